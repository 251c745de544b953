import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** Proofs of consent, the wordings that were shown, and events that wait for a browser that agreed. */
const tables = ({ int, text, serial, end }: ColumnTypes) => [
  `create table consent_wordings (
    version ${text} primary key,
    wording ${text} not null,
    first_at ${int} not null
  ) ${end}`,
  `create table consents (
    id ${text} primary key,
    version ${text} not null references consent_wordings (version),
    purposes ${text} not null,
    given_at ${int} not null
  ) ${end}`,
  'create index consents_time on consents (given_at)',
  `create table tracking_events (
    id ${serial},
    session_hash ${text} not null references sessions (id_hash) on update cascade on delete cascade,
    event ${text} not null,
    happened_at ${int} not null
  ) ${end}`,
  'create index tracking_events_session on tracking_events (session_hash)',
];

export const consents = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, tables));
