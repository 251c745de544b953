import { globSync, readFileSync } from 'node:fs';
import { inProject, root } from '../bootstrap/project.mjs';
import { entryFolders } from './entries.mjs';
import { styleFolder } from './modules.mjs';

/** An empty module for loaders without style sheets. */
export const noStyles = 'no-styles.js';

/** A style sheet of the package; its types declare no exports. @param {string} file */
const styleSheet = (file) => ({ types: `./${styleFolder}/${file}.d.ts`, default: `./${styleFolder}/${file}` });

/** The style sheets imported by name. */
export const publicStyles = ['global.css', 'all.css'];

/** The range of a tested version: the tested one is the lowest allowed. @param {string} version */
const fromTested = (version) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/** The packages imported by the kit's modules: installed together with the kit. */
export const runtimePackages = () => {
  const modules = globSync('components/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /\.(test|stories|css)\.tsx?$|testing\.tsx?$/.test(path),
  });
  const imported = modules.flatMap((path) =>
    [...readFileSync(inProject(path), 'utf8').matchAll(/ from '(@[\w-]+\/[\w-]+|[a-z][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );
  const peers = new Set(['react', 'react-dom']);
  return [...new Set(imported)].filter((name) => !peers.has(name)).sort();
};

/** The package.json of the published kit: only what users need of the project's own. */
export function manifest() {
  const { name, version, engines, dependencies, devDependencies } = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  );
  return {
    name,
    version,
    description: 'An accessible React component kit for Polish online shops',
    keywords: ['react', 'components', 'accessibility', 'wcag', 'a11y', 'polish', 'shop'],
    license: 'MIT',
    type: 'module',
    engines,
    sideEffects: ['**/*.css', '**/*.css.js'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      ...Object.fromEntries(
        Object.entries(entryFolders).map(([name, folder]) => [
          `./${name}`,
          { types: `./${folder}/index.d.ts`, default: `./${folder}/index.js` },
        ]),
      ),
      './tokens': { types: './tokens.d.ts', default: './tokens.js' },
      ...Object.fromEntries(publicStyles.map((file) => [`./${file}`, styleSheet(file)])),
      './package.json': './package.json',
    },
    // Node cannot import a style sheet: a server that renders the kit gets an empty module instead.
    imports: { [`#${styleFolder}/*`]: { node: `./${noStyles}`, default: `./${styleFolder}/*` } },
    dependencies: Object.fromEntries(runtimePackages().map((name) => [name, dependencies[name]])),
    peerDependencies: {
      '@types/react': fromTested(devDependencies['@types/react']),
      react: fromTested(dependencies.react),
      'react-dom': fromTested(dependencies['react-dom']),
    },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
}
