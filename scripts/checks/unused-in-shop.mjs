// Fails if no page of the shop uses a component, or no code reads a setting, beyond the list in unused-in-shop.json.
// The list may only shrink: a used entry must be removed.
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { closureOf } from '../audits/sources.mjs';
import { runMain } from '../bootstrap/complaint.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { differences } from './unused-marks.mjs';

/** @param {string} pattern */
const filesOf = (pattern) =>
  globSync(pattern, { cwd: inProject() })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file));

/** `import.meta.glob` finds pages and islands, so the shop's own imports do not reach them. */
const entries = [
  'storefront/{shop,client}.ts',
  'storefront/{features/*,compatibility}/pages/*/index.ts',
  'storefront/{frame,features/*}/browser/*/islands/*.tsx',
].flatMap(filesOf);

function unusedComponents() {
  const reached = [...closureOf(entries).keys()];
  return readdirSync(inProject('components'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(`components/${entry.name}/${entry.name}.tsx`).length > 0)
    .map(({ name }) => name)
    .filter((name) => !reached.includes(`components/${name}/${name}.tsx`));
}

/** A setting is read if its name appears in code outside the settings. */
async function unreadSettings() {
  const { defaultSettings } = await import('../../storefront/platform/settings/index.ts');
  const words = new Set(
    filesOf('{components,patterns,storefront}/**/*.{ts,tsx}')
      .filter((file) => !/^storefront\/(platform\/settings|reference|demo)\/|\/testing\/|\.stories\.tsx$/.test(file))
      .flatMap((file) => readFileSync(inProject(file), 'utf8').match(/\w+/g) ?? []),
  );
  return Object.keys(defaultSettings).filter((name) => !words.has(name));
}

await runMain(async () => {
  const listed = JSON.parse(readFileSync(inProject('scripts/checks/unused-in-shop.json'), 'utf8'));
  const found = { components: unusedComponents(), settings: await unreadSettings() };
  const faults = [
    ...differences(listed.components, found.components, 'component', 'stands in no page of the shop'),
    ...differences(listed.settings, found.settings, 'setting', 'is read by no code'),
  ];
  for (const fault of faults) console.error(fault);
  console.log(
    `${entries.length} entries of the shop: ${found.components.length} components and ${found.settings.length} settings unused`,
  );
  return faults.length > 0 || entries.length < 20 ? 1 : 0;
});
