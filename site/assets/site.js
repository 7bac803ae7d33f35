/** The button for light and dark, the buttons that copy a block of code, and elements that wait for the reader. */
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

/** Puts the element of a template in the place of its picture, when it is ready. */
async function replace(still) {
  const [element] = document.importNode(still.querySelector('template').content, true).children;
  await customElements.whenDefined(element.localName);
  element.hidden = true;
  still.after(element);
  await element.updateComplete;
  still.remove();
  element.hidden = false;
}

const visible = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    visible.unobserve(target);
    void replace(target);
  }
});
for (const still of document.querySelectorAll('.still')) visible.observe(still);
