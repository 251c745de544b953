import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** When clients gave and withdrew their consents. Those of earlier accounts have no date. */
const tables = ({ int, text, serial, end }: ColumnTypes) => [
  `create table client_consents (
    id ${serial},
    client_id ${int} not null references clients (id) on delete cascade,
    channel ${text} not null,
    given_at ${int},
    withdrawn_at ${int}
  ) ${end}`,
  'create index client_consents_client on client_consents (client_id)',
  `insert into client_consents (client_id, channel) select id, 'mail' from clients where mailing_consent = 1`,
  `insert into client_consents (client_id, channel) select id, 'sms' from clients where sms_consent = 1`,
];

export const clientConsents = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, tables));
