import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { componentFolders } from '../../../scripts/package/entries.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const storiesOf = (folder: string) => join(root, 'components', folder, `${folder}.stories.tsx`);

/** The components with stories: examples of each, with sensible props. */
export const storyFolders: ReadonlyArray<string> = (componentFolders as ReadonlyArray<string>).filter((folder) =>
  existsSync(storiesOf(folder)),
);

/** A module that returns every story as an element, by its component's folder and its own name. */
const source = `
import { jsx } from 'react/jsx-runtime';
${storyFolders.map((folder, index) => `import * as file${index} from '${storiesOf(folder)}';`).join('\n')}

function elementOf(meta, story, name) {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: {}, parameters: {}, name, title: meta.title ?? '' };
  const render = story.render ?? meta.render ?? ((props) => jsx(meta.component, props));
  const Story = () => render(args, context);
  return [story.decorators ?? [], meta.decorators ?? []].flat().reduce(
    (inner, decorate) => jsx(() => decorate(() => inner, context), {}),
    jsx(Story, {}),
  );
}

export const stories = Object.entries({ ${storyFolders.map((folder, index) => `'${folder}': file${index}`).join(', ')} })
  .flatMap(([folder, { default: meta, ...file }]) =>
    Object.entries(file)
      .filter(([, story]) => typeof story === 'object')
      .map(([name, story]) => ({ folder, name, tags: story.tags ?? [], element: elementOf(meta, story, name) })),
  );
`;

const entry = 'virtual:stories';
const testHelpers = 'virtual:storybook-test';

/**
 * Stories import the sources; here they show the package. Their imports of a component become imports of the package's
 * entry, and those only for tests become empty.
 */
const fromPackage = (consumer: string): Plugin => ({
  name: 'from-package',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (id === entry) return join(consumer, 'stories.js');
    if (id === 'storybook/test') return `\0${testHelpers}`;
    if (!importer || !id.startsWith('.')) return null;
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    const [, folder] = /\/components\/([\w-]+)\/index\.ts$/.exec(resolved?.id ?? '') ?? [];
    if (folder === undefined || folder === 'shared') return resolved;
    // Node loads packages, which is what is tested.
    return { id: `witryna/${folder}`, external: true };
  },
  load(id) {
    if (id === join(consumer, 'stories.js')) return source;
    if (id !== `\0${testHelpers}`) return null;
    const names = storyFolders
      .flatMap((folder) => [
        ...readFileSync(storiesOf(folder), 'utf8').matchAll(/import \{([^}]+)\} from 'storybook\/test'/g),
      ])
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
      .filter((name) => name !== '' && !name.startsWith('type '));
    return [...new Set(names)].map((name) => `export const ${name} = () => () => {};`).join('\n');
  },
});

/**
 * Builds the stories of all components as server code that imports the packed kit: `<outDir>/stories.js` in the
 * consumer's folder exports `stories`.
 */
export async function buildStories(consumer: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [fromPackage(consumer), react(), vanillaExtractPlugin()],
    build: {
      outDir: join(consumer, outDir),
      emptyOutDir: true,
      ssr: true,
      minify: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?(\/|$)/,
        output: { entryFileNames: 'stories.js' },
      },
    },
  });
}
