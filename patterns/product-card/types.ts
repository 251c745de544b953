import type { BadgeProps } from '../../components/badge/index.ts';
import type { ImageSource } from '../../components/image/index.ts';
import type { PriceProps } from '../../components/price/index.ts';

/** The price: amounts, or words for what is not sold for money. */
export type CardPrice =
  | { readonly kind: 'amount'; readonly price: PriceProps }
  | { readonly kind: 'words'; readonly text: string };

/** One colour of the goods; `hex` is what they look like, no theme changes it. */
export interface CardSwatch {
  readonly name: string;
  readonly hex: string;
}

/** The same thing in another colour, to which the card of all of them leads. */
export interface CardVersion {
  readonly id: number;
  readonly name: string;
  /** What it looks like; null where a name says more. */
  readonly hex: string | null;
  readonly address: string;
  /** Shown on the card while its link is pointed at or has focus. */
  readonly picture: ImageSource | null;
  /** Whether the card shows this one. */
  readonly isShown: boolean;
  readonly isSoldOut: boolean;
}

/** A product as a list shows it, already in words and formatted amounts: the card knows neither money nor the store. */
export interface ProductCardData {
  readonly id: number;
  readonly name: string;
  /** The line under the name: the variant ("wapno · 300 ml"). */
  readonly subline: string;
  readonly address: string;
  readonly picture: ImageSource | null;
  readonly isSoldOut: boolean;
  /** One at most: sold out, else reduced, else new. */
  readonly badge: { readonly tone: NonNullable<BadgeProps['tone']>; readonly text: string } | null;
  readonly price: CardPrice;
  /** When a sold-out product can be bought again, in words; null if unknown. */
  readonly returns?: string | null;
  /** Names of the sizes; empty with one size, or where the sizes are colours. */
  readonly sizes: ReadonlyArray<{ readonly name: string; readonly isSoldOut: boolean }>;
  readonly swatches: ReadonlyArray<CardSwatch>;
  /** The versions that share this card; absent or empty where each has its own. */
  readonly versions?: ReadonlyArray<CardVersion>;
  /** How many more versions there are. */
  readonly moreVersions?: number;
  /** `mean` is written ("4,9"); null without opinions. */
  readonly rating: { readonly mean: string; readonly count: number } | null;
}
