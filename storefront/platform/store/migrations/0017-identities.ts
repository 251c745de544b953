import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** Signing in by an account elsewhere (OpenID Connect). */
const tables = ({ int, text, serial, end }: ColumnTypes) => [
  `create table client_identities (
    id ${serial},
    client_id ${int} not null references clients (id) on delete cascade,
    issuer ${text} not null,
    subject ${text} not null,
    provider ${text} not null,
    email ${text} not null,
    created_at ${int} not null,
    unique (issuer, subject)
  ) ${end}`,
  'create index client_identities_client on client_identities (client_id)',
  `create table social_sign_ins (
    session_hash ${text} primary key references sessions (id_hash) on update cascade on delete cascade,
    provider ${text} not null,
    state_hash ${text},
    nonce ${text} not null,
    verifier ${text} not null,
    identity ${text},
    goal ${text} not null,
    expires_at ${int} not null
  ) ${end}`,
  'create index social_sign_ins_end on social_sign_ins (expires_at)',
  `create table simulated_sign_ins (
    code_hash ${text} primary key,
    data ${text} not null,
    expires_at ${int} not null
  ) ${end}`,
];

export const identities = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, tables));
