import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/** Lists show the versions of a group as one card: a product that changes its group is read again, like any other change. */
const triggers: Record<Engine, ReadonlyArray<string>> = {
  sqlite: [
    `create trigger product_regrouped after update of version_group on products for each row
      when old.version_group is not new.version_group
      begin
        insert into listing_changes (product_id, version)
          values (new.id, (select coalesce(max(version), 0) + 1 from listing_changes))
          on conflict (product_id) do update set version = excluded.version;
      end`,
  ],
  postgres: [
    `create function products_regrouped() returns trigger language plpgsql as $$ begin
      perform mark_in_lists(array(select a.id from before as b join after as a on a.id = b.id
        where b.version_group is distinct from a.version_group));
      return null;
    end $$`,
    `create trigger products_regrouped after update on products referencing old table as before new table as after
      for each statement execute function products_regrouped()`,
  ],
};

/** Groups of versions in lists. */
export const versionGroups = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, triggers[engine]);
