// Sends 10,000 documents of existing clients with unknown names to a shop on either engine, over HTTP, and writes what became of them into
// docs/audits/documents.
// Usage: npm run audit:documents [-- --documents 10000]
import { parseArgs } from 'node:util';
import { auditByStoreTest } from '../store-audit.ts';

const { values: options } = parseArgs({ options: { documents: { type: 'string', default: '10000' } } });

auditByStoreTest('storefront/compatibility/graphql/tolerance/documents-over-http.test.ts', {
  DOCUMENTS_REPORT: 'docs/audits/documents/result',
  DOCUMENTS: options.documents,
});
