import type { StorybookConfig } from '@storybook/react-vite';
import { manifests } from './docgen/manifest.ts';
import { propsPlugin } from './docgen/props-plugin.ts';

const fonts = '../tokens/fonts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    './*.stories.tsx',
    '../components/**/*.mdx',
    '../components/**/*.stories.tsx',
    '../patterns/**/*.mdx',
    '../patterns/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', { from: '../components/image/sample', to: '/sample' }, { from: fonts, to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { componentsManifest: true, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Our own, see propsPlugin. TypeScript 7 has no classic JS API, which react-docgen-typescript needs.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), propsPlugin()] }),
  experimental_manifests: manifests,
};

export default config;
