import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/web-components-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/web-components-vite', options: {} },
  staticDirs: [
    { from: '../site/assets/favicon.svg', to: '/favicon.svg' },
    { from: '../looks/fonts.css', to: '/fonts.css' },
    { from: '../looks/fonts', to: '/fonts' },
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
