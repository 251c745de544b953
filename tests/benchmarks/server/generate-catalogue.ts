/*
 * A large shop: the demo catalogue with any number of made products after it, the same every time. Common words are
 * those of the importer's feed; rare ones are made of syllables, as many as a shop of that size would have.
 */
import { colours, pick, things, traits, words } from '../../../storefront/importer/bench/generate-feed.ts';
import { loadCatalogue } from '../../../storefront/demo/load.ts';
import type { Catalogue } from '../../../storefront/demo/types/catalogue.ts';
import type { Picture } from '../../../storefront/features/catalogue/types/picture.ts';
import type { Parameter, Product } from '../../../storefront/features/catalogue/types/product.ts';
import type { Size } from '../../../storefront/features/catalogue/types/size.ts';

/** The first id of a made product: the demo's are below. */
export const firstId = 100_000;
const categoryCount = 90;
const producerCount = 60;

const moreThings =
  'Sukienka Spódnica Koszula Sweter Czapka Rękawice Fotel Stół Krzesło Półka Dywan Zasłona Poduszka Kołdra Pościel Ręcznik Szlafrok Kapcie Torba Plecak Notes Pióro Świeca Mydło Kawa Herbata Miód Zegar Lustro Ramka Donica Taca Dzbanek Talerz Patera Sztućce Nóż Garnek Patelnia Fartuch'.split(
    ' ',
  );
const allThings = [...things, ...moreThings];
const materials = [
  'len',
  'wełna',
  'bawełna',
  'kamionka',
  'porcelana',
  'dąb',
  'jesion',
  'stal',
  'mosiądz',
  'szkło',
  'skóra',
  'wiklina',
];
const countries = ['Polska', 'Portugalia', 'Włochy', 'Litwa', 'Czechy', 'Dania'];
const sizeSets = [
  ['uniwersalny'],
  ['S', 'M', 'L', 'XL'],
  ['36', '38', '40', '42'],
  ['140×200', '160×200'],
  ['uniwersalny'],
];

/** Pseudorandom numbers from 0 to 1, the same each time (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables =
  'ba ce dro fa gó ha ja ko łu mie no po ra sza ti wę zy żo bri ka lo śni gra pu sto wi ne ma ry dą'.split(' ');
const endings = ['ny', 'na', 'ek', 'ka', 'anie', 'owy', 'owa', 'arz', 'ość', 'isko'];
const rareWordCount = 24_000;

/** The rare word at `index` of `rareWordCount`. */
const rareWord = (index: number): string => {
  const { length } = syllables;
  return (
    [index, Math.floor(index / length), Math.floor(index / length ** 2) + index]
      .map((place) => pick(syllables, place))
      .join('') + pick(endings, index + Math.floor(index / 7))
  );
};

/** Low indexes are far more common than high ones, like words. */
const commonFirst = (chance: () => number, count: number): number => Math.floor(count * chance() ** 3);

function prose(chance: () => number, length: number): string {
  const word = () =>
    chance() < 0.5 ? pick(words, commonFirst(chance, words.length)) : rareWord(commonFirst(chance, rareWordCount));
  return `${Array.from({ length }, word).join(' ')}.`;
}

function sizesOf(id: number, chance: () => number, price: number, isReduced: boolean): ReadonlyArray<Size> {
  return pick(sizeSets, id).map((name, priority): Size => {
    const amount = chance() < 0.15 ? 0 : Math.floor(chance() * 60) * 1000;
    const crossed = Math.round((price * 1.25) / 100) * 100;
    return {
      type: name === 'uniwersalny' ? 'uniw' : name.toLowerCase().replace('×', '-'),
      name,
      priority,
      code: `M-${id}-${priority}`,
      priceGross: price + priority * 1000,
      ...(isReduced && { crossedPriceGross: crossed + priority * 1000 }),
      priceHistory: [
        ...(isReduced ? [{ daysAgo: 90, priceGross: crossed + priority * 1000 }] : []),
        { daysAgo: isReduced ? 5 : 60, priceGross: price + priority * 1000 },
      ],
      amount,
      stocks: [{ stockId: 'M1', amount }],
      availability: amount === 0 && chance() < 0.2 ? 'order' : 'enable',
      weight: 300,
    };
  });
}

