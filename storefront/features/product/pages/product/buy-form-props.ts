import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { grossNet } from '../../../../../patterns/rules/gross-net.ts';
import { formatMoney, type Grosze } from '../../../../../patterns/rules/money.ts';
import { shownPrice } from '../../../../../patterns/rules/price-calculator.ts';
import type { ProductForm } from '../../../../../patterns/rules/product-form.ts';
import { productFormTexts } from '../../../../../patterns/rules/product-form.texts.ts';
import { quantityBounds, unlimited } from '../../../../../patterns/rules/quantity.ts';
import { periodOf } from '../../../../../patterns/rules/subscription.ts';
import { shortQuantity } from '../../../basket/index.ts';
import type { PageSize, Product } from '../../../catalogue/store.ts';
import { sizeForm } from '../../../catalogue/index.ts';
import { once, type BuyAttempt, type BuyFormProps, type BuyFormSize } from '../../browser/product/buy-form-view.ts';
import { pointsReceived } from '../../browser/product/points-received.ts';
import type { ProductView } from './product-view.ts';
import { withSubscription } from './subscription-choice.ts';
import { productTexts } from './texts.ts';

/* Server only: the island's data, decided and worded, so that no state rule is sent to the browser. */

export type FormView = Pick<
  ProductView,
  'pointsRule' | 'bundle' | 'isGone' | 'page' | 'versions' | 'size' | 'currency' | 'priceType'
>;

export function buyFormProps(
  view: FormView,
  addresses: Pick<BuyFormProps, 'action' | 'basketAddress' | 'changeAddress' | 'expressKey'>,
  attempt: BuyAttempt | null,
  texts: TextsContext,
): BuyFormProps {
  const {
    page: { product, sizes, tiers },
    versions,
    size: opened,
    currency,
    priceType,
  } = view;
  const { vatPercent } = product;
  const t = translator(productTexts, texts);
  const rule = view.pointsRule.perZloty > 0 ? view.pointsRule : null;
  const taxNote =
    vatPercent === null || product.isFreeToOrder
      ? null
      : priceType === 'net'
        ? t('withoutTax', { percent: vatPercent })
        : t('withTax');
  const saved =
    view.bundle && view.bundle.saved > 0 && t('bundleSaved', { saved: formatMoney(view.bundle.saved, currency) });
  const hasSizes = sizes.length > 1;
  const shown = (gross: Grosze) => formatMoney(shownPrice(grossNet(gross, vatPercent), priceType), currency);
  return {
    ...addresses,
    productId: product.id,
    name: product.name,
    unit: { singular: product.unit.singular, plural: product.unit.plural },
    currency,
    freeText: product.isFreeToOrder ? translator(productFormTexts, texts)('free') : null,
    points: rule,
    isGone: view.isGone,
    note: [taxNote, saved].filter(Boolean).join(' ') || null,
    shownWithout: priceType === 'net' ? (vatPercent ?? 0) : 0,
    versions:
      product.details.version && versions.length > 1 ? { label: product.details.version.label, versions } : null,
    sizeLabel: hasSizes ? (product.details.sizeLabel ?? null) : null,
    sizes: sizes.map((size) => {
      const obstacle = obstacleOf(sizeForm(product, size), view, texts);
      const quantity = quantityBounds(size.quantity).min;
      const points = obstacle === null ? pointsReceived(rule, { price: size.price, tiers, quantity }, texts) : null;
      const single = toFormSize(size, obstacle, points);
      return obstacle === null ? withSubscription(single, { size, rule, view }, texts) : single;
    }),
    configurator: (product.details.configurator ?? []).map((group) => ({
      id: group.id,
      name: group.name,
      options: group.options.map(({ id, name, extraGross, swatch }) => ({
        value: id,
        label: extraGross === 0 ? name : t('extra', { name, price: shown(extraGross) }),
        extra: extraGross,
        ...(swatch && { swatch }),
      })),
    })),
    tiers,
    chosen: {
      size: chosenSize(sizes, product.defaultSize, attempt?.size ?? opened).type,
      number: attempt?.number ?? null,
      period: chosenPeriod(product, attempt?.period),
      configuration: chosenConfiguration(product, attempt?.configuration),
    },
    problems: attempt?.problems ?? {},
  };
}

/** The requested period if the product has it; else a single purchase. */
const chosenPeriod = ({ details: { subscription } }: Pick<Product, 'details'>, asked = once): string =>
  periodOf(subscription, Number(asked)) ? asked : once;

/** The requested options; else the first one of each group. */
export function chosenConfiguration(
  { details: { configurator = [] } }: Pick<Product, 'details'>,
  asked: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    configurator.flatMap(({ id, options }) => {
      const chosen = options.find((option) => option.id === asked[id]) ?? options[0];
      return chosen ? [[id, chosen.id]] : [];
    }),
  );
}

/** The place of a picture in the page's gallery. */
export const pictureId = (id: string): string => `zdjecie-${id}`;

/** The requested size; else the default one, unless it is sold out and another is not. */
export function chosenSize(sizes: ReadonlyArray<PageSize>, defaultSize: string, asked = ''): PageSize {
  const chosen = sizes.find(({ type }) => type === asked);
  if (chosen) return chosen;
  const wanted = sizes.find(({ type }) => type === defaultSize);
  if (wanted?.isAvailable) return wanted;
  return (sizes.find(({ isAvailable }) => isAvailable) ?? wanted ?? sizes[0])!;
}

/** Why a size's form does not buy, and what helps: another size, another colour, or patience. Null where it buys. */
export function obstacleOf(
  { buy, message, minimum }: ProductForm,
  { page: { product, sizes }, versions }: Pick<FormView, 'page' | 'versions'>,
  texts: TextsContext,
): string | null {
  if (buy === 'enabled' || message === null) return null;
  const tProductForm = translator(productFormTexts, texts);
  if (message === 'belowMinimum') return tProductForm(message, { minimum: shortQuantity(product.unit, minimum) });
  if (message !== 'unavailable') return tProductForm(message);
  if (sizes.some(({ isAvailable }) => isAvailable)) return tProductForm('unavailableSize');
  return tProductForm(versions.some(({ isAvailable }) => isAvailable) ? 'unavailableVersion' : 'unavailable');
}

function toFormSize(size: PageSize, obstacle: string | null, points: string | null): BuyFormSize {
  const { crossedPrice, lowestPrice, percent } = size.reduction ?? {};
  return {
    type: size.type,
    name: size.name,
    swatch: size.swatch?.hex ?? null,
    obstacle,
    price: size.price,
    reduction:
      crossedPrice !== undefined && lowestPrice !== undefined && percent !== undefined
        ? { crossedPrice, lowestPrice, percent }
        : null,
    bounds: quantityBounds(size.quantity),
    stock: size.quantity.amount === unlimited ? null : size.quantity.amount,
    content: size.netContent ?? null,
    points,
  };
}
