import type { ImageSource } from '../../../../components/image/index.ts';
import { formatDecimal, plainDecimal, type Bounds } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator } from '../../../../components/texts/texts.ts';
import { goodsWorth, grossNet, lineWorth } from '../../../../patterns/rules/gross-net.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { keepTogether } from '../../../../patterns/rules/polish.ts';
import { quantityBounds } from '../../../../patterns/rules/quantity.ts';
import { returnRight } from '../../../../patterns/rules/promises.ts';
import { shopMoney } from '../../../../patterns/rules/shop-money.ts';
import { periodOf } from '../../../../patterns/rules/subscription.ts';
import { onlySize } from '../../../../patterns/rules/size.ts';
import { nextTier, priceAt } from '../../../../patterns/rules/tiers.ts';
import { isPiece, perUnit, pricedUnitName } from '../../../../patterns/rules/units.ts';
import { promiseText, shippingTimeTexts } from '../../../../patterns/shipping-time/index.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { arrivalDay, deliveryCostText, orderTexts } from '../../catalogue/browser.ts';
import {
  basketInstalments,
  cheapestOffer,
  isWaitedFor,
  returnedGoods,
  type InstalmentsWording,
  type Wording,
  hasLender,
  type InstalmentsData,
} from '../../catalogue/index.ts';
import type { ProductDetails } from '../../../store/index.ts';
import { goodsToPay, type LoadedBasket, type LoadedLine } from './load-basket.ts';
import { filesInWords, lineFileData, type LineFileData } from './line-file-data.ts';
import { lostGiftText } from './lost-gift-text.ts';
import { chosenWrapping } from './wrappings.ts';
import { pictureSource } from '../../../../patterns/picture-source/index.ts';
import { quantityText, quantityToOrder, shortQuantity } from './quantity-text.ts';
import { basketDataTexts } from './basket-data.texts.ts';

/** A line for pages and the basket's island: display texts, and numbers where code needs them. */
export interface BasketLineData {
  productId: number;
  size: string;
  additional: string;
  name: string;
  address: string;
  picture: ImageSource | null;
  /** "kobalt · wyślemy dziś" */
  facts: string;
  /** "kobalt · 2 × 69,00 zł", for the summary of the order. */
  shortFacts: string;
  /** "69,00 zł/szt. · najniższa cena z 30 dni przed obniżką: 72,00 zł" */
  priceText: string;
  /** Thousandths. */
  quantity: number;
  quantityText: string;
  bounds: Bounds;
  unit: { singular: string; plural: string };
  total: string;
  /** Why the line cannot be ordered as it is, and what helps. */
  problem: string | null;
  /** Changes since the last visit that need no action. */
  notice: string | null;
  /** "Dodaj jeszcze 2 m, a zapłacisz 66,00 zł za metr." with the needed quantity, as a form value. */
  incentive: { text: string; action: string; quantity: string } | null;
  /** The shopper's comment, and whether its product requires one. */
  comment: { text: string; isRequired: boolean };
  /** Files beside the comment. */
  files: ReadonlyArray<LineFileData>;
  /** The wrapping: the value of the field, '' for none; null where it cannot be wrapped. */
  wrapping: string | null;
  /** Lines of one group ship alike (wire contract 1.7). */
  groupId: number;
  canChange: boolean;
}

/** The basket's discount code and its current effect, as a sentence. */
export interface RebateData {
  code: string;
  text: string;
  isActive: boolean;
}

export interface SummaryData {
  rows: ReadonlyArray<{ label: string; note: string | null; amount: string }>;
  total: string;
  totalNote: string;
  /** "Dostawa: poniedziałek, 23 listopada." */
  notes: ReadonlyArray<string>;
}