function parametersOf(chance: () => number): ReadonlyArray<Parameter> {
  const centimetres = () => 10 + Math.floor(chance() * 30) * 5;
  return [
    { name: 'Kolor', value: pick(colours, commonFirst(chance, colours.length)) },
    { name: 'Materiał', value: pick(materials, commonFirst(chance, materials.length)) },
    { name: 'Kraj pochodzenia', value: pick(countries, commonFirst(chance, countries.length)) },
    ...(chance() < 0.5 ? [{ name: 'Wymiary', value: `${centimetres()} × ${centimetres()} cm` }] : []),
    ...(chance() < 0.3 ? [{ name: 'Kolekcja', value: pick(traits, Math.floor(chance() * traits.length)) }] : []),
  ];
}

function product(index: number): Product {
  const chance = chanceOf(index + 1);
  const id = firstId + index;
  const thing = pick(allThings, Math.floor(chance() * allThings.length));
  const rare = rareWord(Math.floor(chance() * rareWordCount));
  const name = `${thing} ${pick(traits, Math.floor(chance() * traits.length))} ${rare[0]!.toUpperCase()}${rare.slice(1)}`;
  const price = 1900 + Math.floor(chance() * 400) * 100 + 99;
  const sizes = sizesOf(id, chance, price, chance() < 0.12);
  return {
    id,
    slug: `produkt-${id}`,
    code: `M-${id}`,
    type: 'product',
    name,
    subline: prose(chance, 3),
    description: prose(chance, 35),
    kind: thing,
    categoryId: 100 + commonFirst(chance, categoryCount),
    producerId: 100 + commonFirst(chance, producerCount),
    vatPercent: 23,
    unit: { name: 'szt.', singular: 'szt.', plural: 'szt.', sellBy: 1000, precision: 0 },
    priceGross: sizes[0]!.priceGross,
    defaultSize: sizes[0]!.type,
    sizes,
    ...(sizes.length > 1 && { sizeLabel: 'Rozmiar' }),
    tiers: index % 20 === 0 ? [{ threshold: 5000, thresholdEnd: null, percent: 10 }] : [],
    orderQuantityRange: { minPerOrder: 1000, maxPerOrder: -1 },
    ...(chance() < 0.4 && { shippingTime: { kind: 'today', deadline: '14:00' } as const }),
    hasBackInStockNotice: true,
    isPhonePrice: index % 500 === 0,
    isGratis: false,
    isNew: chance() < 0.05,
    popularity: 100 + index,
    isForPointsOnly: false,
    hasInstalments: false,
    hasSizeChart: false,
    enclosures: [],
    hasGiftWrap: false,
    isWrapper: false,
    isCommentRequired: false,
    keyFacts: [],
    parameters: parametersOf(chance),
    safetyInformation: null,
    opinions: Array.from({ length: Math.floor(chance() * 4) }, (_, place) => ({
      author: 'Anna K.',
      content: prose(chance, 8),
      rating: 3 + Math.floor(chance() * 3),
      isConfirmedByPurchase: chance() < 0.7,
      daysAgo: 3 + place * 11,
    })),
    questions: [],
    pictureIds: [`${id}-1`, `${id}-2`],
  };
}

/**
 * The demo catalogue and `count` made products with sizes, parameters, prices, stocks, texts, opinions and pictures.
 * @param from the first of them: a large shop is made in portions
 */
export function generateCatalogue(count: number, from = 0): Catalogue {
  const demo = loadCatalogue();
  const made = Array.from({ length: count }, (_, index) => product(from + index));
  const [category] = demo.categories as [Catalogue['categories'][number]];
  const [producer] = demo.producers as [Catalogue['producers'][number]];
  const [model] = demo.pictures as [Picture];
  return {
    ...demo,
    categories: [
      ...demo.categories,
      ...Array.from({ length: categoryCount }, (_, index) => {
        const name = `Dział ${rareWord(index)}`;
        return { ...category, id: 100 + index, slug: `dzial-${index}`, name, menuName: name };
      }),
    ],
    producers: [
      ...demo.producers,
      ...Array.from({ length: producerCount }, (_, index) => ({
        ...producer,
        id: 100 + index,
        slug: `pracownia-${index}`,
        name: `Pracownia ${rareWord(index * 7)}`,
      })),
    ],
    products: [...demo.products, ...made],
    pictures: [...demo.pictures, ...made.flatMap(({ pictureIds }) => pictureIds.map((id) => ({ ...model, id })))],
  };
}
