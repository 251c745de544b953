import { sql } from 'kysely';
import type { Database } from './engine/database.ts';
import type { SessionHash } from './sessions.ts';

/** What visitors may have beside a basket, as far as pages for everyone show it. */
export type Belonging = 'notices' | 'lists' | 'compared' | 'votes';

/** Most visitors have none of these: one statement says so. */
export function belongingsOf({ read }: Database) {
  return {
    /**
     * @param owner the key of the visitor's data
     * @param browser the hash of the cookie's id, which notices belong to
     */
    async of(owner: SessionHash, browser: SessionHash): Promise<ReadonlySet<Belonging>> {
      const { rows } = await sql<{ what: Belonging }>`
        select 'notices' as what where exists (select 1 from notices where session_hash = ${browser})
        union all select 'lists' where exists (select 1 from shopping_lists where session_hash = ${owner})
        union all select 'compared' where exists (select 1 from compared_products where session_hash = ${owner})
        union all select 'votes' where exists (select 1 from opinion_votes where session_hash = ${owner})
      `.execute(read);
      return new Set(rows.map(({ what }) => what));
    },
  };
}
