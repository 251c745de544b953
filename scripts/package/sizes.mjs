// What each component costs its users: `npm run sizes` measures and judges, `-- --write` writes the tables in docs and
// gives a budget to components without one, `-- --write --budgets` resets all budgets.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runMain } from '../bootstrap/complaint.mjs';
import { makeConsumer, packKit } from './consumer.mjs';
import { budgetFile, judgeSizes, sizesFile, sizesPage, sizeTable, weighKit } from './weigh.mjs';

/** @typedef {import('./weigh.mjs').Sizes} Sizes */

/** Promised bytes of script, whatever is measured. @type {Record<string, number>} */
const promised = { button: 1000, 'quantity-stepper': 4000 };
/** The growth of a component without review. */
const room = 1.05;

/** @param {number} bytes */
const withRoom = (bytes) => Math.ceil((bytes * room) / 10) * 10;

/** @param {Sizes} sizes @param {boolean} isReset also for components with a budget */
function setBudgets(sizes, isReset) {
  for (const [folder, size] of Object.entries(sizes)) {
    if (size.budget !== undefined && !isReset) continue;
    size.budget = { script: promised[folder] ?? withRoom(size.script), style: withRoom(size.style) };
    const { script, style } = size.budget;
    writeFileSync(budgetFile(folder), `{ "script": ${script}, "style": ${style} }\n`);
  }
}

await runMain(async () => {
  const { folder, tarball } = packKit();
  const consumer = makeConsumer(tarball);
  try {
    const sizes = await weighKit(consumer);
    if (process.argv.includes('--write')) {
      setBudgets(sizes, process.argv.includes('--budgets'));
      writeFileSync(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
      writeFileSync(sizesPage, sizeTable(sizes));
    }
    const written = existsSync(sizesFile) ? JSON.parse(readFileSync(sizesFile, 'utf8')) : {};
    const findings = judgeSizes(sizes, written);
    console.log(sizeTable(sizes));
    for (const finding of findings) console.error(finding);
    return findings.length > 0 ? 1 : 0;
  } finally {
    for (const temporary of [folder, consumer]) rmSync(temporary, { recursive: true, force: true });
  }
});
