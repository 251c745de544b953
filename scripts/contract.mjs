#!/usr/bin/env node
// The committed reference of the contract, a page per call: reports whether it matches the sources;
// `npm run contract -- --write` updates it.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Complaint, runMain } from './bootstrap/complaint.mjs';
import { inProject } from './bootstrap/project.mjs';
import { declaredTypes } from './contract/declared-types.mjs';
import { loadReference } from './contract/load-reference.mjs';
import { formatted } from './format.mjs';

const folder = inProject('docs', 'contract');

/** @returns {Promise<Map<string, string>>} the expected files of the folder, by path */
async function writtenPages() {
  const { writeReference, IncompleteReference, close } = await loadReference();
  try {
    const pages = new Map();
    for (const [path, text] of await writeReference(declaredTypes)) pages.set(path, await formatted(path, text));
    return pages;
  } catch (error) {
    throw error instanceof IncompleteReference ? new Complaint(error.message) : error;
  } finally {
    await close();
  }
}

await runMain(async () => {
  const isWriting = process.argv.includes('--write');
  const pages = await writtenPages();
  const gone = globSync('**/*.md', { cwd: folder }).filter((path) => !pages.has(path));
  const stale = [...pages].filter(([path, text]) => {
    const file = join(folder, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [path, text] of isWriting ? stale : []) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of isWriting ? gone : []) rmSync(join(folder, path));
  for (const path of [...stale.map(([path]) => path), ...gone])
    console.log(`docs/contract/${path} ${isWriting ? 'is that of the sources now' : 'is not that of the sources'}`);
  const isCurrent = stale.length + gone.length === 0;
  console.log(
    isCurrent || isWriting
      ? `${pages.size} pages document the shop’s answers.`
      : 'Look whether the answers changed on purpose, then run: npm run contract -- --write',
  );
  return isCurrent || isWriting ? 0 : 1;
});
