export default {
  title: 'Documentation',
  description:
    'How to put the games on a page, write about them and change their look, and the reference of the elements.',
  note: '',
  contents: 'Contents',
  edit: 'Edit this page',
  beyond: 'Pages before and after',
  previous: 'Previous',
  next: 'Next',
  groups: {
    Use: 'Use',
    Elements: 'Elements',
    Build: 'Build',
    'Write and design': 'Write and design',
    'Keys and screen readers': 'Keys and screen readers',
    Project: 'Project',
  },
};
