import { sql, type Kysely } from 'kysely';

/** Who waits for goods may want to be called: '' where not. */
export const observationPhone = async (db: Kysely<unknown>) => {
  await sql`alter table observations add column phone text not null default ''`.execute(db);
};