export interface BasketData {
  lines: ReadonlyArray<BasketLineData>;
  freeDelivery: { text: string; amount: string | null; progressText: string; worth: Grosze; from: Grosze } | null;
  summary: SummaryData;
  /** Null where none was typed. */
  rebate: RebateData | null;
  /** Null without goods sold in instalments. */
  instalments: InstalmentsData | null;
  /** Everything in it may be sent back. */
  isReturnable: boolean;
  /** Lines and their worth, as in the header. */
  count: number;
  worth: string;
}

/** Turns a loaded basket into data of its page. Pure: the same basket gives the same texts. */
export function basketData(loaded: LoadedBasket, wording: InstalmentsWording & Wording): BasketData {
  return {
    lines: basketLines(loaded, wording),
    freeDelivery: freeDelivery(loaded, wording),
    summary: summaryData(loaded, wording),
    rebate: rebateData(loaded, wording),
    instalments: instalmentsOf(loaded, wording),
    isReturnable: loaded.lines.every(isReturnable),
    count: loaded.lines.length,
    worth: shopMoney(wording).goods(goodsWorth(loaded.basket.lines)),
  };
}

const isReturnable = (loaded: LoadedLine): boolean =>
  returnRight(returnedGoods(loaded, loaded.line.size)) === 'returnable';

/** The lines alone, for pages without basket controls. */
export const basketLines = ({ lines, basket }: LoadedBasket, wording: Wording): ReadonlyArray<BasketLineData> =>
  lines.map((line) => lineData(line, basket.lines, wording));

/** Numbers of the box beside basket and order. `paymentCost` is added once a method is chosen. */
export function summaryData(
  loaded: LoadedBasket,
  wording: Wording,
  payment: { name: string; cost: Grosze } | null = null,
): SummaryData {
  const { basket, offers, offer, lines, code, rebate, gifts, lostGifts } = loaded;
  const { texts } = wording;
  const t = translator(basketDataTexts, texts);
  const { goods, paid, withTax } = shopMoney(wording);
  const worth = goodsWorth(basket.lines);
  const gross = withTax(worth);
  const cheapest = cheapestOffer(offers);
  const paymentCost = payment?.cost ?? 0;
  const day = offer && arrivalDay(offer.arrival, texts.locale);
  const isCostOpen = offer?.courier.isCostOpen;
  return {
    rows: [
      { label: t('products', { n: String(lines.length) }), note: null, amount: goods(worth) },
      ...(gross === null ? [] : [{ label: t('productsWithVat'), note: null, amount: gross }]),
      ...(rebate && rebate.goods > 0
        ? [{ label: t('rebate'), note: rebate.code, amount: `−${paid(rebate.goods)}` }]
        : []),
      ...gifts.map(({ name }) => ({ label: t('gift', { name }), note: null, amount: t('gratis') })),
      ...(offer
        ? [
            {
              label: t('delivery'),
              note: offer.courier.name,
              amount: deliveryCostText({ cost: offer.cost, isCostOpen }, wording),
            },
          ]
        : []),
      ...(payment && paymentCost > 0 ? [{ label: t('payment'), note: payment.name, amount: paid(paymentCost) }] : []),
    ],
    total: paid(goodsToPay({ basket, rebate }) + (offer?.cost ?? 0) + paymentCost),
    totalNote: isCostOpen ? translator(orderTexts, texts)('costLeftOut') : t('withVat'),
    notes: [
      ...(code !== null && !rebate && lines.length > 0 ? [idleCode(loaded, code, wording)] : []),
      ...lostGifts.map((gift) => lostGiftText(gift, texts)),
      ...(day === null ? [] : [t('arrives', { day })]),
      ...(offer && cheapest && cheapest.cost < offer.cost
        ? [t('deliveryFrom', { amount: paid(cheapest.cost), courier: cheapest.courier.name })]
        : []),
    ].map(keepTogether),
  };
}

/** Why a code reduces nothing. */
function idleCode({ basket, rebateFrom }: LoadedBasket, code: string, wording: Wording): string {
  const t = translator(basketDataTexts, wording.texts);
  if (rebateFrom === null) return t('rebateIdle', { code });
  const { paid } = shopMoney(wording);
  return t('rebateBelow', { code, amount: paid(rebateFrom), missing: paid(rebateFrom - basket.productsTotal) });
}

