import { formatDecimal } from '../../../../../components/quantity-stepper/index.ts';
import { grossNet } from '../../../../../patterns/rules/gross-net.ts';
import { quantityBounds } from '../../../../../patterns/rules/quantity.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { priceAt } from '../../../../../patterns/rules/tiers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { pictureOf, type ShopPicture } from '../../server/pictures/index.ts';
import { meanText } from '../../../../../patterns/rules/mean.ts';
import { cardPrice, productCardsData, type SavableCard } from '../../server/product-cards/index.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { ProductCard, ProductPage, ShopOpinions } from '../../../../store/index.ts';
import { poland } from '../../../../platform/settings/country.ts';
import { pageZones, type PageZones } from '../../server/zones/zones-data.ts';
import { homeContent } from './content.ts';
import { currentLanguage } from '../../../../platform/languages/current-language.ts';

/** A product on the hero picture, for the list below it. */
export interface Caption {
  number: number;
  name: string;
  address: string;
  price: string;
  /** It is in the part of the picture that phones show. */
  isOnPhone: boolean;
}

export interface Department {
  name: string;
  address: string;
  count: number;
}

/** Goods by the metre: prices per metre by length. */
export interface Feature {
  address: string;
  pictureId: string;
  step: string;
  tiers: ReadonlyArray<{ from: string; price: string }>;
}

/** A full-width picture, by its id, and its captions. */
export interface HeroData {
  pictureId: string;
  captions: ReadonlyArray<Caption>;
}

export interface HomeData {
  /** The shop's own claim. */
  line: string;
  lead: string;
  /** Null where the shop has no such picture. */
  hero: HeroData | null;
  departments: ReadonlyArray<Department>;
  departmentsPictureId: string;
  /** What the large pictures show, in the language of the page, by their ids. */
  alts: Readonly<Record<string, string>>;
  newest: ReadonlyArray<SavableCard>;
  feature: Feature | null;
  reduced: ReadonlyArray<SavableCard>;
  opinions: { mean: string; count: number; praise: ShopOpinions['praise'] } | null;
  zones: PageZones;
}

