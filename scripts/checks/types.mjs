// The product is TypeScript; the scripts must run on Node 20 before any install, so they are checked JavaScript.
import { run } from '../bootstrap/child.mjs';
import { runMain } from '../bootstrap/complaint.mjs';
import { programOf } from '../bootstrap/project.mjs';

await runMain(async () => {
  let failures = 0;
  for (const project of ['tsconfig.json', 'scripts/tsconfig.json'])
    failures += (await run(programOf('tsc'), ['--noEmit', '--project', project])).code === 0 ? 0 : 1;
  return failures;
});