function rebateData(loaded: LoadedBasket, wording: Wording): RebateData | null {
  const { code, rebate } = loaded;
  if (code === null) return null;
  const t = translator(basketDataTexts, wording.texts);
  const state = { code, isActive: rebate !== null };
  if (!rebate) return { ...state, text: idleCode(loaded, code, wording) };
  const amount = shopMoney(wording).paid(rebate.goods);
  return {
    ...state,
    text: rebate.isDeliveryFree ? t('rebateDelivery', { code }) : t('rebateActive', { code, amount }),
  };
}

/** Shown once one product is sold so: on a basket of mugs it would be noise. */
function instalmentsOf({ basket, lines, rebate }: LoadedBasket, wording: InstalmentsWording): InstalmentsData | null {
  const isEligible = ({ product }: LoadedLine) => product.details.hasInstalments;
  return hasLender(wording.settings) && lines.some(isEligible)
    ? basketInstalments(basket, lines.every(isEligible), wording, rebate ? goodsToPay({ basket, rebate }) : undefined)
    : null;
}

function freeDelivery({ basket, offer }: LoadedBasket, wording: Wording): BasketData['freeDelivery'] {
  const from = offer?.courier.freeFrom ?? 0;
  if (!offer || offer.missing === null || from === 0) return null;
  const t = translator(basketDataTexts, wording.texts);
  // Instalments count gross, as paid.
  const { paid } = shopMoney(wording);
  const worth = basket.productsTotal;
  return {
    text: offer.missing === 0 ? t('deliveryIsFree') : t('missingForFree'),
    amount: offer.missing === 0 ? null : paid(offer.missing),
    progressText: t('progress', { worth: paid(Math.min(worth, from)), from: paid(from) }),
    worth: Math.min(worth, from),
    from,
  };
}

function lineData(
  { line, card, product, promise, group, seenPrice }: LoadedLine,
  lines: LoadedBasket['basket']['lines'],
  wording: Wording,
): BasketLineData {
  const { texts } = wording;
  const { goods } = shopMoney(wording);
  const money = (gross: Grosze) => goods(grossNet(gross, line.vatPercent));
  const bounds = quantityBounds(line.quantityData);
  const [picture] = card.pictures;
  const choice = choiceOf({ line, product }, texts);
  const t = translator(basketDataTexts, texts);
  const isAvailable = line.problem?.kind !== 'unavailable';
  const unitPrice = money(line.unitGross) + perUnit(line.unit, texts.locale);
  // The price of a subscription is no reduced one.
  const reduction =
    line.options.period === undefined ? card.sizes.find(({ type }) => type === line.size)?.reduction : null;
  const short = shortQuantity(line.unit, line.quantity);
  const count = isPiece(line.unit) ? formatDecimal(line.quantity, texts.locale) : short;
  return {
    productId: line.productId,
    size: line.size,
    additional: line.additional,
    name: line.name,
    address: addressOf('product', { id: line.productId, slug: line.slug }),
    picture: picture ? pictureSource(picture) : null,
    facts: [...choice, ...(isAvailable ? dispatchFacts({ product, promise }, texts) : [])].join(' · '),
    shortFacts: [
      ...choice,
      `${count} × ${money(line.unitGross)}`,
      ...(line.comment === '' ? [] : [t('comment', { text: line.comment })]),
      ...filesInWords(line, texts),
    ].join(' · '),
    priceText: reduction ? `${unitPrice} · ${t('lowest', { amount: money(reduction.lowestPrice) })}` : unitPrice,
    quantity: line.quantity,
    quantityText: quantityText(line.unit, line.quantity, texts),
    bounds,
    unit: { singular: line.unit.singular, plural: line.unit.plural },
    total: goods(lineWorth(line)),
    problem: problemText(line, wording),
    notice:
      seenPrice !== null && seenPrice !== line.unitGross
        ? t('priceChanged', { before: money(seenPrice), now: money(line.unitGross) })
        : null,
    incentive: line.problem ? null : incentiveOf({ line, card }, bounds, wording),
    comment: { text: line.comment, isRequired: line.isCommentRequired },
    files: line.files.map((file) => lineFileData(file, texts)),
    wrapping: chosenWrapping(line, lines),
    groupId: group.id,
    canChange: isAvailable,
  };
}

