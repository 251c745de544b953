import { divideHalfUp, type Grosze } from './money.ts';

/** By how many percent `price` is below `reference`, half up; 0 where it is not below. */
export function percentBelow(reference: Grosze, price: Grosze): number {
  return reference > price ? divideHalfUp((reference - price) * 100, reference) : 0;
}
