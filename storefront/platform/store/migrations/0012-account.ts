import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/** The address that orders of a client start with, and what of a browser its owner knows it by in the list of sessions. */
export const account = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, text }) => [
    `alter table client_addresses add column is_default ${int} not null default 0 check (is_default in (0, 1))`,
    'create unique index default_address_of_client on client_addresses (client_id, kind) where is_default = 1',
    `alter table sessions add column browser ${text} not null default ''`,
  ]);
