import type { Grosze } from './money.ts';
import type { Thousandths } from './price.ts';

/** What decides the loyalty points of goods. */
export interface PointsRule {
  /** Points for one złoty; 0 without a programme. */
  readonly perZloty: number;
  /** Points for one unit of these goods, where they differ from that; null where they do not. */
  readonly perUnit: number | null;
}

/** The loyalty points that goods bring, rounded down. @param worth what is paid for all of them, gross */
export function pointsFor({ perZloty, perUnit }: PointsRule, worth: Grosze, quantity: Thousandths): number {
  if (perZloty <= 0) return 0;
  return Math.floor(perUnit === null ? (worth * perZloty) / 100 : (perUnit * quantity) / 1000);
}
