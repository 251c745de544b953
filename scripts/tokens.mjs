// All token names that ever existed, in tokens/known-names.json: reports new ones, and `npm run tokens -- --write` adds
// them. It removes nothing: a removed token needs a line in tokens/removed-names.json, which a test requires.
import { readFileSync, writeFileSync } from 'node:fs';
import { publicNames } from '../tokens/names.ts';
import { runMain } from './bootstrap/complaint.mjs';
import { inProject } from './bootstrap/project.mjs';

const file = inProject('tokens', 'known-names.json');

await runMain(() => {
  const isWriting = process.argv.includes('--write');
  /** @type {string[]} */
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const fresh = publicNames(inProject('tokens', 'source')).filter((name) => !known.includes(name));
  if (fresh.length === 0) console.log('Every token is known.');
  else console.log(`${isWriting ? 'Written down' : 'New, not written down'}: ${fresh.join(', ')}`);
  if (isWriting) writeFileSync(file, `${JSON.stringify([...known, ...fresh].sort(), null, 2)}\n`);
  return Promise.resolve(fresh.length > 0 && !isWriting ? 1 : 0);
});
