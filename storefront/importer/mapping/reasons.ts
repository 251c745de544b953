/** Why a product is skipped as a whole: nothing of it is written. */
export type SkipReason =
  | 'id'
  | 'duplicate'
  | 'name'
  | 'type'
  | 'currency'
  | 'vat'
  | 'price'
  | 'sellBy'
  | 'weight'
  | 'sizes'
  | 'size-id'
  | 'size-duplicate'
  | 'size-price'
  | 'size-quantity'
  /** A light feed only updates existing products; it has too few data to add one. */
  | 'unknown-product';

/** What was left out or decided for a taken product. */
export type Notice =
  | 'no-category'
  | 'attachment'
  | 'picture'
  | 'price-by-phone'
  | 'strikethrough-not-higher'
  | 'size-srp'
  | 'no-stock'
  | 'unknown-size'
  | 'size-withdrawn';

/** A reason with its subject: the unreadable value, or the size. */
export interface Reason<Code extends string = SkipReason | Notice> {
  readonly code: Code;
  readonly value: string;
}

/** A product of the feed that cannot be taken; `reasons` are all its problems. */
export interface Skipped {
  /** As in the feed; '' without one. */
  readonly id: string;
  readonly name: string;
  readonly reasons: ReadonlyArray<Reason<SkipReason>>;
}

/** Collects the problems of a product while it is mapped, so that all are reported at once. */
export class Reasons {
  readonly skips: Array<Reason<SkipReason>> = [];
  readonly notices: Array<Reason<Notice>> = [];

  /** Reports why the product is skipped and returns an unused value. */
  skip<T>(code: SkipReason, value: string | undefined, instead: T): T {
    this.skips.push({ code, value: value ?? '' });
    return instead;
  }

  notice(code: Notice, value = ''): void {
    this.notices.push({ code, value });
  }
}
