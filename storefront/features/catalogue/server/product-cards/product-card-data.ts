import { translator, type TextsContext, type Translate } from '../../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import type { CardPrice, CardVersion, ProductCardData } from '../../../../../patterns/product-card/index.ts';
import { grossNet } from '../../../../../patterns/rules/gross-net.ts';
import { unitPrice } from '../../../../../patterns/rules/price.ts';
import { isPiece, perMeasure, perUnit } from '../../../../../patterns/rules/units.ts';
import { productFormTexts } from '../../../../../patterns/rules/product-form.texts.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { ProductCard, ProductSize } from '../../../../store/index.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { productCardsTexts } from './texts.ts';
import { meanText } from '../../../../../patterns/rules/mean.ts';
import { currentLanguage } from '../../../../platform/languages/current-language.ts';

/** Texts and settings of the request. */
export interface Wording {
  readonly texts: TextsContext;
  /** `versionsOnOneCard`: only lists and zones read it. */
  readonly settings: Pick<Settings, 'currency' | 'priceType'> & Partial<Pick<Settings, 'versionsOnOneCard'>>;
  /** Without it no day of return is named. */
  readonly now?: number;
}

/** A card's fields for its price. */
export type PricedCard = Pick<
  ProductCard,
  | 'type'
  | 'unit'
  | 'vatPercent'
  | 'price'
  | 'hasSeveralPrices'
  | 'lowestSizePrice'
  | 'defaultSize'
  | 'sizes'
  | 'pointsPrice'
  | 'isForPointsOnly'
  | 'isPhonePrice'
  | 'isFreeToOrder'
  | 'isGratis'
>;

type Say = Translate<typeof productCardsTexts.pl>;

/** One size is no choice: the platform's `uniw`. */
const hasSizes = ({ sizes }: ProductCard): boolean => sizes.length > 1;

/** Sold here, for money or for free: no phone price, no present, no product for points. */
const isForSale = (card: ProductCard): boolean =>
  card.isFreeToOrder || (!card.isPhonePrice && !card.isGratis && !card.isForPointsOnly);

/** Nothing is available now. What is not for sale is only out with its stock. */
const isSoldOut = (card: ProductCard): boolean =>
  isForSale(card) ? !card.isAvailable : !card.isPhonePrice && card.sizes.every(({ quantity }) => quantity.amount === 0);

/** Some choice costs more than the shown price: "od". */
const isFromPrice = (card: PricedCard): boolean => card.hasSeveralPrices || card.type === 'product_configurable';

/** The size of the card's price: the chosen one, or the cheapest where prices differ ("od"). */
function pricedSize(card: PricedCard): ProductSize | undefined {
  return card.hasSeveralPrices
    ? card.sizes.find(({ price }) => price === card.lowestSizePrice)
    : (card.sizes.find(({ type }) => type === card.defaultSize) ?? card.sizes[0]);
}

/** The price on a list: complete, in the terms of the price act and of Omnibus. */
export function cardPrice(card: PricedCard, wording: Wording): CardPrice {
  const { texts } = wording;
  const t = translator(productCardsTexts, texts);
  const { goods } = shopMoney(wording);
  const money = (gross: number) => goods(grossNet(gross, card.vatPercent));
  if (card.isFreeToOrder) return { kind: 'words', text: translator(productFormTexts, texts)('free') };
  if (card.isForPointsOnly) return { kind: 'words', text: t('points', { count: card.pointsPrice ?? 0 }) };
  if (card.isPhonePrice) return { kind: 'words', text: t('phonePrice') };
  if (card.isGratis) return { kind: 'words', text: t('gratis') };

  const size = pricedSize(card);
  const price = size?.price ?? card.price;
  const reduction = size?.reduction ?? null;
  const content = size?.netContent;
  const measured = content && unitPrice(price, content);
  const always = {
    current: isFromPrice(card) ? t('from', { price: money(price) }) : money(price),
    ...(!isPiece(card.unit) && { unit: perUnit(card.unit, texts.locale) }),
    ...(measured && { perUnit: money(measured.price) + perMeasure(measured.unit, texts.locale) }),
  };
  return {
    kind: 'amount',
    price: reduction ? { ...always, old: money(reduction.crossedPrice), lowest: money(reduction.lowestPrice) } : always,
  };
}

