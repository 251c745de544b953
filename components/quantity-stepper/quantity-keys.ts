import { reachable, type Bounds } from './bounded-decimal.ts';

/**
 * The keyboard of a spin button as a list: key -> the requested quantity, in thousandths. It may
 * lie outside the bounds; settling it announces the bound. Source: APG, spin button pattern.
 */
export const quantityKeys: Readonly<
  Record<string, (value: number, bounds: Bounds, largeSteps: number) => number | null>
> = {
  ArrowUp: (value, { step }) => value + step,
  ArrowDown: (value, { step }) => value - step,
  PageUp: (value, { step }, largeSteps) => value + step * largeSteps,
  PageDown: (value, { step }, largeSteps) => value - step * largeSteps,
  Home: (_value, bounds) => reachable(bounds).min,
  End: (_value, bounds) => reachable(bounds).max,
};

/** What may stand in the input: digits and one separator; the rest of the typed or pasted text falls away (V-32). */
export const onlyDecimal = (text: string): string => {
  const separator = text.search(/[.,]/);
  return text.replace(/\D/g, (sign, at) => (at === separator ? sign : ''));
};
