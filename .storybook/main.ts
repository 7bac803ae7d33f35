import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { StorybookConfig } from '@storybook/web-components-vite';
import { mergeConfig } from 'vite';
import { fontFiles } from '../site/lib/fonts.mjs';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/web-components-vite', options: {} },
  staticDirs: [
    { from: '../site/assets/favicon.svg', to: '/favicon.svg' },
    { from: '../site/fonts.css', to: '/fonts.css' },
    ...fontFiles.map((file: string) => ({ from: `../${file}`, to: `/fonts/${basename(file)}` })),
    // The stories of frames show the page of the build, if there is one.
    ...(existsSync('cdn') ? [{ from: '../cdn', to: '/cdn' }] : []),
  ],
  // What most stories share is one file: a hundred small ones are slow to load.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'boards', test: /\/src\/|\/(@?lit|lit-html)\//, minShareCount: 4 }],
            },
          },
        },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};
export default config;
