import type { DaysAgo, DaysAhead } from '../../features/catalogue/types.ts';

/** A text in Markdown; its name is its place in the address. */
interface Text {
  slug: string;
  title: string;
  body: string;
}

/** An article of the shop's journal. */
export interface Post extends Text {
  daysAgo: DaysAgo;
  category: number;
  pictureId: string;
  lead: string;
}

/** A short message. `{name}` in its title and text is the date `dates.name` days ahead, as "6 grudnia". */
export interface News extends Text {
  daysAgo: DaysAgo;
  dates?: Readonly<Record<string, DaysAhead>>;
  products: ReadonlyArray<number>;
}

/** A page of information. */
export interface Page extends Text {
  note?: string;
  position: number;
}

/** The English words of the texts; everything else about them is with the Polish ones of the same slugs. */
export interface EnglishTexts {
  pages: ReadonlyArray<Text & Pick<Page, 'note'>>;
  posts: ReadonlyArray<Text & Pick<Post, 'lead'>>;
  news: ReadonlyArray<Text>;
}

/** A search term and its frequency. */
export interface SearchPhrase {
  phrase: string;
  count: number;
}
