import type { MappedProduct, MappedRefresh, NamedCategory } from '../mapping/mapped-product.ts';
import type { Notice, Reason } from '../mapping/reasons.ts';

/** The changed parts of a product. */
export type ChangedPart =
  | 'name'
  | 'code'
  | 'type'
  | 'description'
  | 'category'
  /** The categories beside its own. */
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
  /** The search words, if nothing else changed: its category or producer has another name. */
  | 'search';

/** The result for one product. */
export interface Outcome {
  readonly id: number;
  readonly name: string;
  /** `unknown`: a light feed has it, the shop does not. */
  readonly kind: 'added' | 'changed' | 'unchanged' | 'unknown';
  readonly changes: ReadonlyArray<ChangedPart>;
  /** The store's notices; those of the mapping are at the mapped product. */
  readonly notices: ReadonlyArray<Reason<Notice>>;
}

/** The shop's catalogue inside one transaction. Outcomes come in the order of the products. */
export interface Writing {
  /** Adds products and updates existing ones from a full feed. */
  take: (products: ReadonlyArray<MappedProduct>) => Promise<ReadonlyArray<Outcome>>;
  /** Updates price and stocks of existing products from a light feed. */
  refresh: (products: ReadonlyArray<MappedRefresh>) => Promise<ReadonlyArray<Outcome>>;
  /** Ends the import. @returns the number of products in the shop. */
  finish: () => Promise<number>;
}

/** An import's target. */
export interface CatalogueWriter {
  /**
   * Keeps everything that `work` writes, or nothing if it throws. May run `work` again from its start.
   * @param categories the products' main categories, by the keys of their paths
   */
  transaction: <T>(
    categories: ReadonlyMap<string, NamedCategory>,
    work: (writing: Writing) => Promise<T>,
  ) => Promise<T>;
}
