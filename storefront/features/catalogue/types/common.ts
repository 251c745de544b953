/** Whole days before the shop's clock; 0 is today. */
export type DaysAgo = number;

/** Whole days after the shop's clock; 0 is today. */
export type DaysAhead = number;

/** A postal address in Poland; `zipcode` is written 00-000. */
export interface Address {
  street: string;
  zipcode: string;
  city: string;
  country: string;
}
