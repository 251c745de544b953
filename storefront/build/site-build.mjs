import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { composeVisitors, transform } from 'lightningcss';
import { build } from 'vite';
import { fontFaces, fontPackage } from '../../tokens/font-files.ts';
import { layerNames } from '../../tokens/layer-names.ts';
import { islandNameOf } from '../platform/islands/define-island.ts';
import { chunkCycle } from './chunk-cycles.mjs';
import { earlyImports } from './early-imports.mjs';
import { noticesOf, onServers, permissive, readLicensed, serverPackages } from './licences.mjs';
import { oneLanguage } from './one-language.mjs';
import { withoutRootHas } from './root-has.mjs';
import { serverThreads } from './server-threads.mjs';
import { treeShakenReact } from './tree-shaken-react.mjs';

/**
 * Builds one site: the server with the styles of every page kind, and the scripts of the browser.
 *
 * @param {object} site
 * @param {string} site.root the project's root
 * @param {string} site.server entry of the server, from the root
 * @param {string} site.client entry of the browser's script, from the root
 * @param {string} site.islands pattern of the islands, from the root
 * @param {ReadonlyArray<string>} site.sharedStyles modules whose styles every page needs, from the root
 * @param {ReadonlyArray<string>} site.lateStyles style modules of what only a touched island shows, from the root: no page waits for them
 * @param {Readonly<Record<string, ReadonlyArray<string>>>} [site.partStyles] style modules of parts that few visitors see, by the
 *   name of the part, from the root: only a page with the part has them
 * @param {string} site.pages pattern of the modules of the page kinds, each in a folder of its name, from the root
 * @param {ReadonlyArray<'en'>} [site.otherLanguages] those besides Polish, each with its own scripts
 * @param {string} site.outDir
 */
export async function buildSite(site) {
  // Beside the last build, which goes on serving until this one is whole.
  const next = { ...site, outDir: join(site.outDir, '.next') };
  await rm(next.outDir, { recursive: true, force: true });
  const { fontPackages, ...styles } = await buildServer(next);
  const { licences, scripts, islands, packages } = await buildClient(next, 'pl');
  // One after the other: files that are alike in both have the same name.
  const otherLanguages = {};
  for (const language of site.otherLanguages ?? []) {
    const built = await buildClient(next, language);
    otherLanguages[language] = { scripts: built.scripts, islands: built.islands };
  }
  const manifest = { ...styles, scripts, islands, otherLanguages, packages: [...packages, ...fontPackages] };
  await writeFile(join(next.outDir, 'manifest.json'), JSON.stringify(manifest, null, 2));
  const ofFonts = fontPackages.map((name) => readLicensed(join(site.root, 'node_modules', name)));
  // A package without the file of its licence, as react-remove-scroll-bar is, states it in its README.
  const ofScripts = licences.map((each) =>
    each.text ? each : readLicensed(join(site.root, 'node_modules', each.name)),
  );
  await writeNotices(next, [...ofScripts, ...ofFonts]);
  for (const folder of ['assets', 'licences']) await compressAll(join(next.outDir, 'client', folder));
  for (const part of ['client', 'server', 'manifest.json']) {
    await rm(join(site.outDir, part), { recursive: true, force: true });
    await rename(join(next.outDir, part), join(site.outDir, part));
  }
  await rm(next.outDir, { recursive: true });
}

/** The packages that files come from, each once. @param {ReadonlyArray<string>} files */
const packagesOf = (files) => [
  ...new Set(files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])),
];

/** For browsers beside what they get, and for who packs the server into an image. */
async function writeNotices({ outDir, root }, ofClient) {
  await mkdir(join(outDir, 'client', 'licences'));
  await writeFile(join(outDir, 'client', 'licences', 'third-party.txt'), noticesOf(ofClient, permissive));
  await writeFile(join(outDir, 'server', 'THIRD-PARTY-NOTICES.txt'), noticesOf(serverPackages(root), onServers));
}

/** The class names of both builds must be the same: they follow from file and place, written the same short way. */
const plugins = () => [react(), vanillaExtractPlugin({ identifiers: 'short' })];

const common = ({ root }) => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});

const sharedStyles = 'virtual:shared-styles';

