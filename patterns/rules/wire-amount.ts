import type { Grosze } from './money.ts';

/** An amount of the wire in grosze: "12.50" and 12.5 are 1250. */
export const fromWire = (amount: string | number): Grosze => Math.round(Number(amount) * 100);