export async function loadHome(context: PageContext<'home'>) {
  const { store, settings } = context;
  const portion = homeContent.productsInRow;
  const isGrouped = settings.versionsOnOneCard;
  const [categories, newest, feature, reduced, opinions] = await Promise.all([
    store.catalogue.categories({ isGrouped }),
    store.catalogue.listedIds({ special: 'new', portion, isGrouped }),
    settings.homeFeatureProduct === 0 ? null : store.catalogue.productPage(settings.homeFeatureProduct),
    store.catalogue.listedIds({ special: 'promotion', portion, isGrouped }),
    store.catalogue.opinions(homeContent.opinions),
  ]);
  const pinned = settings.homeHeroProducts;
  // One product may be in several places: all are read together.
  const cards = await store.catalogue.cards([...new Set([...pinned, ...newest.ids, ...reduced.ids])]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const shown = (ids: ReadonlyArray<number>) => ids.flatMap((id) => cardOf.get(id) ?? []);
  const data: Omit<HomeData, 'alts'> = {
    line: settings.shopLine || settings.shopName,
    lead: settings.shopLead,
    hero: heroOf(
      settings.homeHeroPicture,
      pinned.map((id) => cardOf.get(id) ?? null),
      context,
    ),
    departments: categories
      .filter(({ productCount }) => productCount > 0)
      .map(({ id, slug, name, productCount }) => ({
        name,
        address: addressOf('category', { id, slug }),
        count: productCount,
      })),
    departmentsPictureId: settings.homeDepartmentsPicture,
    newest: productCardsData(shown(newest.ids), context),
    feature: feature && featureOf(feature, context),
    reduced: productCardsData(shown(reduced.ids), context),
    opinions:
      opinions.rating.mean === null
        ? null
        : {
            mean: meanText(opinions.rating.mean, currentLanguage()),
            count: opinions.rating.count,
            praise: opinions.praise,
          },
    // New and reduced products have their own sections above.
    zones: await pageZones({ page: 'main', zones: ['zone4', 'zone1'], productIds: [] }, context),
  };
  const pictureIds = [data.hero?.pictureId, data.departmentsPictureId, data.feature?.pictureId].filter(
    (id) => id !== undefined,
  );
  const alts = await Promise.all(
    pictureIds.map(async (id) => {
      const { alt } = await store.translations.lay(
        context.texts.locale,
        { alt: pictureOf(id)?.alt ?? '' },
        { alt: true },
      );
      return [id, alt] as const;
    }),
  );
  return page({ ...data, alts: Object.fromEntries(alts) });
}

/** @param cards the product of each pin; null where it is gone */
function heroOf(
  pictureId: string,
  cards: ReadonlyArray<ProductCard | null>,
  wording: Pick<PageContext, 'texts' | 'settings'>,
): HeroData | null {
  const hero = pictureOf(pictureId);
  if (!hero) return null;
  // Numbers belong to pins: a missing product skips its number instead of renumbering the others.
  const captions = (hero.pins ?? []).flatMap((place, index) => {
    const card = cards[index];
    if (!card) return [];
    const price = cardPrice(card, wording);
    return [
      {
        number: index + 1,
        name: card.name,
        address: addressOf('product', { id: card.id, slug: card.slug }),
        price: price.kind === 'words' ? price.text : price.price.current + (price.price.unit ?? ''),
        isOnPhone: isOnPhone(hero, place),
      },
    ];
  });
  return { pictureId, captions };
}

/** Whether a point of a picture, in percent, is within its crop for phones. */
export function isOnPhone(hero: ShopPicture, { x, y }: { x: number; y: number }): boolean {
  const crop = hero.crops && pictureOf(hero.crops.phone)?.crop;
  if (!crop) return true;
  const [left, top] = [(x / 100) * hero.source.width, (y / 100) * hero.source.height];
  return left >= crop.left && left <= crop.left + crop.width && top >= crop.top && top <= crop.top + crop.height;
}

/** Prices per metre by length, from the same rules as the basket. */
export function featureOf(
  {
    product,
    sizes,
    tiers,
  }: Pick<ProductPage, 'sizes' | 'tiers'> & {
    product: Pick<ProductPage['product'], 'id' | 'slug' | 'unit' | 'vatPercent'>;
  },
  wording: Pick<PageContext, 'texts' | 'settings'>,
): Feature | null {
  const size = sizes.find(({ isAvailable }) => isAvailable);
  if (!size || tiers.length === 0) return null;
  const { min, step } = quantityBounds(size.quantity);
  const { name: unit } = product.unit;
  const { goods } = shopMoney(wording);
  const length = (quantity: number) => `${formatDecimal(quantity, currentLanguage())}\u00A0${unit}`;
  return {
    address: addressOf('product', { id: product.id, slug: product.slug }),
    pictureId: wording.settings.homeFeaturePicture,
    step: unit === 'm' && step < 1000 && step % 10 === 0 ? `${step / 10}\u00A0cm` : length(step),
    tiers: [min, ...tiers.map(({ threshold }) => threshold)].map((from) => ({
      from: length(from),
      price: `${goods(grossNet(priceAt(size.price, tiers, from), product.vatPercent))}/${unit}`,
    })),
  };
}

export const homeHead = ({ line, lead }: HomeData, { url, settings }: PageContext<'home'>): PageHead => {
  return {
    title: line.replace(/\.$/, ''),
    ...(lead && { description: lead }),
    canonical: addressOf('home'),
    facts: [organisationFacts(url.origin + addressOf('home'), settings)],
  };
};

/** The seller for machines: schema.org Organization; only known data. */
function organisationFacts(url: string, settings: PageContext['settings']): object {
  const { companyName, companyEmail, companyPhone, companyStreet, companyZipcode, companyCity } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.shopName,
    url,
    ...(companyName && { legalName: companyName }),
    ...(companyEmail && { email: companyEmail }),
    ...(companyPhone && { telephone: companyPhone }),
    ...(companyCity && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: companyStreet,
        postalCode: companyZipcode,
        addressLocality: companyCity,
        addressCountry: poland.iso,
      },
    }),
  };
}
