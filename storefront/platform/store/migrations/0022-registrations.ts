import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/** Accounts that were asked for and wait until their e-mail is confirmed. They hold no name: an account gets it when it opens. */
export const registrations = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, text, serial, end }) => [
    `create table registrations (
      id ${serial},
      token_hash ${text} unique,
      data ${text} not null,
      password ${text} not null,
      expires_at ${int} not null
    ) ${end}`,
    'create index registrations_by_end on registrations (expires_at)',
  ]);
