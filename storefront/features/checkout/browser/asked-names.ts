import type { askedRules } from './asked-data.ts';

/** Field names of what the order asks where a setting says so; each control's id equals its name. */
export const askedNames = ['birth_date', 'bankAccount'] as const;
export type AskedField = (typeof askedNames)[number];

/** Rules that only the server knows: the browser asks call 4. */
export interface AskedLimits {
  isIban?: (value: string) => boolean;
  /** Left out where nothing is asked, or nothing of it has loaded yet: the server judges then. */
  askedRules?: typeof askedRules | undefined;
}