/** One badge at most: sold out wins over reduced, reduced over new. */
function cardBadge(card: ProductCard, t: Say): ProductCardData['badge'] {
  if (isSoldOut(card)) return { tone: 'sold', text: t('soldOut') };
  const percent = isForSale(card) ? (pricedSize(card)?.reduction?.percent ?? 0) : 0;
  if (percent > 0) return { tone: 'sale', text: t('reduction', { percent }) };
  return card.isNew ? { tone: 'new', text: t('new') } : null;
}

/** "Wróci 12 grudnia", of a product that is sold out until a known day. */
function returnText(card: ProductCard, { texts, now }: Wording): string | null {
  if (now === undefined || card.returnsInDays === null || !isSoldOut(card)) return null;
  const day = formatDay(calendarDay(now) + card.returnsInDays, texts.locale, { day: 'numeric', month: 'long' });
  return translator(productCardsTexts, texts)('returns', { day: noBreak(day) });
}

const noBreak = (text: string): string => text.replaceAll(' ', '\u00A0');

/** A card with the sizes that a list can keep. */
export interface SavableCard extends ProductCardData {
  readonly keptSizes: ReadonlyArray<{ readonly type: string; readonly name: string }>;
}

/** The versions that a card of all of them leads to; one is no choice. */
function linkedVersions({ id, versions }: ProductCard): ReadonlyArray<CardVersion> {
  if (versions.length < 2) return [];
  return versions.map((version) => ({
    id: version.id,
    name: version.name,
    hex: version.swatch?.hex ?? null,
    address: addressOf('product', { id: version.id, slug: version.slug }),
    picture: version.picture && pictureSource(version.picture),
    isShown: version.id === id,
    isSoldOut: !version.isAvailable,
  }));
}

/** A product of the store for its card. */
export function productCardData(card: ProductCard, wording: Wording): SavableCard {
  const t = translator(productCardsTexts, wording.texts);
  const [picture] = card.pictures;
  const versions = wording.settings.versionsOnOneCard === true ? linkedVersions(card) : [];
  const sizeSwatches = card.sizes.flatMap(({ swatch }) => swatch ?? []);
  return {
    id: card.id,
    name: card.name,
    subline: card.subline,
    address: addressOf('product', { id: card.id, slug: card.slug }),
    picture: picture ? pictureSource(picture) : null,
    isSoldOut: isSoldOut(card),
    badge: cardBadge(card, t),
    price: cardPrice(card, wording),
    returns: returnText(card, wording),
    sizes:
      hasSizes(card) && sizeSwatches.length === 0
        ? card.sizes.map(({ name, isAvailable }) => ({
            name: noBreak(name),
            isSoldOut: isForSale(card) && !isAvailable,
          }))
        : [],
    swatches:
      sizeSwatches.length > 0
        ? sizeSwatches
        : versions.length > 0
          ? []
          : card.versions.flatMap(({ swatch }) => swatch ?? []),
    versions,
    moreVersions: versions.length > 0 ? card.versionCount - versions.length : 0,
    keptSizes: card.sizes.map(({ type, name }) => ({ type, name: noBreak(name) })),
    rating:
      card.rating.mean === null
        ? null
        : { mean: meanText(card.rating.mean, currentLanguage()), count: card.rating.count },
  };
}

/** The same for a whole list. */
export const productCardsData = (cards: ReadonlyArray<ProductCard>, wording: Wording): ReadonlyArray<SavableCard> =>
  cards.map((card) => productCardData(card, wording));
