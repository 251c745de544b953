import type { Locale } from '../../../../../components/texts/texts.ts';
import type { RadioGroupProps } from '../../../../../components/radio-group/index.ts';
import type { CurrencyFormat, Grosze } from '../../../../../patterns/rules/money.ts';
import type { Content, Thousandths } from '../../../../../patterns/rules/price.ts';
import type { PointsRule } from '../../../../../patterns/rules/points.ts';
import type { Tier } from '../../../../../patterns/rules/tiers.ts';
import { isPiece, perUnit } from '../../../../../patterns/rules/units.ts';
import type { VersionsProps } from './versions.tsx';

/** One size for the form. Amounts in grosze and thousandths: the form uses the shop's rules. */
export interface BuyFormSize {
  type: string;
  name: string;
  swatch: string | null;
  /** Why it cannot be bought, and what helps; null where it can. */
  obstacle: string | null;
  price: Grosze;
  reduction: { crossedPrice: Grosze; lowestPrice: Grosze; percent: number } | null;
  bounds: { step: Thousandths; min: Thousandths; max: Thousandths | null };
  /** The stock; null if unlimited. */
  stock: Thousandths | null;
  content: Content | null;
  /** The loyalty points of the chosen quantity in words; null without any. */
  points: string | null;
  /** The choice between one purchase and a subscription, and the size as one delivery of it. */
  subscription?: { choice: SubscriptionChoice; delivery: BuyFormSize };
}

/** A radio group whose values are days between deliveries; `once` is a single purchase. */
type SubscriptionChoice = Required<Pick<RadioGroupProps, 'name' | 'label' | 'options' | 'note'>>;

/** The value of a single purchase, in place of days between deliveries (wire: days_in_period). */
export const once = '0';

/** The shop's current data of a selected size. */
export type CurrentSize = Pick<BuyFormSize, 'price' | 'reduction' | 'obstacle' | 'points'>;

/** An option of a configurable product. Its label names its surcharge. */
export interface BuyFormOption {
  value: string;
  label: string;
  extra: Grosze;
  swatch?: string;
}

/** The buy form's data, as JSON: sent to the browser with the island. */
export interface BuyFormProps {
  action: string;
  basketAddress: string;
  /** The address for scripts. */
  changeAddress: string;
  /** Key of this page's express checkout, so that a double click buys once. */
  expressKey: string;
  productId: number;
  name: string;
  unit: { singular: string; plural: string };
  currency: CurrencyFormat;
  /** The text instead of a zero price; null where there is a price. */
  freeText: string | null;
  /** What loyalty points the goods bring; null where they bring none. */
  points: PointsRule | null;
  /** Whether no size can be bought: then only price and choices are shown. */
  isGone: boolean;
  /** What is said under the price of its tax, and of a bundle's saving; null where there is nothing. */
  note: string | null;
  /** The tax rate in percent that shown prices exclude; 0 for gross prices. */
  shownWithout: number;
  /** The same thing in other colours; null if there is only one. */
  versions: VersionsProps | null;
  sizeLabel: string | null;
  sizes: ReadonlyArray<BuyFormSize>;
  configurator: ReadonlyArray<{ id: string; name: string; options: ReadonlyArray<BuyFormOption> }>;
  tiers: ReadonlyArray<Tier>;
  /** The initial values: the defaults, or those of a refused form. */
  chosen: { size: string; number: string | null; period: string; configuration: Readonly<Record<string, string>> };
  problems: BuyFormProblems;
}

export interface BuyFormProblems {
  size?: string;
  number?: string;
  /** A problem that no other size or number fixes. */
  form?: string;
}

/** The refused form of this request. */
export interface BuyAttempt {
  size: string;
  number: string;
  period: string;
  configuration: Readonly<Record<string, string>>;
  problems: BuyFormProblems;
}

/** A reduction for a badge: "−4%". */
export const percentText = (percent: number): string | undefined => (percent > 0 ? `\u2212${percent}%` : undefined);

/** "/m" behind an amount; pieces need no word. */
export const unitSuffix = (unit: { singular: string }, locale: Locale): string =>
  isPiece(unit) ? '' : perUnit(unit, locale);
