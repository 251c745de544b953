import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** Signing in beside a password: passkeys, and a time code as a second step. */
const tables = ({ int, text, serial, end }: ColumnTypes) => [
  `create table passkeys (
    id ${serial},
    client_id ${int} not null references clients (id) on delete cascade,
    credential_id ${text} not null unique,
    public_key ${text} not null,
    counter ${int} not null,
    transports ${text} not null,
    name ${text} not null,
    created_at ${int} not null,
    used_at ${int}
  ) ${end}`,
  'create index passkeys_client on passkeys (client_id)',
  `create table passkey_challenges (
    challenge_hash ${text} primary key,
    client_id ${int} references clients (id) on delete cascade,
    expires_at ${int} not null
  ) ${end}`,
  'create index passkey_challenges_end on passkey_challenges (expires_at)',
  `create table time_codes (
    client_id ${int} primary key references clients (id) on delete cascade,
    secret ${text} not null,
    confirmed_at ${int},
    last_step ${int} not null,
    failures ${int} not null,
    blocked_until ${int} not null
  ) ${end}`,
  `create table recovery_codes (
    client_id ${int} not null references clients (id) on delete cascade,
    code_hash ${text} not null,
    primary key (client_id, code_hash)
  ) ${end}`,
  `create table second_steps (
    session_hash ${text} primary key references sessions (id_hash) on update cascade on delete cascade,
    client_id ${int} not null references clients (id) on delete cascade,
    password ${text} not null,
    expires_at ${int} not null
  ) ${end}`,
  'create index second_steps_client on second_steps (client_id)',
];

export const signInMethods = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, tables));
