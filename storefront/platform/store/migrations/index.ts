import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import type { Database, Engine } from '../engine/database.ts';
import { reasonOf, StoreOpenError } from '../engine/errors.ts';
import type { Schema } from '../schema.ts';
import { first } from './0001-first.ts';
import { versionGroups } from './0002-version-groups.ts';
import { opinionPhotos } from './0003-opinion-photos.ts';
import { payments } from './0004-payments.ts';
import { pickupPoints } from './0005-pickup-points.ts';
import { order } from './0006-order.ts';
import { deliveryCost } from './0007-delivery-cost.ts';
import { paymentRefusal } from './0008-payment-refusal.ts';
import { returns } from './0010-returns.ts';
import { complaints } from './0011-complaints.ts';
import { withdrawals } from './0014-withdrawals.ts';
import { signInMethods } from './0015-sign-in.ts';
import { bankAccount } from './0016-bank-account.ts';
import { identities } from './0017-identities.ts';
import { consents } from './0018-consents.ts';
import { bundlePartsOfOrders } from './0019-bundle-parts-of-orders.ts';
import { markdown } from './0020-markdown.ts';
import { clientConsents } from './0022-client-consents.ts';
import { sizeLimits } from './0024-size-limits.ts';
import { rebateSave } from './0025-rebate-save.ts';
import { wordsOfPages } from './0026-words-of-pages.ts';
import { translations } from './0027-translations.ts';
import { mailLanguage } from './0028-mail-language.ts';
import { languagesOfReceivers } from './0029-languages-of-receivers.ts';
import { opinionCounts } from './0030-opinion-counts.ts';
import { dataVersions } from './0031-data-versions.ts';
import { openings } from './0032-openings.ts';
import { withdrawnTexts } from './0033-withdrawn-texts.ts';
import { listFiles } from './0034-list-files.ts';
import { soldGiftCards } from './0035-sold-gift-cards.ts';

/** In the order of their names. Never edit a released migration; add the next one. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001-first': { up: first(engine) },
  '0002-version-groups': { up: versionGroups(engine) },
  '0003-opinion-photos': { up: opinionPhotos(engine) },
  '0004-payments': { up: payments(engine) },
  '0005-pickup-points': { up: pickupPoints(engine) },
  '0006-order': { up: order(engine) },
  '0007-delivery-cost': { up: deliveryCost(engine) },
  '0008-payment-refusal': { up: paymentRefusal(engine) },
  '0010-returns': { up: returns(engine) },
  '0011-complaints': { up: complaints(engine) },
  '0014-withdrawals': { up: withdrawals(engine) },
  '0015-sign-in': { up: signInMethods(engine) },
  '0016-bank-account': { up: bankAccount(engine) },
  '0017-identities': { up: identities(engine) },
  '0018-consents': { up: consents(engine) },
  '0019-bundle-parts-of-orders': { up: bundlePartsOfOrders(engine) },
  '0020-markdown': { up: markdown },
  '0022-client-consents': { up: clientConsents(engine) },
  '0024-size-limits': { up: sizeLimits(engine) },
  '0025-rebate-save': { up: rebateSave(engine) },
  '0026-words-of-pages': { up: wordsOfPages(engine) },
  '0027-translations': { up: translations(engine) },
  '0028-mail-language': { up: mailLanguage(engine) },
  '0029-languages-of-receivers': { up: languagesOfReceivers(engine) },
  '0030-opinion-counts': { up: opinionCounts(engine) },
  '0031-data-versions': { up: dataVersions(engine) },
  '0032-openings': { up: openings },
  '0033-withdrawn-texts': { up: withdrawnTexts(engine) },
  '0034-list-files': { up: listFiles(engine) },
  '0035-sold-gift-cards': { up: soldGiftCards(engine) },
});

/** The name of the newest. */
export const lastMigration = Object.keys(migrations('sqlite')).at(-1)!;

/**
 * Migrates the schema in one transaction, so that a failure changes nothing. Several processes may do
 * it at once: PostgreSQL delays the others with an advisory lock, SQLite admits one process.
 * @param last the migration that runs last; the newest one by default
 * @returns the names of the migrations that ran now.
 * @throws StoreOpenError
 */
export async function migrate(database: Database, last?: string): Promise<ReadonlyArray<string>> {
  const run = async (db: Kysely<Schema>) => {
    const known = migrations(database.engine);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
    await refuseUnknown(db, known);
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

/** Rejects a database of another version, older or newer. @throws StoreOpenError */
export async function refuseOtherVersion(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const known = migrations(engine);
  await refuseUnknown(db, known);
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const missing = Object.keys(known).filter((name) => !done.has(name));
  if (missing.length > 0)
    throw new StoreOpenError(
      'migration',
      `The running shop is of an older version: its database lacks ${missing.join(', ')}. Use the command of its version, or start the newer shop first.`,
    );
}

/** Rejects a database with unknown migrations: this version would damage tables of another. */
async function refuseUnknown(db: Kysely<Schema>, known: Record<string, Migration>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0)
    throw new StoreOpenError(
      'migration',
      `The database was made by another version of the shop: this one does not know ${unknown.join(', ')}. Start the version that made it, or use another database.`,
    );
}
