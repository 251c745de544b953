import type { Notice } from '../../../../../patterns/rules/notice.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { BasketAttempt, LineAttempt } from '../basket/attempt.ts';
import type { Goal } from './requests.ts';

export type ChangeContext = PageContext<'basket-change'>;

/** The outcome of a request, before a page or JSON reports it. */
export interface Outcome {
  /** Why the request was refused; null where it was done. */
  attempt: BasketAttempt | null;
  notices: ReadonlyArray<Notice>;
  /** Left out for the basket itself. */
  goal?: Goal | 'wishlist' | { address: string } | null;
}

/** The one message for clients that show only one. */
export function firstProblem({ problem, lines, rebate, list }: BasketAttempt): string {
  const wrong = Object.values(lines);
  const first = (of: keyof LineAttempt) => wrong.find((line) => line[of] !== undefined)?.[of];
  return (
    problem ??
    first('problem') ??
    first('fileProblem') ??
    rebate?.problem ??
    first('commentProblem') ??
    list?.problem ??
    ''
  );
}
