import { accountAttempts } from './account.ts';
import { afterOrderAttempts } from './after-order.ts';
import type { Attempt } from './attempt.ts';
import { shoppingAttempts } from './shopping.ts';

export type { Wanted } from './attempt.ts';

export const attempts: Readonly<Record<string, Attempt>> = {
  ...shoppingAttempts,
  ...afterOrderAttempts,
  ...accountAttempts,
};
