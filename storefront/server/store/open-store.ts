import { join } from 'node:path';
import { sql } from 'kysely';
import type { Catalogue } from '../../catalogue/types/catalogue.ts';
import { basketOffersOf } from './buying/basket-offers.ts';
import type { FilePort } from '../../uploads/file-port.ts';
import { filesAt, type FilePlace } from '../../uploads/files-at.ts';
import { basketsOf } from './buying/baskets.ts';
import { goodsCodesOf } from './buying/goods-codes.ts';
import { guestBasketsOf } from './buying/guest-baskets.ts';
import { lineFilesOf } from './buying/line-files.ts';
import { ordersOf } from './buying/orders.ts';
import { wrappingsOf } from './buying/wrappings.ts';
import { catalogueOf } from './catalogue/index.ts';
import { clientsOf } from './clients/clients.ts';
import type { Clock } from './clock.ts';
import { contentOf } from './content/content.ts';
import { hotspotsOf } from './content/hotspots.ts';
import { menuOf } from './content/menu.ts';
import { phrasesOf } from './content/phrases.ts';
import { transact, type Database, type StatementListener } from './engine/database.ts';
import { openPostgres, type PostgresOptions } from './engine/postgres.ts';
import { openSqlite } from './engine/sqlite.ts';
import { comparisonsOf } from './lists/comparisons.ts';
import { observationsOf } from './lists/observations.ts';
import { shoppingListsOf } from './lists/shopping-lists.ts';
import { migrate } from './migrations/index.ts';
import { deliveryOf } from './offers/delivery.ts';
import { giftsOf } from './offers/gifts.ts';
import { rebatesOf } from './offers/rebates.ts';
import { outboxOf } from './outbox.ts';
import { rateCountersOf } from './rate-counters.ts';
import { seed } from './seed/index.ts';
import { sessionsOf } from './sessions.ts';
import { settingsOf } from './settings.ts';
import { newsletterOf } from './visitors/newsletter.ts';
import { productRequestsOf } from './visitors/product-requests.ts';
import { opinionAnswersOf } from './visitors/opinion-answers.ts';
import { questionAnswersOf } from './visitors/question-answers.ts';
import { askedQuestionsOf } from './visitors/questions.ts';
import { sentOpinionsOf } from './visitors/opinions.ts';
import { opinionVotesOf } from './visitors/votes.ts';

export interface StoreOptions {
  /** postgres://…; without it SQLite in `dataDir`. Compulsory as soon as more than one process serves. */
  databaseUrl?: string | undefined;
  /** The folder of the shop's files. It is made where it does not exist. */
  dataDir: string;
  /** Where files that people send are kept, a folder or a bucket; `uploads` in `dataDir` unless given. Processes of one shop share it. */
  uploads?: FilePlace | undefined;
  clock: Clock;
  /** What an empty shop is filled with; the demo catalogue unless another is given, nothing where it is null. */
  loadCatalogue?: (() => Promise<Catalogue>) | null;
  /** How connections to PostgreSQL are held. Requests that were using a lost one fail (`isUnavailable`), others do not. */
  postgres?: PostgresOptions;
  /** Told of each statement, for who counts them. */
  onStatement?: StatementListener | undefined;
}

const demoCatalogue = async (): Promise<Catalogue> => (await import('../../catalogue/load.ts')).loadCatalogue();

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
    const isSeeded = loadCatalogue !== null && (await seed(database, loadCatalogue, clock()));
    const store = storeOf(database, clock, filesAt(uploads), { migrated, isSeeded });
    // Lists are read into memory now, not while the first visitor waits.
    await store.catalogue.refresh();
    return store;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function storeOf(
  database: Database,
  clock: Clock,
  files: FilePort,
  opening: { migrated: ReadonlyArray<string>; isSeeded: boolean },
) {
  return {
    engine: database.engine,
    /** What opening did: migrations that were run, whether the catalogue was filled in. */
    opening,
    catalogue: catalogueOf(database, clock),
    settings: settingsOf(database, clock),
    sessions: sessionsOf(database, clock),
    clients: clientsOf(database, clock),
    baskets: basketsOf(database, clock),
    basketOffers: basketOffersOf(database, clock),
    guestBaskets: guestBasketsOf(database, clock),
    wrappings: wrappingsOf(database, clock),
    lineFiles: lineFilesOf(database, clock, files),
    goodsCodes: goodsCodesOf(database),
    orders: ordersOf(database, clock),
    outbox: outboxOf(database, clock),
    lists: shoppingListsOf(database, clock),
    comparisons: comparisonsOf(database),
    observations: observationsOf(database, clock),
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
    productRequests: productRequestsOf(database, clock),
    files,

    /**
     * Writes a row, which a full or read-only disk refuses: readiness.
     * @throws the engine's error where the store cannot be read or written at this moment
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

    /** Waits for what is being written, then lets go of files and connections. */
    close: (): Promise<void> => database.close(),
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;
