import { catalogueOf, deliveryOf, hotspotsOf, menuOf, type HotspotPage } from '../features/catalogue/store.ts';
import { contentOf } from '../features/content/store.ts';
import { settingsWith } from '../platform/settings/index.ts';
import type { Clock } from '../platform/store/clock.ts';
import type { Database } from '../platform/store/engine/database.ts';
import { settingsOf } from '../platform/store/settings.ts';
import { wordsIn, type Words } from '../platform/store/translations.ts';
import { catalogueWords, contentWords, menuWords, partWords, settingsWords } from './words.ts';

/** Where a text of the shop stands: the kind of its subject, and its number or name there. */
export interface TextPlace {
  kind:
    | 'menu'
    | 'page'
    | 'post'
    | 'news'
    | 'settings'
    | 'zone'
    | 'category'
    | 'producer'
    | 'series'
    | 'delivery'
    | 'product';
  of: string;
}

const portion = 200;
const pages: ReadonlyArray<HotspotPage> = ['main', 'projector', 'basketedit', 'search', 'noproduct'];

/** An opening is translated with its text. */
const { opening: _opening, ...writtenWords } = contentWords.find;

/** Every text of the shop that may be translated, with the first place where it stands: what all visitors see first. */
export async function shopTexts(database: Database, clock: Clock): Promise<ReadonlyMap<string, TextPlace>> {
  const found = new Map<string, TextPlace>();
  const collect = <T>(kind: TextPlace['kind'], of: string | number, value: T, words: Words<T>): void => {
    for (const text of wordsIn(value, words))
      if (/\p{L}{2}/u.test(text) && !found.has(text)) found.set(text, { kind, of: String(of) });
  };
  const catalogue = catalogueOf(database, clock);
  const delivery = deliveryOf(database);
  const content = contentOf(database, clock);
  const hotspots = hotspotsOf(database);
  const settings = settingsWith(await settingsOf(database, clock).overrides());

  collect('menu', '', await menuOf(database).tree(), menuWords.tree);
  for (const name of Object.keys(settingsWords) as ReadonlyArray<keyof typeof settingsWords>)
    collect('settings', name, { [name]: settings[name] }, settingsWords);
  for (const page of pages) collect('zone', page, await hotspots.named(page), partWords.hotspots.named);
  for (const one of await catalogue.categories()) collect('category', one.id, one, catalogueWords.categories);
  for (const one of await catalogue.producers()) collect('producer', one.name, one, catalogueWords.producers);
  for (const one of await catalogue.series()) collect('series', one.name, one, catalogueWords.series);
  for (const one of await catalogue.couriers()) collect('delivery', one.id, one, catalogueWords.couriers);
  for (const one of await catalogue.stocks()) collect('delivery', one.id, one, catalogueWords.stocks);
  collect('delivery', '', await delivery.countries(), partWords.delivery.countries);
  collect('delivery', '', await delivery.namedDays('', '9'), partWords.delivery.namedDays);
  for (const { kind, slug } of await content.all())
    collect(kind, slug, await content.written(kind, slug), writtenWords);
  const ids = await database.read.selectFrom('products').select('id').orderBy('id').execute();
  for (let start = 0; start < ids.length; start += portion) {
    const some = await catalogue.productPages(ids.slice(start, start + portion).map(({ id }) => id));
    for (const [id, page] of some) collect('product', id, page, catalogueWords.productPages);
  }
  return found;
}
