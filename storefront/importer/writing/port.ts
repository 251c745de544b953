import type { MappedProduct, MappedRefresh, NamedCategory } from '../mapping/mapped-product.ts';
import type { Notice, Reason } from '../mapping/reasons.ts';

/** What of a product an import changed. */
export type ChangedPart =
  | 'name'
  | 'code'
  | 'type'
  | 'description'
  | 'category'
  /** The categories that it is in beside its own. */
  | 'places'
  | 'producer'
  | 'series'
  | 'tax'
  | 'unit'
  | 'price'
  | 'stock'
  | 'sizes'
  | 'version'
  | 'visibility'
  | 'details'
  | 'pictures'
  /** The words that search finds it by, where nothing else changed: its category or producer has another name. */
  | 'search';

/** What became of one product. */
export interface Outcome {
  readonly id: number;
  readonly name: string;
  /** `unknown`: a light feed has it, the shop does not. */
  readonly kind: 'added' | 'changed' | 'unchanged' | 'unknown';
  readonly changes: ReadonlyArray<ChangedPart>;
  /** What the store found out; the notices of the mapping stand at the mapped product. */
  readonly notices: ReadonlyArray<Reason<Notice>>;
}

/** The shop's catalogue inside one transaction. Outcomes come in the order of the products. */
export interface Writing {
  /** Adds products and brings those that are there up to what a full feed says. */
  take: (products: ReadonlyArray<MappedProduct>) => Promise<ReadonlyArray<Outcome>>;
  /** Brings price and stocks of products that are there up to what a light feed says. */
  refresh: (products: ReadonlyArray<MappedRefresh>) => Promise<ReadonlyArray<Outcome>>;
  /** Ends the import. @returns how many products the shop has now. */
  finish: () => Promise<number>;
}

/** Where an import goes. */
export interface CatalogueWriter {
  /**
   * All that `work` writes is kept, or nothing where it throws. It may be run again from its start.
   * @param categories those that products of the feed call their own, by the keys of their paths
   */
  transaction: <T>(
    categories: ReadonlyMap<string, NamedCategory>,
    work: (writing: Writing) => Promise<T>,
  ) => Promise<T>;
}