/** Begins the first sheet of every page: the chunks come in any order, and the first mention of a layer places it. */
const layerOrder = `@layer ${layerNames.join(', ')};\n`;

/** The oldest browsers of the client build, as lightningcss writes them. */
const styleTargets = { chrome: 120 << 16, firefox: 121 << 16, safari: 17 << 16 };

const isForRightToLeft = (part) => part.type === 'pseudo-class' && part.kind === 'dir' && part.direction === 'rtl';

/** The kit serves right-to-left languages too; the shop has none, so its sheets leave these rules out. */
const leftToRight = {
  Rule: {
    style: ({ value }) => (value.selectors.every((selector) => selector.some(isForRightToLeft)) ? [] : undefined),
  },
};

/** The server, and beside it one stylesheet for all pages and one for each page kind. */
async function buildServer(site) {
  const kinds = pageKinds(site);
  const outDir = join(site.outDir, 'server');
  const result = await build({
    ...common(site),
    plugins: [...plugins(), stylesOf(site), serverThreads()],
    // React picks its slow development build at run time unless it is built in.
    ssr: {
      noExternal: [
        /^react(-dom|-aria|-stately)?($|\/)/,
        /^@(react-aria|react-stately|radix-ui|floating-ui)\//,
        'downshift',
      ],
    },
    build: {
      ssr: true,
      emptyOutDir: true,
      target: 'node24',
      outDir,
      emitAssets: true,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      cssMinify: 'lightningcss',
      rollupOptions: {
        input: { main: join(site.root, site.server), 'shared-styles': sharedStyles, ...kinds },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              {
                name: 'late-styles',
                test: (id) => site.lateStyles.some((path) => id.startsWith(join(site.root, path))),
                includeDependenciesRecursively: false,
              },
              // One file a module: a page kind that uses some of them has these in its own sheet.
              ...partsOf(site).flatMap(([name, modules]) =>
                modules.map((path, at) => ({
                  name: `${name}-part-styles-${at}`,
                  test: (id) => id.startsWith(join(site.root, path)),
                  includeDependenciesRecursively: false,
                })),
              ),
            ],
          },
        },
      },
    },
  });
  return collectStyles(site, outDir, [result].flat()[0].output, Object.keys(kinds));
}

const partsOf = ({ partStyles = {} }) => Object.entries(partStyles);

const pageKinds = ({ root, pages }) =>
  Object.fromEntries(
    globSync(pages, { cwd: root })
      .sort()
      .map((file) => [`pages/${basename(dirname(file))}`, join(root, file)]),
  );

/** A module that imports whatever every page needs, so that these styles stand together. */
function stylesOf(site) {
  return {
    name: 'shared-styles',
    resolveId: (id) => (id === sharedStyles ? `\0${sharedStyles}` : undefined),
    load: (id) =>
      id === `\0${sharedStyles}`
        ? site.sharedStyles.map((path) => `import ${JSON.stringify(join(site.root, path))};`).join('\n')
        : undefined,
  };
}

