import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../platform/store/clock.ts';
import type { Database, Tx } from '../../platform/store/engine/database.ts';
import { isSqliteBusy, isSqliteReadOnly } from '../../platform/store/engine/errors.ts';
import { refuseOtherVersion } from '../../platform/store/migrations/index.ts';
import type { MappedProduct, MappedRefresh, NamedCategory } from '../mapping/mapped-product.ts';
import type { CatalogueWriter, Outcome, Writing } from './port.ts';
import { SoldMeanwhile } from './sold-meanwhile.ts';
import { StoreWriting, type Compared } from './store-catalogue.ts';
import type { Within } from './within.ts';

/** The most products that one transaction writes. */
const mostProducts = 50;
/** In milliseconds: how long the statements of one transaction should take. The shop's own writes wait for them. */
const aim = 15;
/** In milliseconds, after each transaction: a shop that waits for the file asks for it every ten. */
const turn = 15;
/** Each waits five seconds for the file. */
const attempts = 6;

/**
 * The store as an import's target while a shop has its SQLite file open (ADR 47). Products are compared without a lock; those that
 * differ are written in short transactions. If it stops halfway, what it wrote stays, each product whole, and the next import writes
 * the rest. Of the stock in the feed, orders take their share that come after this call: call it before the feed is read.
 */
export async function besideShop(database: Database, clock: Clock): Promise<CatalogueWriter> {
  const sold = await SoldMeanwhile.open(database.read);
  return {
    transaction: async (categories, work) => work(await WritingBesideShop.open(database, clock(), categories, sold)),
  };
}

/** The steps for products of one kind of feed. */
interface Step<Product> {
  readonly compare: (products: ReadonlyArray<Product>) => Promise<Compared>;
  readonly write: (products: ReadonlyArray<Product>) => Promise<ReadonlyArray<Outcome>>;
  /** Products that differ, not written yet. */
  readonly changed: Product[];
}

class WritingBesideShop implements Writing {
  readonly #database: Database;
  readonly #within: Within;
  readonly #writing: StoreWriting;
  readonly #sold: SoldMeanwhile;
  readonly #full: Step<MappedProduct>;
  readonly #light: Step<MappedRefresh>;
  /** Of the checked tables. */
  #schemaVersion = 0;
  /** Products of the next transaction. */
  #room = 4;

  private constructor(database: Database, within: Within, writing: StoreWriting, sold: SoldMeanwhile) {
    this.#database = database;
    this.#within = within;
    this.#writing = writing;
    this.#sold = sold;
    this.#full = {
      compare: (products) => writing.compare(products),
      write: (products) => writing.take(products),
      changed: [],
    };
    this.#light = {
      compare: (products) => writing.compareRefreshed(products),
      write: (products) => writing.refresh(products),
      changed: [],
    };
  }

  static open(
    database: Database,
    now: number,
    categories: ReadonlyMap<string, NamedCategory>,
    sold: SoldMeanwhile,
  ): Promise<WritingBesideShop> {
    return database.read.transaction().execute(async (tx) => {
      const within = { tx };
      const writing = await StoreWriting.open(within, false, now, categories);
      return new WritingBesideShop(database, within, writing, sold);
    });
  }

  take(products: ReadonlyArray<MappedProduct>): Promise<ReadonlyArray<Outcome>> {
    return this.#settle(this.#full, products);
  }

  refresh(products: ReadonlyArray<MappedRefresh>): Promise<ReadonlyArray<Outcome>> {
    return this.#settle(this.#light, products);
  }

  async finish(): Promise<number> {
    await this.#flush(this.#full, 1);
    await this.#flush(this.#light, 1);
    return this.#write(() => this.#writing.finish());
  }

  async #settle<Product extends MappedProduct | MappedRefresh>(
    step: Step<Product>,
    products: ReadonlyArray<Product>,
  ): Promise<ReadonlyArray<Outcome>> {
    const compared = await this.#compare(step, products);
    if (compared) {
      const differs = (_: Product, index: number) => isDifferent(compared[index]!);
      step.changed.push(...products.filter(differs));
      await this.#flush(step, mostProducts);
      return compared;
    }
    // New categories, texts and the like are written with their products, in their order.
    await this.#flush(step, 1);
    const outcomes: Outcome[] = [];
    while (outcomes.length < products.length)
      outcomes.push(...(await this.#writeSome(step, products.slice(outcomes.length))));
    return outcomes;
  }

  /** @returns null where these products need new rows beside theirs */
  async #compare<Product extends MappedProduct | MappedRefresh>(
    step: Step<Product>,
    products: ReadonlyArray<Product>,
  ): Promise<ReadonlyArray<Outcome> | null> {
    try {
      return await this.#database.read.transaction().execute(async (tx) => {
        this.#within.tx = tx;
        await this.#sold.read(tx);
        return (await step.compare(products.map((product) => this.#sold.less(product)))).outcomes;
      });
    } catch (error) {
      if (isSqliteReadOnly(error)) return null;
      throw error;
    }
  }

  /** Writes what differs, once there are as many. */
  async #flush<Product extends MappedProduct | MappedRefresh>(step: Step<Product>, least: number): Promise<void> {
    while (step.changed.length >= least) {
      const { length } = await this.#writeSome(step, step.changed);
      step.changed.splice(0, length);
    }
  }

  /** Writes the first of these products. They are compared again: the shop may have changed them meanwhile. */
  #writeSome<Product extends MappedProduct | MappedRefresh>(
    step: Step<Product>,
    products: ReadonlyArray<Product>,
  ): Promise<ReadonlyArray<Outcome>> {
    const some = products.slice(0, this.#room);
    return this.#write(async (tx) => {
      const began = performance.now();
      await this.#sold.read(tx);
      const outcomes = await step.write(some.map((product) => this.#sold.less(product)));
      const fitting = Math.round((some.length * aim) / (performance.now() - began));
      this.#room = Math.max(1, Math.min(mostProducts, fitting, 2 * this.#room));
      return outcomes;
    });
  }

  /** A newer shop may have been started meanwhile. */
  async #refuseOtherShop(tx: Tx): Promise<void> {
    const version = await schemaVersion(tx);
    if (version === this.#schemaVersion) return;
    await refuseOtherVersion(tx, 'sqlite');
    this.#schemaVersion = version;
  }

  /** Waits for the file; what fails once it has it is not retried: the directory knows rows that are not written then. */
  async #write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      let hasBegun = false;
      try {
        const result = await this.#database.write.transaction().execute(async (tx) => {
          hasBegun = true;
          await this.#refuseOtherShop(tx);
          this.#within.tx = tx;
          return work(tx);
        });
        await sleep(turn);
        return result;
      } catch (error) {
        if (hasBegun || attempt === attempts || !isSqliteBusy(error)) throw error;
      }
    }
  }
}

/** Changes with each change of a table. */
async function schemaVersion(tx: Tx): Promise<number> {
  const { rows } = await sql<{ schema_version: number }>`pragma schema_version`.execute(tx);
  return rows[0]!.schema_version;
}

const isDifferent = ({ kind }: Outcome): boolean => kind === 'added' || kind === 'changed';
