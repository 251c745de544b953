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
  /** The title as search compares it. */
  folded_title: string;
  lead: string;
  /** ContentSection[]. */
  sections: Json;
  /** What the kinds do not share: ContentDetails. */
  details: Json;
  /** From when it can be read; null is a draft. */
  published_at: number | null;
}

interface HotspotsTable {
  page: string;
  zone: string;
  /** Which products: the rule's name. */
  type: string;
  name: string;
  /** Where all of them are; '' where there is no such page. */
  url: string;
  most: number;
  /** Ids in their order, where the type is `chosen`. */
  products: Json;
}

interface SearchPhrasesTable {
  /** As search compares it. */
  folded: string;
  /** As it was typed first. */
  phrase: string;
  count: number;
  last_at: number;
}

/** What the shop says around its goods. */
export interface ContentSchema {
  series: SeriesTable;
  menu_nodes: MenuNodesTable;
  content_entries: ContentEntriesTable;
  hotspots: HotspotsTable;
  search_phrases: SearchPhrasesTable;
}
