// The committed public API: the snapshot of its types and the guide for coding assistants (llms.txt). Reports whether
// both match the sources; `npm run api -- --write` updates them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runMain } from '../bootstrap/complaint.mjs';
import { root } from '../bootstrap/project.mjs';
import { describeKit, guideFile } from './guide.mjs';
import { describeApi, snapshotFile } from './snapshot.mjs';

await runMain(() => {
  const isWriting = process.argv.includes('--write');
  const stale = [
    { file: snapshotFile, text: describeApi() },
    { file: guideFile, text: describeKit() },
  ].filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  for (const { file, text } of stale) {
    if (isWriting) writeFileSync(file, text);
    console.log(`${relative(root, file)} ${isWriting ? 'rewritten' : 'is not that of the sources'}`);
  }
  if (stale.length === 0) console.log('The API is the one that is committed.');
  return Promise.resolve(stale.length > 0 && !isWriting ? 1 : 0);
});
