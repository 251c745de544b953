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
  /** A light feed changes what the shop has; it holds too little to add a product. */
  | 'unknown-product';

/** What was left out or decided although the product was taken. */
export type Notice =
  | 'no-category'
  | 'attachment'
  | 'picture'
  | 'price-by-phone'
  | 'strikethrough-not-higher'
  | 'no-stock'
  | 'unknown-size'
  | 'size-withdrawn';

/** A reason with what it is about: the value that could not be read, or the size. */
export interface Reason<Code extends string = SkipReason | Notice> {
  readonly code: Code;
  readonly value: string;
}

/** A product of the feed that cannot be taken; `reasons` are all that is wrong with it. */
export interface Skipped {
  /** As the feed writes them; '' where it does not. */
  readonly id: string;
  readonly name: string;
  readonly reasons: ReadonlyArray<Reason<SkipReason>>;
}

/** Gathers what is wrong with a product while it is mapped, so that all of it is told at once. */
export class Reasons {
  readonly skips: Array<Reason<SkipReason>> = [];
  readonly notices: Array<Reason<Notice>> = [];

  /** Tells why the product is skipped and goes on with a value that will not be used. */
  skip<T>(code: SkipReason, value: string | undefined, instead: T): T {
    this.skips.push({ code, value: value ?? '' });
    return instead;
  }

  notice(code: Notice, value = ''): void {
    this.notices.push({ code, value });
  }
}
