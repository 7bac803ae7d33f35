/** The button for light and dark, and the buttons that copy a block of code. */
const root = document.documentElement;
const button = document.getElementById('theme');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches);
const show = () => button.setAttribute('aria-pressed', isDark());

button.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  // a choice that agrees with the system follows it again
  if (isDark() === prefersDark.matches) root.dataset.theme = '';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // the page may have no storage: then the choice holds for this page
  }
  show();
});
prefersDark.addEventListener('change', show);
show();

document.addEventListener('click', async ({ target }) => {
  const copy = target.closest('.copy');
  if (!copy) return;
  const code = copy.previousElementSibling;
  const copied = await navigator.clipboard?.writeText(code.textContent.trimEnd()).then(
    () => true,
    () => false,
  );
  if (!copied) getSelection().selectAllChildren(code);
  copy.textContent = copied ? 'Copied' : 'Selected';
  copy.addEventListener('blur', () => (copy.textContent = 'Copy'), { once: true });
});
