/** Types of `import.meta.glob` and of imports that end with `?raw`. */
/// <reference types="vite/client" />
