import type { MappedProduct, UnplacedField } from '../mapping/mapped-product.ts';
import type { Notice, Reason, SkipReason, Skipped } from '../mapping/reasons.ts';
import type { ChangedPart, Outcome } from '../writing/port.ts';

/** A full feed describes products whole, a light one only their prices and stocks. */
export type FeedKind = 'full' | 'light';

/** A product that was taken, and what that did. */
export interface TakenEntry {
  readonly id: number;
  readonly name: string;
  readonly changes: ReadonlyArray<ChangedPart>;
  readonly notices: ReadonlyArray<Reason<Notice>>;
}

/** What an import did, as data. The lists are in the order of the feed. */
export interface ImportReport {
  readonly kind: FeedKind;
  /** Products in the feed: added, changed, unchanged and skipped together. */
  readonly read: number;
  readonly added: ReadonlyArray<TakenEntry>;
  readonly changed: ReadonlyArray<TakenEntry>;
  readonly unchangedCount: number;
  readonly skipped: ReadonlyArray<Skipped>;
  /** Products that were taken although something of them was left out or decided; those without changes too. */
  readonly noticed: ReadonlyArray<TakenEntry>;
  /** Taken products for which the feed names places in the menu. */
  readonly inMenu: number;
  /** Products of the shop that the feed does not have, or that were skipped; they are as they were. */
  readonly others: number;
  /** What the feed tells and the store has no place for, and how many of the taken products have it. */
  readonly unplaced: Readonly<Partial<Record<UnplacedField, number>>>;
}

/** Gathers the report while the feed is read. */
export class ReportBuilder {
  readonly #kind: FeedKind;
  readonly #added: TakenEntry[] = [];
  readonly #changed: TakenEntry[] = [];
  readonly #skipped: Skipped[] = [];
  readonly #noticed: TakenEntry[] = [];
  readonly #unplaced: Partial<Record<UnplacedField, number>> = {};
  #unchangedCount = 0;
  #inMenu = 0;

  constructor(kind: FeedKind) {
    this.#kind = kind;
  }

  skip(skipped: Skipped): void {
    this.#skipped.push(skipped);
  }

  /** @param noticed what the mapping noticed before the store did */
  take(outcome: Outcome, noticed: ReadonlyArray<Reason<Notice>>): void {
    const { id, name, kind, changes } = outcome;
    if (kind === 'unknown') {
      const reasons: ReadonlyArray<Reason<SkipReason>> = [{ code: 'unknown-product', value: '' }];
      return this.skip({ id: String(id), name, reasons });
    }
    const entry = { id, name, changes, notices: [...noticed, ...outcome.notices] };
    if (kind === 'added') this.#added.push(entry);
    else if (kind === 'changed') this.#changed.push(entry);
    else this.#unchangedCount += 1;
    if (entry.notices.length > 0) this.#noticed.push(entry);
  }

  /** Notes where a full feed has a product, and what the store has no place for. */
  describe({ places, unplaced }: Pick<MappedProduct, 'places' | 'unplaced'>): void {
    if (places.length > 0) this.#inMenu += 1;
    for (const field of Object.keys(unplaced) as UnplacedField[])
      this.#unplaced[field] = (this.#unplaced[field] ?? 0) + 1;
  }

  /** @param productCount how many products the shop has after the import */
  build(productCount: number): ImportReport {
    const taken = this.#added.length + this.#changed.length + this.#unchangedCount;
    return {
      kind: this.#kind,
      read: taken + this.#skipped.length,
      added: this.#added,
      changed: this.#changed,
      unchangedCount: this.#unchangedCount,
      skipped: this.#skipped,
      noticed: this.#noticed,
      inMenu: this.#inMenu,
      others: productCount - taken,
      unplaced: this.#unplaced,
    };
  }
}
