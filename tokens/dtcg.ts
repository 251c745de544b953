/** The part of the Design Tokens Format Module 2025.10 that the sources use, and how each value is written in CSS. */

export interface ColorValue {
  readonly colorSpace: string;
  readonly components: ReadonlyArray<number>;
  readonly alpha?: number;
  readonly hex?: string;
}
export interface DimensionValue {
  readonly value: number;
  readonly unit: string;
}
export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}
export interface TypographyValue {
  readonly fontFamily: ReadonlyArray<string>;
  readonly fontSize: DimensionValue;
  readonly fontWeight: number;
  readonly letterSpacing: DimensionValue;
  /** A multiple of the font size. */
  readonly lineHeight: number;
}

/** A token as it stands in a file: its value may be a reference in braces. */
export interface Token {
  readonly $type?: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: { readonly [vendor: string]: unknown };
}

/** The vendor key under which a token of the forced-colours theme names a CSS system colour. */
export const cssExtension = 'pl.witryna.css';

const generic = new Set(['serif', 'sans-serif', 'monospace', 'system-ui']);
const dimension = ({ value, unit }: DimensionValue): string => `${value}${unit}`;
const channel = (part: number): number => Math.round(part * 255);

const color = ({ components, alpha = 1, hex }: ColorValue): string =>
  alpha === 1 && hex !== undefined ? hex : `rgb(${components.map(channel).join(' ')} / ${alpha})`;

const writers: Readonly<Record<string, (value: never) => string>> = {
  color,
  dimension,
  duration: dimension,
  number: (value: number) => String(value),
  fontWeight: (value: number) => String(value),
  cubicBezier: (points: ReadonlyArray<number>) => `cubic-bezier(${points.join(', ')})`,
  fontFamily: (names: ReadonlyArray<string>) =>
    names.map((name) => (generic.has(name) ? name : `"${name}"`)).join(', '),
  shadow: ({ offsetX, offsetY, blur, spread, color: tint }: ShadowValue) =>
    [...[offsetX, offsetY, blur, spread].map(dimension), color(tint)].join(' '),
};

/** The token types that can stand in the sources as a single CSS value. */
export const cssTypes: ReadonlyArray<string> = Object.keys(writers);

/** A resolved token value as CSS text; throws on a type that has no single CSS value. */
export const cssValue = (type: string, value: unknown): string => {
  const write = writers[type];
  if (!write) throw new Error(`A token of type "${type}" has no single CSS value. Read its parts instead.`);
  return write(value as never);
};
