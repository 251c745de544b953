import { join } from 'node:path';
import { sql } from 'kysely';
import type { Catalogue } from '../demo/types/catalogue.ts';
import {
  basketOffersOf,
  basketsOf,
  goodsCodesOf,
  guestBasketsOf,
  lineFilesOf,
  wrappingsOf,
  giftsOf,
  rebatesOf,
  removedLinesOf,
} from '../features/basket/store.ts';
import { ordersOf } from '../features/checkout/store.ts';
import {
  catalogueOf,
  hotspotsOf,
  menuOf,
  comparisonsOf,
  keptPicturesOf,
  shoppingListsOf,
  deliveryOf,
  pickupPointsOf,
  enclosureFile,
} from '../features/catalogue/store.ts';
import { giftCardsOf, paymentsOf, refundsOf, simulatedPaymentsOf, vouchersOf } from '../features/payment/store.ts';
import { returnsOf } from '../features/returns/store.ts';
import { clientsOf } from '../features/account/store.ts';
import { complaintDecisionsOf, complaintsOf } from '../features/complaints/store.ts';
import { withdrawalsOf } from '../features/withdrawal/store.ts';
import {
  consentsOf,
  contactOf,
  contentOf,
  phrasesOf,
  newsletterOf,
  trackingEventsOf,
} from '../features/content/store.ts';
import {
  observationsOf,
  productRequestsOf,
  opinionAnswersOf,
  questionAnswersOf,
  askedQuestionsOf,
  sentOpinionsOf,
  opinionVotesOf,
  productOpinionsOf,
} from '../features/reviews/store.ts';
import type { FilePort } from '../platform/uploads/file-port.ts';
import { filesAt, type FilePlace } from '../platform/uploads/files-at.ts';
import { DataVersions } from '../platform/kept/data-versions.ts';
import { KeptRows, withKeptRows } from '../platform/kept/kept-rows.ts';
import type { Clock } from '../platform/store/clock.ts';
import { transact, type Database, type StatementListener } from '../platform/store/engine/database.ts';
import { openPostgres, type PostgresOptions } from '../platform/store/engine/postgres.ts';
import { openSqlite } from '../platform/store/engine/sqlite.ts';
import { listsFile } from '../platform/store/part-file.ts';
import { migrate } from '../platform/store/migrations/index.ts';
import { belongingsOf } from '../platform/store/belongings.ts';
import { dataChangesOf } from '../platform/store/data-changes.ts';
import { outboxOf } from '../platform/store/outbox.ts';
import { rateCountersOf } from '../platform/store/rate-counters.ts';
import { seed } from '../demo/seed/index.ts';
import { sessionsOf } from '../platform/store/sessions.ts';
import { settingsOf } from '../platform/store/settings.ts';
import { translationsOf } from '../platform/store/translations.ts';

export interface StoreOptions {
  /** postgres://…; without it SQLite in `dataDir`. Required for more than one process. */
  databaseUrl?: string | undefined;
  /** The folder of the shop's files. Created if missing. */
  dataDir: string;
  /** The place of uploaded files, a folder or a bucket; `uploads` in `dataDir` by default. Processes of one shop share it. */
  uploads?: FilePlace | undefined;
  clock: Clock;
  /** The catalogue that fills an empty shop; the demo by default, nothing for null. */
  loadCatalogue?: (() => Promise<Catalogue>) | null;
  /** Options of PostgreSQL connections. Requests on a lost one fail (`isUnavailable`), others do not. */
  postgres?: PostgresOptions;
  /** Called with each statement, for counting. */
  onStatement?: StatementListener | undefined;
}

const demoCatalogue = async (): Promise<Catalogue> => (await import('../demo/load.ts')).loadCatalogue();

/** Keeps a catalogue's files first, so that its rows never name a missing one. */
async function keepingFiles(load: () => Promise<Catalogue>, files: FilePort): Promise<Catalogue> {
  const catalogue = await load();
  for (const [name, bytes] of Object.entries(catalogue.enclosureFiles ?? {})) {
    await files.put(enclosureFile(name), bytes);
  }
  return catalogue;
}

/**
 * Opens the store: connects, migrates, seeds an empty shop.
 * @throws StoreOpenError with a sentence for the operator
 */
