import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/web-components-vite', options: {} },
  staticDirs: [
    { from: '../site/assets/favicon.svg', to: '/favicon.svg' },
    // The stories of frames show the page of the build, if there is one.
    ...(existsSync('cdn') ? [{ from: '../cdn', to: '/cdn' }] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};
export default config;
