import type { CurrencyFormat } from '../../../../../patterns/rules/money.ts';
import type { InstalmentFacts } from '../../../catalogue/product-instalments.ts';

/** What the promise of dispatch is counted with in the browser. */
export interface DispatchTerms {
  /** The `fullId` of the couriers that the page shows, in its order. */
  couriers: ReadonlyArray<string>;
  hoursBeforeOrderBy: number;
  longWaitDays: number;
  /** Milliseconds from the last change until the shop is asked (L-02). */
  delay: number;
  /** How amounts are written that are paid. */
  currency: CurrencyFormat;
}

/** What the instalments of a product are counted from, beside what is chosen of it. */
export interface InstalmentTermsOfProduct extends InstalmentFacts {
  vatPercent: number;
}

/** The parts of the page around the form that follow what is chosen in it, each with what a script needs to know. */
export interface FollowedTerms {
  dispatch: DispatchTerms;
  instalments: InstalmentTermsOfProduct;
}

/** The attributes of such a part: nobody reads them before a size or a quantity changes. */
export const followedPlace = <Name extends keyof FollowedTerms>(name: Name, terms: FollowedTerms[Name]) => ({
  'data-follows': name,
  'data-terms': JSON.stringify(terms),
});

/** Finds such a part; null where the page has none. */
export function findFollowed<Name extends keyof FollowedTerms>(
  name: Name,
): { place: HTMLElement; terms: FollowedTerms[Name] } | null {
  const place = document.querySelector<HTMLElement>(`[data-follows="${name}"]`);
  return place && { place, terms: JSON.parse(place.dataset['terms']!) as FollowedTerms[Name] };
}
