/**
 * `text`: the texts of a page in several languages. Such a page is paginated over `languages`, with the alias `language`; `name` is that
 * of its texts, which contain its title and description.
 */
export default {
  text: ({ name, words, language = 'en' }) => words[language]?.[name] ?? {},
};
