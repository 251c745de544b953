import type { Notice } from '../../../../../patterns/rules/notice.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { BasketAttempt, LineAttempt } from '../basket/attempt.ts';
import type { Goal } from './requests.ts';

export type ChangeContext = PageContext<'basket-change'>;

/** What became of a request, before it is told by a page or by JSON. */
export interface Outcome {
  /** What cannot be done as it was asked; null where it was done. */
  attempt: BasketAttempt | null;
  notices: ReadonlyArray<Notice>;
  /** Left out where the basket is the place. */
  goal?: Goal | 'wishlist' | null;
}

/** The one sentence for who has no place for more. */
export function firstProblem({ problem, lines, rebate }: BasketAttempt): string {
  const wrong = Object.values(lines);
  const first = (of: keyof LineAttempt) => wrong.find((line) => line[of] !== undefined)?.[of];
  return problem ?? first('problem') ?? first('fileProblem') ?? rebate?.problem ?? first('commentProblem') ?? '';
}