/** Follows the imports of each entry to the styles of its chunks and writes them as one file each. */
async function collectStyles(site, outDir, output, kinds) {
  const chunks = new Map(output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const cssOf = (fileName, seen = new Set()) => {
    if (seen.has(fileName) || !chunks.has(fileName)) return [];
    seen.add(fileName);
    const chunk = chunks.get(fileName);
    return [...chunk.imports.flatMap((each) => cssOf(each, seen)), ...(chunk.viteMetadata?.importedCss ?? [])];
  };
  const assetsDir = join(site.outDir, 'client', 'assets');
  await mkdir(assetsDir, { recursive: true });
  const source = new Map(output.filter((part) => part.type === 'asset').map((asset) => [asset.fileName, asset.source]));

  const write = async (name, files, first = '') => {
    const joined = files.map((file) => source.get(file).toString()).join('\n');
    if (!joined) return [];
    // Each file was minified by itself: together their layers and media queries are fewer.
    const css = transform({
      filename: `${name}.css`,
      code: Buffer.from(first + joined),
      minify: true,
      targets: styleTargets,
      visitor: composeVisitors([leftToRight, withoutRootHas]),
    }).code;
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);
    const file = `${name}-${hash}.css`;
    await writeFile(join(assetsDir, file), css);
    return [`/assets/${file}`];
  };

  const late = [...source.keys()].filter((file) => /\/late-styles-[^/]+\.css$/.test(file));
  const isOfPart = (file) => /-part-styles-\d+-[^/]+\.css$/.test(file);
  const shared = [...new Set(cssOf('shared-styles.js'))].filter((file) => !late.includes(file) && !isOfPart(file));
  const partStyles = {};
  for (const [name] of partsOf(site)) {
    const files = [...source.keys()].filter((file) => basename(file).startsWith(`${name}-part-styles-`));
    [partStyles[name]] = await write(`part-${name}`, files);
  }
  const pageStyles = {};
  for (const kind of kinds) {
    const name = basename(kind);
    pageStyles[name] = await write(
      `page-${name}`,
      [...new Set(cssOf(`${kind}.js`))].filter((file) => !shared.includes(file) && !late.includes(file)),
    );
  }
  const fontNames = [...source.keys()].map((fileName) => basename(fileName)).filter((name) => name.endsWith('.woff2'));
  const ofSite = fontFaces.filter(({ file }) => fontNames.some((name) => name.startsWith(file)));
  const fontPackages = [...new Set(ofSite.map(fontPackage))];
  const fonts = [];
  for (const [fileName, content] of source) {
    if (fileName.endsWith('.css')) continue;
    await writeFile(join(assetsDir, basename(fileName)), content);
    if (isFirstFont(fileName)) fonts.push(`/assets/${basename(fileName)}`);
  }
  await rm(join(outDir, 'assets'), { recursive: true, force: true });
  const [lateStyles] = await write('late', late);
  return {
    sharedStyles: await write('shared', shared, layerOrder),
    pageStyles,
    partStyles,
    lateStyles,
    fonts,
    fontPackages,
  };
}

/** The files of the two faces that the first screen of every page shows; the others load when a letter needs them. */
const isFirstFont = (fileName) => /-shop-normal.*\.woff2$/.test(fileName);

/**
 * Modules that most islands share, in one file each: split by who else shares them, they would be heavier. What code without
 * React (menus, alerts, bars) shares with islands has a file of its own.
 */
