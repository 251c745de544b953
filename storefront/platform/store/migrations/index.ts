import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, Engine } from '../engine/database.ts';
import { reasonOf, StoreOpenError } from '../engine/errors.ts';
import type { Schema } from '../schema.ts';
import { catalogue } from './0001-catalogue.ts';
import { buying } from './0002-buying.ts';
import { listsAndContent } from './0003-lists-and-content.ts';
import { listing } from './0004-listing.ts';
import { listingChanges } from './0005-listing-changes.ts';
import { clients } from './0006-clients.ts';
import { offersInBaskets } from './0007-offers-in-baskets.ts';
import { visitors } from './0008-visitors.ts';
import { rateLimits } from './0009-rate-limits.ts';
import { observationPhone } from './0010-observation-phone.ts';
import { productOffers } from './0011-product-offers.ts';
import { account } from './0012-account.ts';
import { wordChanges } from './0013-word-changes.ts';
import { lineParts } from './0014-line-parts.ts';
import { basketAttempts } from './0015-basket-attempts.ts';
import { wordsInMemory } from './0016-words-in-memory.ts';
import { placesAndAnswers } from './0017-places-and-answers.ts';
import { unpaidOrders } from './0020-unpaid-orders.ts';
import { bundleParts } from './0021-bundle-parts.ts';
import { registrations } from './0022-registrations.ts';
import { outboxFailures } from './0023-outbox-failures.ts';

/** In the order of their names; a migration that was released is never edited, the next one corrects it. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001-catalogue': { up: catalogue(engine) },
  '0002-buying': { up: buying(engine) },
  '0003-lists-and-content': { up: listsAndContent(engine) },
  '0004-listing': { up: listing(engine) },
  '0005-listing-changes': { up: listingChanges(engine) },
  '0006-clients': { up: clients(engine) },
  '0007-offers-in-baskets': { up: offersInBaskets(engine) },
  '0008-visitors': { up: visitors(engine) },
  '0009-rate-limits': { up: rateLimits(engine) },
  '0010-observation-phone': { up: observationPhone },
  '0011-product-offers': { up: productOffers(engine) },
  '0012-account': { up: account(engine) },
  '0013-word-changes': { up: wordChanges(engine) },
  '0014-line-parts': { up: lineParts(engine) },
  '0015-basket-attempts': { up: basketAttempts },
  '0016-words-in-memory': { up: wordsInMemory(engine) },
  '0017-places-and-answers': { up: placesAndAnswers(engine) },
  '0020-unpaid-orders': { up: unpaidOrders(engine) },
  '0021-bundle-parts': { up: bundleParts(engine) },
  '0022-registrations': { up: registrations(engine) },
  '0023-outbox-failures': { up: outboxFailures(engine) },
});

/**
 * Brings the schema up to date in one transaction, so that a failure leaves what was there. Several processes may do
 * it at once: PostgreSQL holds the others with an advisory lock, SQLite admits one process.
 * @param last the migration that is run last; the newest one unless it is given
 * @returns the names of the migrations that were run now.
 * @throws StoreOpenError
 */
export async function migrate(database: Database, last?: string): Promise<ReadonlyArray<string>> {
  const run = async (db: Kysely<Schema>) => {
    const provider = { getMigrations: async () => migrations(database.engine) };
    const migrator = new Migrator({ db, provider });
    const { error, results } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (error) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new StoreOpenError(
        'migration',
        `The database could not be brought up to date${failed ? ` (${failed})` : ''}: ${reasonOf(error)}. Nothing was changed.`,
        error,
      );
    }
    return (results ?? []).map((result) => result.migrationName);
  };
  return database.withoutTimeLimits ? database.withoutTimeLimits(run) : run(database.write);
}
