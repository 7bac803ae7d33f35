/** The frameworks with which the page is rendered. */
export const frameworks = ['react', 'preact', 'vue'];