const sharedByIslands = [
  {
    name: 'speech',
    test: /\/components\/(error-summary\/go-to-field|announcer\/announce|shared\/hand-focus-on|alert\/speak-alert|visually-hidden\/visually-hidden\.css)\./,
  },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/components\/(texts|icon)\/|\/components\/button\/(button|use-button|icon-button)\.|class-names|\/browser\/(hydrate-island|early-changes)|\/islands\/(island-root|define-island)|\/shop-environment\/|\/image\/small-pictures/,
  },
  {
    name: 'field',
    test: /\/components\/(field|radio-group)\/|\/visually-hidden\/[a-z-]+\.tsx|\/components\/shared\/(use-is-hydrated|use-arrival|after-frames)\.|\/components\/alert\/(alert|alert-markup|use-alert|alert\.texts|alert\.css)\./,
  },
  {
    name: 'form',
    test: /\/components\/(form|error-summary)\//,
  },
  { name: 'heading', test: /\/components\/(heading|link)\// },
  { name: 'quantity', test: /\/components\/quantity-stepper\/(?!.*texts)|\/rules\/units\./ },
  { name: 'text-field', test: /\/components\/text-field\// },
  { name: 'picture', test: /\/components\/image\/(?!small-pictures)/ },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/**
 * The first script is one file, and islands take from it what they share with it.
 *
 * @param {string} entry
 */
function ofFirstScript(entry) {
  /** @type {Set<string> | undefined} */
  let reached;
  const reach = (context) => {
    if (reached) return reached;
    reached = new Set([entry]);
    for (const each of reached) for (const next of context.getModuleInfo(each)?.importedIds ?? []) reached.add(next);
    return reached;
  };
  return {
    debugName: 'first',
    name: (id, context) => (reach(context).has(id) ? 'first' : null),
    priority: 1,
    includeDependenciesRecursively: false,
  };
}

/** Our own modules do nothing by being imported, so unused parts of an imported one are left out. */
const isOfOthers = (id) => id.startsWith('\0') || id.includes('/node_modules/');

/** What Vite knows of the packages in the scripts; read by this build and not handed on. */
const licenceFile = 'licences.json';

/**
 * Each island is an entry of its own, whose file the server writes beside it: a list of all islands in the script of every page
 * took a third of that script.
 */
const islandEntries = ({ root, islands }) =>
  Object.fromEntries(
    globSync(islands, { cwd: root, exclude: ['**/*.test.tsx'] }).map((file) => [
      basename(file, '.tsx'),
      join(root, file),
    ]),
  );

/** The scripts of the browser in one language: the entry that every page loads, and islands that load when they are wanted. No styles. */
async function buildClient(site, language) {
  const result = await build({
    ...common(site),
    plugins: [
      treeShakenReact(site.root),
      oneLanguage(language),
      ...plugins(),
      withoutStyles(),
      plainImports(),
      earlyImports(),
    ],
    build: {
      target: ['chrome120', 'firefox121', 'safari17'],
      outDir: join(site.outDir, 'client'),
      emptyOutDir: false,
      modulePreload: false,
      // Else an island that loads would wait for styles that no client build writes.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      license: { fileName: licenceFile },
      rollupOptions: {
        input: { client: join(site.root, site.client), ...islandEntries(site) },
        // The loader takes the default export of each.
        preserveEntrySignatures: 'allow-extension',
        treeshake: { moduleSideEffects: isOfOthers, manualPureFunctions: ['defineTexts'] },
        // react-dom asks the scheduler for what only its development build has.
        checks: { importIsUndefined: false },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: [ofFirstScript(join(site.root, site.client)), ...sharedByIslands] },
        },
      },
    },
  });
  const { output } = [result].flat()[0];
  const cycle = chunkCycle(output.filter(({ type }) => type === 'chunk'));
  if (cycle) throw new Error(`Files of the browser import each other: ${cycle.join(' → ')}. Change "sharedByIslands".`);
  const entries = output.filter((part) => part.type === 'chunk' && part.isEntry);
  const scripts = entries.filter(({ name }) => name === 'client').map(({ fileName }) => `/${fileName}`);
  const islands = Object.fromEntries(
    entries
      .filter(({ name }) => name !== 'client')
      .map(({ facadeModuleId, fileName }) => [islandNameOf(facadeModuleId), basename(fileName)]),
  );
  const licences = JSON.parse(output.find(({ fileName }) => fileName === licenceFile).source);
  await rm(join(site.outDir, 'client', licenceFile));
  return { scripts, islands, licences, packages: packagesOf(output.flatMap(({ moduleIds = [] }) => moduleIds)) };
}

/**
 * Class names stay, the styles behind them are in the page's stylesheet already. All style files are one module that does
 * nothing, so no script file imports another one for its sake.
 */
function withoutStyles() {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (/\.css(\?|$)/.test(id) ? { id: '\0no-styles', moduleSideEffects: false } : undefined),
    load: (id) => (id === '\0no-styles' ? '' : undefined),
    generateBundle(_, bundle) {
      for (const [fileName, part] of Object.entries(bundle)) if (part.type === 'asset') delete bundle[fileName];
    },
  };
}

/**
 * Vite wraps every lazy import into code that fetches styles and preloads first. This build has neither: without the wrapper
 * the script of every page is 0.1 kB smaller.
 */
function plainImports() {
  return {
    name: 'plain-imports',
    configResolved(config) {
      config.plugins = config.plugins.filter(({ name }) => !/build-import-analysis|import-analysis-build/.test(name));
    },
  };
}

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.xml', '.txt']);

/** brotli 11 and gzip 9 beside every text file, so that no request pays for it. */
async function compressAll(folder) {
  for (const file of await readdir(folder)) {
    if (!compressible.has(extname(file))) continue;
    const path = join(folder, file);
    const content = await readFile(path);
    const brotli = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${path}.br`, brotli);
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

/** The built scripts and styles with their brotli sizes, for the line that the build prints. */
export async function sizesOf(outDir) {
  const folder = join(outDir, 'client', 'assets');
  const files = (await readdir(folder)).filter((file) => /\.(js|css)\.br$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => [file.slice(0, -3), (await readFile(join(folder, file))).length]),
  );
  return sizes.map(([file, bytes]) => `${relative(folder, join(folder, file))} ${(bytes / 1024).toFixed(2)} kB`);
}
