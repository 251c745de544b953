import { createInterface } from 'node:readline';
import { basketsOf } from '../../features/basket/store.ts';
import { openForImport } from '../../importer/writing/open-database.ts';
import { flipBasket } from './flip-basket.ts';

/*
 * Another process, which changes a basket while it is ordered. SQLite lets it in beside the shop as it lets in an import.
 * Run by order-races.test.ts: `node flipping-process.ts <data folder> [<database address>]`; a line of its input names the
 * session whose basket is changed from then on, an empty line none.
 */

const [, , dataDir = '', databaseUrl] = process.argv;
const { database } = await openForImport({ dataDir, databaseUrl });
let session: string | null | undefined = null;
createInterface(process.stdin)
  .on('line', (line) => (session = line || null))
  .on('close', () => (session = undefined));
process.stdout.write('ready\n');
await flipBasket(basketsOf(database, Date.now), () => session);
await database.close();
