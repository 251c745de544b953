import { sql, type Kysely } from 'kysely';

/** What was put into a basket last by a form that may be sent twice; null where no such form was sent. */
export const basketAttempts = async (db: Kysely<unknown>) => {
  await sql`alter table baskets add column last_attempt text`.execute(db);
};
