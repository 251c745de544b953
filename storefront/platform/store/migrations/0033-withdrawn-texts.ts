import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl } from './ddl.ts';

/** Tells texts that were published and withdrawn from drafts. Those that were withdrawn before stay drafts. */
export const withdrawnTexts = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(
    db,
    ddlOf(engine, ({ int }) => [`alter table content_entries add column withdrawn_at ${int}`]),
  );
