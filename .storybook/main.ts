import type { StorybookConfig } from '@storybook/react-vite';
import { fontFiles } from '../tokens/font-files.ts';
import { manifests } from './docgen/manifest.ts';
import { propsPlugin } from './docgen/props-plugin.ts';

const fonts = '../tokens/fonts';

/** The workshop's own frame is written in the kit's text font. */
const textFaces = fontFiles('shop')
  .filter(({ face }) => face.file === 'hanken-grotesk')
  .map(
    ({ name, face, range }) =>
      `@font-face { font-family: '${face.family}'; font-weight: ${face.weights.join(' ')}; font-display: swap; src: url('./fonts/${name}') format('woff2'); unicode-range: ${range}; }`,
  )
  .join('\n');

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
  managerHead: (head) => `${head ?? ''}<style>${textFaces}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { componentsManifest: true, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Our own, see propsPlugin. TypeScript 7 has no classic JS API, which react-docgen-typescript needs.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), propsPlugin()] }),
  experimental_manifests: manifests,
};

export default config;
