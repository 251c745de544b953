import type { CurrencyFormat } from '../../../../../patterns/rules/money.ts';
import type { StockLevel } from '../../../../../patterns/rules/stock-level.ts';
import type { PictureSubject } from '../../../../../patterns/rules/picture-of-choice.ts';
import type { InstalmentFacts } from '../../../catalogue/product-instalments.ts';

/** Data for the dispatch promise in the browser. */
export interface DispatchTerms {
  /** The `fullId` of the couriers that the page shows, in its order. */
  couriers: ReadonlyArray<string>;
  hoursBeforeOrderBy: number;
  longWaitDays: number;
  /** Milliseconds from the last change to the calls (L-02). */
  delay: number;
  /** The format of paid amounts. */
  currency: CurrencyFormat;
}

/** Instalment data of a product, beside its selection. */
export interface InstalmentTermsOfProduct extends InstalmentFacts {
  vatPercent: number;
}

/** What the showrooms have of each size, in words. */
export interface ShowroomTerms {
  words: Readonly<Record<StockLevel, string>>;
  /** By the type of the size; `name` is the line above the list. */
  sizes: Readonly<Record<string, { name: string; levels: Readonly<Record<string, StockLevel>> }>>;
}

/** A picture that shows a certain size or configuration. */
export interface PictureOfChoice extends PictureSubject {
  /** Its place in the gallery. */
  id: string;
}

/** The pictures that follow a choice. */
export interface PicturesOfChoices {
  pictures: ReadonlyArray<PictureOfChoice>;
  /** The names of the configuration, to say what a picture shows otherwise. */
  groups: ReadonlyArray<{ id: string; name: string; options: ReadonlyArray<{ id: string; name: string }> }>;
}

/** The parts of the page around the form that follow its selection, each with its script's data. */
export interface FollowedTerms {
  pictures: PicturesOfChoices;
  dispatch: DispatchTerms;
  instalments: InstalmentTermsOfProduct;
  showrooms: ShowroomTerms;
}

/** The attributes of such a part: read on the first change of size or quantity. */
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
