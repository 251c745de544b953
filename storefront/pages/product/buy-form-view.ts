import type { CurrencyFormat, Grosze } from '../../../patterns/rules/money.ts';
import type { Content, Thousandths } from '../../../patterns/rules/price.ts';
import type { ProductForm } from '../../../patterns/rules/product-form.ts';
import { productFormTexts } from '../../../patterns/rules/product-form.texts.ts';
import { quantityBounds, unlimited } from '../../../patterns/rules/quantity.ts';
import type { Tier } from '../../../patterns/rules/tiers.ts';
import { translator, type TextsContext } from '../../../components/texts/texts.ts';
import { shortQuantity } from '../../basket/quantity-text.ts';
import type { PageSize } from '../../server/store/catalogue/types.ts';
import { sizeForm } from '../../wire/size-form.ts';
import type { ProductView } from './product-view.ts';
import type { VersionsProps } from './versions.tsx';

/** One size as the form needs it. Amounts in grosze and thousandths: the form counts with the shop's rules. */
export interface BuyFormSize {
  type: string;
  name: string;
  swatch: string | null;
  /** Why it cannot be bought, as a sentence with what helps; null where it can. */
  obstacle: string | null;
  price: Grosze;
  reduction: { crossedPrice: Grosze; lowestPrice: Grosze; percent: number } | null;
  bounds: { step: Thousandths; min: Thousandths; max: Thousandths | null };
  /** What is left; null where there is no end. */
  stock: Thousandths | null;
  content: Content | null;
}

export interface BuyFormOption {
  id: string;
  name: string;
  extra: Grosze;
}

/** Everything the buy form shows, as JSON: it travels into the browser with the island. */
export interface BuyFormProps {
  action: string;
  basketAddress: string;
  /** Where a script sends the form. */
  changeAddress: string;
  productId: number;
  name: string;
  unit: { singular: string; plural: string };
  currency: CurrencyFormat;
  hasTax: boolean;
  /** The same thing in other colours; null where there is only this one. */
  versions: VersionsProps | null;
  sizeLabel: string | null;
  sizes: ReadonlyArray<BuyFormSize>;
  configurator: ReadonlyArray<{ id: string; name: string; options: ReadonlyArray<BuyFormOption> }>;
  tiers: ReadonlyArray<Tier>;
  /** What stands in the form at first: the default, or what a refused form held. */
  chosen: { size: string; number: string | null; configuration: Readonly<Record<string, string>> };
  problems: BuyFormProblems;
}

export interface BuyFormProblems {
  size?: string;
  number?: string;
  /** Nothing that another size or number would mend. */
  form?: string;
}

/** The refused form of this request. */
export interface BuyAttempt {
  size: string;
  number: string;
  configuration: Readonly<Record<string, string>>;
  problems: BuyFormProblems;
}

type FormView = Pick<ProductView, 'page' | 'versions' | 'currency'>;

export function buyFormProps(
  view: FormView,
  addresses: Pick<BuyFormProps, 'action' | 'basketAddress' | 'changeAddress'>,
  attempt: BuyAttempt | null,
  texts: TextsContext,
): BuyFormProps {
  const {
    page: { product, sizes, tiers },
    versions,
    currency,
  } = view;
  const hasSizes = sizes.length > 1;
  return {
    ...addresses,
    productId: product.id,
    name: product.name,
    unit: { singular: product.unit.singular, plural: product.unit.plural },
    currency,
    hasTax: product.vatPercent !== null,
    versions:
      product.details.version && versions.length > 1 ? { label: product.details.version.label, versions } : null,
    sizeLabel: hasSizes ? (product.details.sizeLabel ?? null) : null,
    sizes: sizes.map((size) => toFormSize(size, obstacleOf(sizeForm(product, size), view, texts))),
    configurator: (product.details.configurator ?? []).map((group) => ({
      id: group.id,
      name: group.name,
      options: group.options.map(({ id, name, extraGross }) => ({ id, name, extra: extraGross })),
    })),
    tiers,
    chosen: {
      size: sizes.find(({ type }) => type === attempt?.size)?.type ?? firstChoice(sizes, product.defaultSize).type,
      number: attempt?.number ?? null,
      configuration: attempt?.configuration ?? {},
    },
    problems: attempt?.problems ?? {},
  };
}

/** The default size, unless it is sold out and another is not. */
export function firstChoice(sizes: ReadonlyArray<PageSize>, defaultSize: string): PageSize {
  const wanted = sizes.find(({ type }) => type === defaultSize);
  if (wanted?.isAvailable) return wanted;
  return (sizes.find(({ isAvailable }) => isAvailable) ?? wanted ?? sizes[0])!;
}

/** Why the form of a size does not buy, and what helps: another size, another colour, or patience. Null where it buys. */
export function obstacleOf(
  { buy, message, minimum }: ProductForm,
  { page: { product, sizes }, versions }: Pick<FormView, 'page' | 'versions'>,
  texts: TextsContext,
): string | null {
  if (buy === 'enabled' || message === null) return null;
  const say = translator(productFormTexts, texts);
  if (message === 'belowMinimum') return say(message, { minimum: shortQuantity(product.unit, minimum) });
  if (message !== 'unavailable') return say(message);
  if (sizes.some(({ isAvailable }) => isAvailable)) return say('unavailableSize');
  return say(versions.some(({ isAvailable }) => isAvailable) ? 'unavailableVersion' : 'unavailable');
}

function toFormSize(size: PageSize, obstacle: string | null): BuyFormSize {
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
  };
}

/** A reduction as it is written on a badge: "−4%". */
export const percentText = (percent: number): string | undefined => (percent > 0 ? `\u2212${percent}%` : undefined);

/** "/m" behind an amount; pieces need no word. */
export const unitSuffix = (unit: { singular: string }): string | undefined =>
  unit.singular === 'szt.' ? undefined : `/${unit.singular}`;
