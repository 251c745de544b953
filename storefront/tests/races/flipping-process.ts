import { createInterface } from 'node:readline';
import { openStore } from '../../store/index.ts';
import { flipBasket } from './flip-basket.ts';

/*
 * Another process of a shop on PostgreSQL, which changes a basket while it is ordered.
 * Run by order-races.test.ts: `node flipping-process.ts <data folder> <database address>`; a line of its input names the
 * session whose basket is changed from then on, an empty line none.
 */

const [, , dataDir = '', databaseUrl = ''] = process.argv;
const store = await openStore({ dataDir, databaseUrl, clock: Date.now });
let session: string | null | undefined = null;
createInterface(process.stdin)
  .on('line', (line) => (session = line || null))
  .on('close', () => (session = undefined));
process.stdout.write('ready\n');
await flipBasket(store, () => session);
await store.close();
