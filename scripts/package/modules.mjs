import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, transformWithOxc } from 'vite';
import { inProject, root } from '../bootstrap/project.mjs';
import { entryFolders, tokenModules } from './entries.mjs';

/** How package modules import a style sheet; runtimes that cannot load one get an empty module by package.json. */
const styleImport = '#styles/';
export const styleFolder = 'styles';

/** @param {string} file that vanilla-extract names after its source, e.g. `components/button/button.css.ts.vanilla.css` */
const styleFile = (file) => file.replace(/\.css\.ts\.vanilla\.css$/, '.css');

/** Bare names stay imports of the consumer's own packages; everything else is the kit. @param {string} id */
const isForeign = (id) => /^[@a-z][^:]*$/.test(id) && !/^(components|patterns|tokens)\//.test(id);

/**
 * Vite separates a library's styles from its modules and forgets which need them: this restores the imports.
 *
 * @param {Map<string, string>} styles receives the text of each style sheet by its path
 * @returns {import('vite').Plugin}
 */
const importStyles = (styles) => ({
  name: 'import-styles',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') {
          styles.set(styleFile(output.fileName), String(output.source));
          delete bundle[output.fileName];
          continue;
        }
        const { importedCss } = /** @type {{ viteMetadata: { importedCss: Set<string> } }} */ (
          /** @type {unknown} */ (output)
        ).viteMetadata;
        const imports = [...importedCss].map((file) => `import '${styleImport}${styleFile(file)}';\n`);
        output.code = imports.join('') + output.code.replaceAll(/^\/\* empty css +\*\/\n/gm, '');
      }
    },
  },
});

/**
 * The entry of one folder without its types, and the modules that it exports from. The bundler would make one object of
 * `export * as icons`, from which no single icon could be picked; unchanged, every bundler can split it.
 *
 * @param {string} folder
 * @returns {Promise<{ path: string, code: string, modules: string[] }>}
 */
async function readEntry(folder) {
  const path = `${folder}/index`;
  const { code } = await transformWithOxc(readFileSync(inProject(`${path}.ts`), 'utf8'), `${path}.ts`);
  const modules = [...code.matchAll(/ from ["']\.\/(.+?)["']/g)].map(([, file]) => `${folder}/${file}`);
  return { path: `${path}.js`, code: code.replaceAll(/(?<= from ["'].+?)\.tsx?(?=["'])/g, '.js'), modules };
}

// On a busy machine slow plugins are no news.
const checks = { pluginTimings: false };

/** @type {import('vite').InlineConfig} */
const common = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
};

/**
 * The kit's modules, one file for each of ours, so that bundlers drop what is not imported.
 *
 * @param {string} outDir
 * @returns {Promise<Map<string, string>>} the style sheets by their path
 */
async function buildModules(outDir) {
  const entries = await Promise.all(Object.values(entryFolders).map(readEntry));
  /** @type {Map<string, string>} */
  const styles = new Map();
  await build({
    ...common,
    plugins: [...(common.plugins ?? []), importStyles(styles)],
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      lib: { formats: ['es'], entry: [...new Set(entries.flatMap(({ modules }) => modules)), ...tokenModules] },
      rolldownOptions: {
        external: isForeign,
        checks,
        // The package promises the same to its users' bundlers (sideEffects), and a test checks it.
        treeshake: { moduleSideEffects: (id) => /\.css\b/.test(id) },
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  });
  for (const { path, code } of entries) write(join(outDir, path), code);
  return styles;
}

/**
 * The style sheet that a page needs before its first component, with its font files beside it. No library build: that
 * would inline the fonts into the style sheet.
 *
 * @param {string} outDir
 * @returns {Promise<string>} its text
 */
async function buildGlobalStyle(outDir) {
  const built = await build({
    ...common,
    base: './',
    build: {
      outDir,
      write: false,
      minify: false,
      cssMinify: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: inProject('tokens', 'global.css.ts'),
        checks,
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? `${styleFolder}/[name].css` : 'fonts/[name][extname]',
        },
      },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const assets = output.filter((file) => file.type === 'asset');
  for (const { fileName, source } of assets) if (fileName.startsWith('fonts/')) write(join(outDir, fileName), source);
  const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  if (sheets.length !== 1) throw new Error(`tokens/global.css.ts gave ${sheets.length} style sheets instead of one.`);
  return String(sheets[0]?.source);
}

/** @param {string} path @param {string | Uint8Array} content */
function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Builds modules, style sheets and fonts of the kit.
 *
 * @param {string} outDir
 */
export async function buildKit(outDir) {
  const components = await buildModules(outDir);
  const page = await buildGlobalStyle(outDir);
  for (const [file, text] of components) write(join(outDir, styleFolder, file), text);
  write(join(outDir, styleFolder, 'global.css'), page);
  write(join(outDir, styleFolder, 'all.css'), [page, ...components.values()].join('\n'));
}
