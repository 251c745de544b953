// Sends 10,000 documents of existing clients with unknown names to a shop on either engine, over HTTP, and writes what became of them into
// docs/audits/documents.
// Usage: npm run audit:documents [-- --documents 10000]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({ options: { documents: { type: 'string', default: '10000' } } });
const project = join(import.meta.dirname, '../..');

const { status } = spawnSync(
  join(project, 'node_modules/.bin/vitest'),
  ['run', '--project', 'store', 'storefront/compatibility/graphql/tolerance/documents-over-http.test.ts'],
  {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      DOCUMENTS: options.documents,
      DOCUMENTS_REPORT: join(project, 'docs/audits/documents/result'),
    },
  },
);
process.exitCode = status ?? 1;
