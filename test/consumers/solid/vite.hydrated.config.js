import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

/** Builds the page that a server renders: `--ssr` for the server, and what takes over in the browser. */
export default defineConfig({
  plugins: [solid({ ssr: true })],
  build: { emptyOutDir: false, rollupOptions: { input: 'hydrated.html' } },
});
