import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';

/** @typedef {import('./results.mjs').Audit} Audit */

/** @param {string} component */
const hasTest = (component) =>
  readdirSync(inProject('components', component)).some((file) => /\.test\.tsx?$/.test(file));

/** One script per component; the component's stories prove what it says. @type {Audit} */
export const screenReaderAudit = {
  name: 'screen-reader',
  title: 'Orca in Polish, with headed Chromium',
  runner: 'tests/screen-reader/run.ts',
  results: 'tests/screen-reader/transcripts',
  units: () =>
    readdirSync(inProject('tests/screen-reader/scripts'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => basename(file, '.ts'))
      .map((name) => ({
        name,
        entries: [`tests/screen-reader/scripts/${name}.ts`, `components/${name}/${name}.stories.tsx`],
      })),
  // Colours and sizes are never spoken, and the host only serves.
  ignored: /^(tokens|tests\/story-host)\//,
};

/**
 * The tests that must detect a removed part of a component: its own, and those of components built on it.
 * @param {string} component
 */
const testsOf = (component) =>
  globSync(
    [
      `components/${component}/**/*.test.{ts,tsx}`,
      ...(component === 'field'
        ? ['components/{text-field,text-area,checkbox,checkbox-group,radio-group,form}/*.test.tsx']
        : []),
      ...(component === 'modal' ? ['components/{alert-dialog,drawer,loading-overlay}/*.test.tsx'] : []),
      ...(component === 'form' ? ['patterns/validation/*.test.{ts,tsx}'] : []),
    ],
    { cwd: inProject('.') },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** The wiring of a component: each ARIA attribute, handler and key is removed, and a test must fail. @type {Audit} */
export const mutationAudit = {
  name: 'mutation',
  title: 'Mutations of what assistive technology and the keyboard rest on',
  runner: 'tests/mutation/run.ts',
  results: 'docs/audits/mutation',
  units: () =>
    readdirSync(inProject('components'))
      .filter((name) => hasTest(name))
      .map((name) => {
        const tests = testsOf(name);
        const own = readdirSync(inProject('components', name))
          .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|css)\.tsx?$/.test(file))
          .map((file) => `components/${name}/${file}`);
        return { name, tests, entries: [...new Set([...own, ...tests])] };
      }),
  // Shared code is audited with the component, as far as it is the component's.
  ignored: /^tokens\/|\.css\.ts$/,
};

/** Every folder with stories, of the kit and of the patterns. @returns {Array<{ name: string, folder: string }>} */
const storyFolders = () =>
  ['components', 'patterns'].flatMap((house) =>
    readdirSync(inProject(house))
      .filter((name) => existsSync(inProject(house, name, `${name}.stories.tsx`)))
      .map((name) => ({ name: house === 'components' ? name : `pattern-${name}`, folder: `${house}/${name}` })),
  );

/** @type {Audit} */
export const storyAudit = {
  name: 'stories',
  title: 'axe on every story, in every theme, with and without forced colours',
  runner: 'tests/story-audit/run.ts',
  results: 'docs/audits/stories',
  units: () =>
    storyFolders().map(({ name, folder }) => ({
      name,
      folder,
      entries: [`${folder}/${folder.split('/')[1]}.stories.tsx`, 'tokens/themes.css.ts'],
    })),
};

/** What renders the demo shop's pages, and its texts. `import.meta.glob` loads most of it, without imports. */
/** @param {...string} further patterns of files that only some audits read */
const sourcesOfPages = (...further) =>
  [
    'storefront/{shop,client}.ts',
    'storefront/platform/document/document.tsx',
    'storefront/{features/*,compatibility}/pages/*/index.ts',
    'storefront/{frame,features/*}/browser/*/islands/*.tsx',
    'storefront/demo/load.ts',
    'storefront/demo/seed/index.ts',
    ...further,
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: inProject('.') }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();

/** The server stores, guards and mails: a page gets only the demo data from it. */
const behindPages =
  'storefront/(features/[^/]+/store|platform/(http|store|mail|outbox|memory|jobs|protection)|store|mails|jobs|compatibility/(graphql|ajax|policy-reports))/';

/** A width per viewport level. @type {Audit} */
export const pageAudit = {
  name: 'pages',
  title: 'axe, Alfa, html-validate and page checks on every page of the shop',
  runner: 'tests/page-audit/run.ts',
  results: 'docs/audits/pages',
  hasStates: true,
  units: () =>
    [390, 820, 1100, 1440].map((width) => ({
      name: `${width}-px`,
      width,
      entries: sourcesOfPages('storefront/{features/*/pages/*,frame/error-page}/states.ts'),
    })),
  ignored: new RegExp(`^${behindPages}`),
};

/** One unit per language of the demo. @type {Audit} */
export const lighthouseAudit = {
  name: 'lighthouse',
  title: 'Lighthouse on a phone: accessibility, best practices and SEO of every indexable page kind',
  runner: 'tests/lighthouse/run.ts',
  results: 'docs/audits/lighthouse',
  units: () => ['pl', 'en'].map((name) => ({ name, entries: sourcesOfPages() })),
  ignored: new RegExp(`^${behindPages}`),
};

/** A customer's path through the built shop. @type {Audit} */
export const journeyAudit = {
  name: 'journeys',
  title: 'Orca in Polish on the way through the built shop',
  runner: 'tests/screen-reader/run-journeys.ts',
  results: 'tests/screen-reader/transcripts/journeys',
  units: () =>
    readdirSync(inProject('tests/screen-reader/journeys'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => basename(file, '.ts'))
      .map((name) => ({ name, entries: [`tests/screen-reader/journeys/${name}.ts`, ...sourcesOfPages()] })),
  // As with the pages: colours are never spoken, and a page gets only the demo data from the server.
  ignored: new RegExp(`^(tokens/|${behindPages})`),
};

/** All audits: too slow or too demanding for `npm test`, so their results are committed. @type {ReadonlyArray<Audit>} */
export const audits = [screenReaderAudit, mutationAudit, storyAudit, pageAudit, lighthouseAudit, journeyAudit];
