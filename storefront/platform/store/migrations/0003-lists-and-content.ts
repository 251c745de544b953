import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { content } from './0003/content.ts';
import { lists } from './0003/lists.ts';
import { offers } from './0003/offers.ts';
import { runDdl } from './ddl.ts';

/** What a shopper keeps for later, what the shop says around its goods, and what an order may come with. */
export const listsAndContent = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, (types) => [...lists(types), ...content(types), ...offers(types)]);
