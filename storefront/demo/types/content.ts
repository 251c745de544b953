import type { DaysAgo, DaysAhead } from '../../features/catalogue/types.ts';

/** An article of the shop's journal. */
export interface Post {
  id: number;
  slug: string;
  title: string;
  daysAgo: DaysAgo;
  categoryId: number;
  pictureId: string;
  lead: string;
  paragraphs: ReadonlyArray<string>;
}

/** A short message. `{name}` in its title and text is the date `dates.name` days ahead, as "6 grudnia". */
export interface News {
  id: number;
  slug: string;
  daysAgo: DaysAgo;
  title: string;
  text: string;
  dates: Readonly<Record<string, DaysAhead>>;
  productIds: ReadonlyArray<number>;
}

/** A page of information. */
export interface Page {
  slug: string;
  title: string;
  note?: string;
  sections: ReadonlyArray<{ heading: string; paragraphs: ReadonlyArray<string> }>;
}

/** A search term and its frequency. */
export interface SearchPhrase {
  phrase: string;
  count: number;
}
