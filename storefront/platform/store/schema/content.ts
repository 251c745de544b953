import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

interface SeriesTable {
  id: Generated<number>;
  slug: string;
  name: string;
  sort_key: string;
  description: string;
}

interface MenuNodesTable {
  id: Generated<number>;
  parent_id: number | null;
  position: number;
  name: string;
  /** The node leads to the category, or else to `link`. */
  category_id: number | null;
  link: string;
}

interface ContentEntriesTable {
  id: Generated<number>;
  kind: string;
  slug: string;
  position: number;
  title: string;
  /** The title for search. */
  folded_title: string;
  lead: string;
  /** The text, in Markdown. */
  body: string;
  /** How the text begins, in plain words. */
  opening: Generated<string>;
  /** Fields of one kind only: ContentDetails. */
  details: Json;
  /** When it is published; null of drafts and of withdrawn entries. */
  published_at: number | null;
  /** When it was taken out after visitors had seen it: its address is gone. */
  withdrawn_at: number | null;
  /** When the text last changed; null where that is not known. */
  changed_at: number | null;
  /** What the page says of the seller, by the names in its text; null of other texts, and where it is not recorded yet. */
  seller: Json | null;
}

interface HotspotsTable {
  page: string;
  zone: string;
  /** The rule that selects products. */
  type: string;
  name: string;
  /** The page with all of them; '' without one. */
  url: string;
  most: number;
  /** Ids in their order, if the type is `chosen`. */
  products: Json;
}

interface SearchPhrasesTable {
  /** As search compares it. */
  folded: string;
  /** As first typed. */
  phrase: string;
  count: number;
  last_at: number;
}

/** The shop's content around its goods. */
export interface ContentSchema {
  series: SeriesTable;
  menu_nodes: MenuNodesTable;
  content_entries: ContentEntriesTable;
  hotspots: HotspotsTable;
  search_phrases: SearchPhrasesTable;
}
