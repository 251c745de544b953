import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { buying } from './0001/buying.ts';
import { catalogue } from './0001/catalogue.ts';
import { content } from './0001/content.ts';
import { customers } from './0001/customers.ts';
import { delivery } from './0001/delivery.ts';
import { postgresTriggers } from './0001/listing/postgres-triggers.ts';
import { sqliteTriggers } from './0001/listing/sqlite-triggers.ts';
import { listingTables } from './0001/listing/tables.ts';
import { views } from './0001/listing/views.ts';
import { rateCounters, shop } from './0001/shop.ts';
import { visitors } from './0001/visitors.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

const tables = (types: ColumnTypes) =>
  [shop, rateCounters, customers, catalogue, content, delivery, buying, visitors, listingTables].flatMap((part) =>
    part(types),
  );

/** The shop as it was first released. */
export const first = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, [
    ...ddlOf(engine, tables),
    ...views(engine),
    ...(engine === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ]);