/** When it leaves, as on its page; services for other goods need no note. */
function dispatchFacts(
  { product, promise }: Pick<LoadedLine, 'product' | 'promise'>,
  texts: Wording['texts'],
): string[] {
  if (isWaitedFor(product))
    return [lowerFirst(promiseText(promise, translator(shippingTimeTexts, texts), texts.locale))];
  return product.type === 'product_virtual' ? [translator(basketDataTexts, texts)('byMail')] : [];
}

/** The shopper's choices as text: version, size, options, wrapped product. */
export function choiceOf({ line, product }: Pick<LoadedLine, 'line' | 'product'>, texts: Wording['texts']): string[] {
  return [
    ...wordsOf(line),
    ...optionNames(product.details.configurator, line.options.configuration ?? {}),
    ...periodName({ line, product }, texts),
    ...(line.wraps ? [translator(basketDataTexts, texts)('wraps', line.wraps)] : []),
  ].filter((part) => part !== '');
}

/** The period of a subscription; in days where the product has it no longer. */
function periodName(
  { line, product }: Pick<LoadedLine, 'line' | 'product'>,
  texts: Wording['texts'],
): ReadonlyArray<string> {
  const { period: days } = line.options;
  if (days === undefined) return [];
  const t = translator(basketDataTexts, texts);
  const period = periodOf(product.details.subscription, days)?.name ?? t('periodOfDays', { count: days });
  return [t('period', { period })];
}

/** Version and size in words. */
export const wordsOf = (line: { versionName: string; size: string; sizeName: string }): string[] =>
  [line.versionName, line.size === onlySize ? '' : line.sizeName].filter((part) => part !== '');

function optionNames(configurator: ProductDetails['configurator'], chosen: Readonly<Record<string, string>>): string[] {
  return (configurator ?? []).flatMap((group) => group.options.find(({ id }) => id === chosen[group.id])?.name ?? []);
}

function problemText(
  { problem, quantity, unit }: LoadedLine['line'],
  { texts }: Pick<Wording, 'texts'>,
): string | null {
  const t = translator(basketDataTexts, texts);
  if (problem === null) return null;
  if (problem.kind === 'unavailable') return t('soldOut');
  const key = problem.possible < quantity ? 'tooMuch' : 'tooLittle';
  return t(key, { quantity: quantityToOrder(unit, problem.possible, texts) });
}

function incentiveOf(
  { line, card }: Pick<LoadedLine, 'line' | 'card'>,
  bounds: Bounds,
  wording: Wording,
): BasketLineData['incentive'] {
  if (line.options.period !== undefined) return null;
  const next = nextTier(line.tiers, line.quantity, bounds);
  const unitGross = card.sizes.find(({ type }) => type === line.size)?.price;
  if (!next || unitGross === undefined) return null;
  const cheaper = priceAt(unitGross, line.tiers, next.tier.threshold);
  if (cheaper >= line.unitGross) return null;
  const { texts } = wording;
  const t = translator(basketDataTexts, texts);
  const missing = quantityToOrder(line.unit, next.missing, texts);
  const price = shopMoney(wording).goods(grossNet(cheaper, line.vatPercent));
  const per = t('per', { unit: pricedUnitName(line.unit, texts.locale) });
  return {
    text: keepTogether(t('incentive', { missing, price, per })),
    action: t('incentiveAction', { missing }),
    quantity: plainDecimal(line.quantity + next.missing),
  };
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLocaleLowerCase('pl') + text.slice(1);
