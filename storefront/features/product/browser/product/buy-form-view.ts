import type { CurrencyFormat, Grosze } from '../../../../../patterns/rules/money.ts';
import type { Content, Thousandths } from '../../../../../patterns/rules/price.ts';
import type { Tier } from '../../../../../patterns/rules/tiers.ts';
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

/** What the shop says of a size when it is chosen. */
export type ToldSize = Pick<BuyFormSize, 'price' | 'reduction' | 'obstacle'>;

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
  /** Of this page's attempt at express checkout, so that a double click buys once. */
  expressKey: string;
  productId: number;
  name: string;
  unit: { singular: string; plural: string };
  currency: CurrencyFormat;
  /** What stands in place of a price of nothing; null where there is a price. */
  freeText: string | null;
  /** What stands under the price of its tax; null where there is none. */
  taxNote: string | null;
  /** The rate in percent that is taken off what is shown; 0 where prices are shown with their tax. */
  shownWithout: number;
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

/** A reduction as it is written on a badge: "−4%". */
export const percentText = (percent: number): string | undefined => (percent > 0 ? `\u2212${percent}%` : undefined);

/** "/m" behind an amount; pieces need no word. */
export const unitSuffix = (unit: { singular: string }): string | undefined =>
  unit.singular === 'szt.' ? undefined : `/${unit.singular}`;
