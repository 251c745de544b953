import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** What mails are about. */
const subjects = [
  'orders',
  'returns',
  'complaints',
  'withdrawals',
  'clients',
  'newsletter_subscribers',
  'observations',
  'asked_questions',
  'sent_opinions',
];

/** Each keeps the language in which its mails are read: that in which a person asked. */
const columns = ({ text }: ColumnTypes) =>
  subjects.map((table) => `alter table ${table} add column language ${text} not null default 'pl'`);

export const languagesOfReceivers = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, columns));
