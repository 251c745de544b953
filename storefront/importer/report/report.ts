import type { MappedProduct, UnplacedField } from '../mapping/mapped-product.ts';
import type { Notice, Reason, SkipReason, Skipped } from '../mapping/reasons.ts';
import type { ChangedPart, Outcome } from '../writing/port.ts';

/** A full feed describes products whole, a light one only their prices and stocks. */
export type FeedKind = 'full' | 'light';

/** A taken product and its changes. */
export interface TakenEntry {
  readonly id: number;
  readonly name: string;
  readonly changes: ReadonlyArray<ChangedPart>;
  readonly notices: ReadonlyArray<Reason<Notice>>;
}

/** An import's result, as data. The lists are in the order of the feed. */
export interface ImportReport {
  readonly kind: FeedKind;
  /** Products in the feed: added, changed, unchanged and skipped together. */
  readonly read: number;
  readonly added: ReadonlyArray<TakenEntry>;
  readonly changed: ReadonlyArray<TakenEntry>;
  readonly unchangedCount: number;
  readonly skipped: ReadonlyArray<Skipped>;
  /** Taken products of which something was left out or decided, also those without changes. */
  readonly noticed: ReadonlyArray<TakenEntry>;
  /** Taken products with places in the menu in the feed. */
  readonly inMenu: number;
  /** Products of the shop that are missing from the feed or were skipped; unchanged. */
  readonly others: number;
  /** Feed fields without a place in the store, and how many of the taken products have them. */
  readonly unplaced: Readonly<Partial<Record<UnplacedField, number>>>;
}

/** Collects the report while the feed is read. */
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

  /** @param noticed the mapping's notices; the store adds its own */
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

  /** Notes the menu places of a product in a full feed, and its unplaced fields. */
  describe({ places, unplaced }: Pick<MappedProduct, 'places' | 'unplaced'>): void {
    if (places.length > 0) this.#inMenu += 1;
    for (const field of Object.keys(unplaced) as UnplacedField[])
      this.#unplaced[field] = (this.#unplaced[field] ?? 0) + 1;
  }

  /** @param productCount the shop's products after the import */
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