export async function openStore(options: StoreOptions) {
  const {
    databaseUrl,
    dataDir,
    uploads = join(dataDir, 'uploads'),
    clock,
    loadCatalogue = demoCatalogue,
    postgres,
    onStatement,
  } = options;
  const database = databaseUrl
    ? await openPostgres(databaseUrl, postgres, onStatement)
    : openSqlite(dataDir, onStatement);
  try {
    const migrated = await migrate(database);
    const files = filesAt(uploads);
    const isSeeded =
      loadCatalogue !== null && (await seed(database, () => keepingFiles(loadCatalogue, files), clock()));
    const kept = new KeptRows(new DataVersions(dataChangesOf(database)), clock);
    const store = storeOf(withKeptRows(database, kept), kept, clock, files, join(dataDir, listsFile), {
      migrated,
      isSeeded,
    });
    // Read lists into memory now, not while the first visitor waits.
    await store.catalogue.refresh();
    return store;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function storeOf(
  database: Database,
  kept: KeptRows,
  clock: Clock,
  files: FilePort,
  listsPath: string,
  opening: { migrated: ReadonlyArray<string>; isSeeded: boolean },
) {
  return {
    engine: database.engine,
    /** The result of opening: the migrations run, whether the catalogue was filled in. */
    opening,
    catalogue: catalogueOf(database, clock, listsPath),
    pickupPoints: pickupPointsOf(database),
    settings: settingsOf(database, clock),
    translations: translationsOf(database),
    dataChanges: dataChangesOf(database),
    /** Answers a request: what it reads comes from memory where that is as new. */
    kept,
    sessions: sessionsOf(database, clock),
    belongings: belongingsOf(database),
    clients: clientsOf(database, clock),
    baskets: basketsOf(database, clock),
    basketOffers: basketOffersOf(database, clock),
    guestBaskets: guestBasketsOf(database, clock),
    removedLines: removedLinesOf(database, clock),
    wrappings: wrappingsOf(database, clock),
    lineFiles: lineFilesOf(database, clock, files),
    goodsCodes: goodsCodesOf(database),
    orders: ordersOf(database, clock),
    payments: paymentsOf(database, clock),
    complaints: complaintsOf(database, clock, files),
    complaintDecisions: complaintDecisionsOf(database, clock),
    refunds: refundsOf(database, clock),
    returns: returnsOf(database, clock),
    vouchers: vouchersOf(database, clock),
    giftCards: giftCardsOf(database),
    withdrawals: withdrawalsOf(database, clock),
    simulatedPayments: simulatedPaymentsOf(database, clock),
    outbox: outboxOf(database, clock),
    lists: shoppingListsOf(database, clock),
    keptPictures: keptPicturesOf(database, clock, files),
    comparisons: comparisonsOf(database),
    observations: observationsOf(database, clock),
    consents: consentsOf(database, clock),
    trackingEvents: trackingEventsOf(database, clock),
    contact: contactOf(database, clock),
    content: contentOf(database, clock),
    menu: menuOf(database),
    hotspots: hotspotsOf(database),
    phrases: phrasesOf(database, clock),
    rebates: rebatesOf(database, clock),
    gifts: giftsOf(database),
    delivery: deliveryOf(database),
    rateCounters: rateCountersOf(database, clock),
    newsletter: newsletterOf(database, clock),
    askedQuestions: askedQuestionsOf(database, clock),
    questionAnswers: questionAnswersOf(database, clock),
    sentOpinions: sentOpinionsOf(database, clock),
    opinionAnswers: opinionAnswersOf(database, clock),
    opinionVotes: opinionVotesOf(database, clock),
    productOpinions: productOpinionsOf(database),
    productRequests: productRequestsOf(database, clock),
    files,

    /**
     * Writes a row, which a full or read-only disk refuses: readiness.
     * @throws the engine's error if the store cannot be read or written now
     */
    async ping(): Promise<void> {
      await sql`select 1`.execute(database.read);
      await transact(database, (tx) =>
        tx
          .insertInto('write_checks')
          .values({ id: 1, checked_at: clock() })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: clock() }))
          .execute(),
      );
    },

    /** Waits for pending writes, then closes files and connections. */
    close: (): Promise<void> => database.close(),
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;
