import { formatDecimal } from '../../../components/quantity-stepper/index.ts';
import type { ProductCardData } from '../../../patterns/product-card/index.ts';
import { grossNet } from '../../../patterns/rules/gross-net.ts';
import { quantityBounds } from '../../../patterns/rules/quantity.ts';
import { shopMoney } from '../../../patterns/rules/shop-money.ts';
import { priceAt } from '../../../patterns/rules/tiers.ts';
import { addressOf } from '../../addresses.ts';
import shop from '../../catalogue/shop.json' with { type: 'json' };
import type { PageContext } from '../../define-page.ts';
import { pictureOf } from '../../pictures/index.ts';
import { meanText } from '../../../patterns/rules/mean.ts';
import { cardPrice, productCardsData } from '../../product-cards/index.ts';
import { page } from '../../runtime/answers.ts';
import type { PageHead } from '../../runtime/page.ts';
import type { ProductPage, ShopOpinions } from '../../server/store/index.ts';
import { homeContent } from './content.ts';

/** A product on the hero picture, as the list under it tells it. */
export interface Caption {
  number: number;
  name: string;
  address: string;
  price: string;
  /** It stands in the part of the picture that phones show. */
  isOnPhone: boolean;
}

export interface Department {
  name: string;
  address: string;
  count: number;
}

/** Goods by the metre: from which length a metre costs how much. */
export interface Feature {
  address: string;
  step: string;
  tiers: ReadonlyArray<{ from: string; price: string }>;
}

export interface HomeData {
  captions: ReadonlyArray<Caption>;
  departments: ReadonlyArray<Department>;
  newest: ReadonlyArray<ProductCardData>;
  feature: Feature | null;
  reduced: ReadonlyArray<ProductCardData>;
  opinions: { mean: string; count: number; praise: ShopOpinions['praise'] } | null;
}

export async function loadHome(context: PageContext<'home'>) {
  const { store } = context;
  const portion = homeContent.productsInRow;
  const [categories, newest, feature, reduced, opinions] = await Promise.all([
    store.catalogue.categories(),
    store.catalogue.listedIds({ special: 'new', portion }),
    store.catalogue.productPage(homeContent.featureProductId),
    store.catalogue.listedIds({ special: 'promotion', portion }),
    store.catalogue.opinions(homeContent.opinions),
  ]);
  const pinned = shop.heroPins.map(({ productId }) => productId);
  // One product may stand in several places: all are read together.
  const cards = await store.catalogue.cards([...new Set([...pinned, ...newest.ids, ...reduced.ids])]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const shown = (ids: ReadonlyArray<number>) => ids.flatMap((id) => cardOf.get(id) ?? []);
  const data: HomeData = {
    // The number is the pin's: a product that is gone leaves its pin's number out, not another product under it.
    captions: shop.heroPins.flatMap(({ productId, ...place }, index) => {
      const card = cardOf.get(productId);
      if (!card) return [];
      const price = cardPrice(card, context);
      return [
        {
          number: index + 1,
          name: card.name,
          address: addressOf('product', { id: card.id, slug: card.slug }),
          price: price.kind === 'words' ? price.text : price.price.current + (price.price.unit ?? ''),
          isOnPhone: isOnPhone(place),
        },
      ];
    }),
    departments: categories
      .filter(({ productCount }) => productCount > 0)
      .map(({ id, slug, name, productCount }) => ({
        name,
        address: addressOf('category', { id, slug }),
        count: productCount,
      })),
    newest: productCardsData(shown(newest.ids), context),
    feature: feature && featureOf(feature, context),
    reduced: productCardsData(shown(reduced.ids), context),
    opinions:
      opinions.rating.mean === null
        ? null
        : { mean: meanText(opinions.rating.mean), count: opinions.rating.count, praise: opinions.praise },
  };
  return page(data);
}

/** Whether a place of the hero picture, in percent, lies within its cut for phones. */
export function isOnPhone({ x, y }: { x: number; y: number }): boolean {
  const hero = pictureOf(homeContent.heroPictureId);
  const crop = hero?.crops && pictureOf(hero.crops.phone)?.crop;
  if (!hero || !crop) return true;
  const [left, top] = [(x / 100) * hero.source.width, (y / 100) * hero.source.height];
  return left >= crop.left && left <= crop.left + crop.width && top >= crop.top && top <= crop.top + crop.height;
}

/** What a metre costs from which length on, by the very rules that count the basket. */
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
  const length = (quantity: number) => `${formatDecimal(quantity, 'pl')}\u00A0${unit}`;
  return {
    address: addressOf('product', { id: product.id, slug: product.slug }),
    step: unit === 'm' && step < 1000 && step % 10 === 0 ? `${step / 10}\u00A0cm` : length(step),
    tiers: [min, ...tiers.map(({ threshold }) => threshold)].map((from) => ({
      from: length(from),
      price: `${goods(grossNet(priceAt(size.price, tiers, from), product.vatPercent))}/${unit}`,
    })),
  };
}

export const homeHead = (_data: HomeData, { url }: PageContext<'home'>): PageHead => ({
  title: shop.line.replace(/\.$/, ''),
  description: shop.lead,
  canonical: addressOf('home'),
  picture: '/pictures/og-1200.jpg',
  facts: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: shop.name,
      url: url.origin + addressOf('home'),
      legalName: shop.company.name,
      email: shop.company.email,
      telephone: shop.company.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: shop.company.street,
        postalCode: shop.company.zipcode,
        addressLocality: shop.company.city,
        addressCountry: 'PL',
      },
    },
  ],
});
