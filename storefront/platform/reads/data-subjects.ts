/*
 * What a change of data is about: a table, or a part of what it says. The triggers of migration 0031 and later ones log each
 * change of a subject in the transaction of the change (ADR 44).
 */

interface Readable {
  /** The subjects whose changes concern who reads it. */
  readonly subjects: ReadonlyArray<string>;
  /** The column by whose values changes are logged; null where each change concerns all rows. */
  readonly key: string | null;
}

const table = (name: string, key: string | null = null): [string, Readable] => [name, { subjects: [name], key }];
const ofProduct = (name: string) => table(name, 'product_id');
const part = (name: string, ...subjects: ReadonlyArray<string>): [string, Readable] => [name, { subjects, key: null }];

/** The tables and views that a page for everyone may read. A page that reads another one is not kept. */
export const readables: ReadonlyMap<string, Readable> = new Map([
  ...['settings', 'shop_texts', 'translations'].map((name) => table(name)),
  ...['categories', 'producers', 'series', 'parameters', 'filter_values', 'menu_nodes'].map((name) => table(name)),
  ...['content_entries', 'hotspots', 'rebate_codes', 'opinion_photos', 'sent_opinions'].map((name) => table(name)),
  ...['couriers', 'courier_countries', 'countries', 'stocks', 'delivery_days'].map((name) => table(name)),
  table('products', 'id'),
  ...['sizes', 'price_history', 'size_stocks', 'quantity_tiers', 'product_zones', 'product_categories'].map(ofProduct),
  ...['pictures', 'opinion_counts', 'opinions', 'questions', 'bundle_parts'].map(ofProduct),
  table('opinion_votes', 'opinion_id'),
  // A change of a part of a bundle is logged for the bundle, too.
  ['offered_sizes', { subjects: ['sizes', 'bundle_parts'], key: 'product_id' }],
  part('stocked_sizes', 'stocked'),
  // Each change of these is marked in the table of changes that lists read.
  ...['listing_changes', 'listed_products', 'product_filters'].map((name) => part(name, 'listing_changes')),
  ...['word_changes', 'search_tokens'].map((name) => part(name, 'word_changes')),
]);

/** Tables whose rows a statement may compare with the clock: `DataChanges.nextMoment` is the next time at which that has another result. */
export const comparedWithClock: ReadonlySet<string> = new Set(['content_entries']);

const numbers = new Map(
  [...new Set([...readables.values()].flatMap(({ subjects }) => subjects))].map((s, at) => [s, at]),
);

/** The number of a subject in this process; undefined for one of a newer version of the shop, which no page of this one reads. */
export const numberOfSubject = (subject: string): number | undefined => numbers.get(subject);
