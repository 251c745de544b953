import categories from './categories.json' with { type: 'json' };
import couriers from './couriers.json' with { type: 'json' };
import delivery from './delivery.json' with { type: 'json' };
import enclosures from './enclosures/files.json' with { type: 'json' };
import englishPictures from './english/pictures.json' with { type: 'json' };
import englishProducts from './english/products.json' with { type: 'json' };
import englishShop from './english/shop.json' with { type: 'json' };
import englishWords from './english/words.json' with { type: 'json' };
import gifts from './gifts.json' with { type: 'json' };
import hotspots from './hotspots.json' with { type: 'json' };
import menu from './menu.json' with { type: 'json' };
import phrases from './phrases.json' with { type: 'json' };
import pickupPoints from './pickup-points.json' with { type: 'json' };
import pictures from './pictures.json' with { type: 'json' };
import producers from './producers.json' with { type: 'json' };
import products from './products.json' with { type: 'json' };
import rebates from './rebates.json' with { type: 'json' };
import series from './series.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };
import stocks from './stocks.json' with { type: 'json' };
import vouchers from './vouchers.json' with { type: 'json' };
import { loadEnglishTexts, loadTexts } from './content/load-texts.ts';
import type { Catalogue } from './types/catalogue.ts';

/** They come with the code, in Base64: the seed keeps them among the shop's files. */
const enclosureFiles = (): Catalogue['enclosureFiles'] =>
  Object.fromEntries(Object.entries(enclosures).map(([name, bytes]) => [name, Buffer.from(bytes, 'base64')]));

/**
 * The whole demo catalogue for seeding the store. JSON has no literal types, hence the assertion; catalogue.test.ts
 * checks the files against the types and each other.
 */
export function loadCatalogue(): Catalogue {
  const facts: unknown = {
    shop,
    categories,
    producers,
    products,
    enclosureFiles: enclosureFiles(),
    couriers,
    stocks,
    pickupPoints,
    gifts,
    ...loadTexts(),
    pictures,
    series,
    menu,
    hotspots,
    rebates,
    delivery,
    phrases,
    vouchers,
    englishTexts: loadEnglishTexts(),
    english: { ...englishShop, ...englishProducts, ...englishWords, ...englishPictures },
  };
  return facts as Catalogue;
}
