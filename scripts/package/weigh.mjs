import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { componentName, entryFolders } from './entries.mjs';
import { bundle, sizeOf } from './measure.mjs';

/**
 * @typedef {import('./measure.mjs').Size} Size
 * @typedef {Record<string, Size & { budget?: Size }>} Sizes by the entry's name
 * @typedef {(code: string) => Promise<import('./measure.mjs').Bundle>} Build a user's build of a piece of code
 */

export const sizesFile = inProject('docs', 'sizes.json');
export const sizesPage = inProject('docs', 'sizes.md');

/** @param {string} name of an entry */
export const budgetFile = (name) => inProject(entryFolders[name] ?? name, 'size.json');

/** The budget beside the entry. @param {string} name @returns {Size | undefined} */
export const budgetOf = (name) =>
  existsSync(budgetFile(name)) ? JSON.parse(readFileSync(budgetFile(name), 'utf8')) : undefined;

/**
 * The cost of an entry's own component alone; for an entry without a component of its name, of all of it.
 *
 * @param {string} consumer
 * @param {string} name of the entry
 * @param {string} folder
 * @param {Build} build
 */
async function weighEntry(consumer, name, folder, build) {
  const entry = readFileSync(join(consumer, 'node_modules', 'witryna', folder, 'index.js'), 'utf8');
  const component = componentName(name);
  const imported = new RegExp(`\\b${component}\\b`).test(entry) ? `{ ${component} }` : '*';
  return sizeOf(await build(`export ${imported} from 'witryna/${name}';`));
}

/**
 * Weighs every entry of the packed kit.
 *
 * @param {string} consumer folder, see `makeConsumer`
 * @param {Build} [build] in that folder
 * @returns {Promise<Sizes>}
 */
export async function weighKit(consumer, build = (code) => bundle(consumer, code)) {
  /** @type {Sizes} */
  const sizes = {};
  for (const [name, folder] of Object.entries(entryFolders)) {
    const budget = budgetOf(name);
    sizes[name] = { ...(await weighEntry(consumer, name, folder, build)), ...(budget && { budget }) };
  }
  return sizes;
}

/** How far a size may be from the committed one before the table must be updated. */
const tolerance = 0.05;

/** @param {number} measured @param {number} written */
const differs = (measured, written) => Math.abs(measured - written) > tolerance * written;

/**
 * The faults of the sizes: a component without a budget or over it, an outdated table.
 *
 * @param {Sizes} measured
 * @param {Sizes} written the committed table
 * @returns {string[]} a sentence each
 */
export function judgeSizes(measured, written) {
  const folders = Object.entries(measured).flatMap(([folder, size]) => {
    const { budget } = size;
    if (budget === undefined) return [`${folder} has no budget: npm run sizes -- --write gives it one.`];
    const parts = /** @type {const} */ (['script', 'style']);
    return parts.flatMap((part) => {
      const recorded = written[folder]?.[part];
      return [
        ...(size[part] > budget[part]
          ? [`${folder}: ${size[part]} bytes of ${part}, its budget is ${budget[part]}.`]
          : []),
        ...(recorded === undefined || differs(size[part], recorded) || written[folder]?.budget?.[part] !== budget[part]
          ? [`${folder}: ${size[part]} bytes of ${part}, docs/sizes.json is outdated.`]
          : []),
      ];
    });
  });
  const gone = Object.keys(written).filter((folder) => !(folder in measured));
  return [...folders, ...gone.map((folder) => `docs/sizes.json lists ${folder}, which does not exist.`)];
}

/** @param {number | undefined} bytes of 1000 a kB */
const kilobytes = (bytes) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(2));

/** The table for people. @param {Sizes} sizes */
export function sizeTable(sizes) {
  const head = ['component', 'script', 'budget', 'style', 'budget'];
  const rows = Object.entries(sizes).map(([folder, { script, style, budget }]) => [
    folder,
    ...[script, budget?.script, style, budget?.style].map(kilobytes),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  /** @param {ReadonlyArray<string>} row */
  const line = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return `# Sizes

What importing one component alone costs, with all that it imports itself: kB of 1000 bytes after minifying and brotli, React and
the global style sheet left out. \`contract\` is the client of a shop's calls, all of them. Measured in a consumer's own Vite build of the packed kit by \`npm run sizes -- --write\`; the
test run fails over a budget (\`size.json\` beside the component) or where this table is wrong by more than 5 %.

${[head, rule, ...rows].map(line).join('\n')}
`;
}
