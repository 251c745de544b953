import { noticeOf, type NoticeTone } from '../../patterns/rules/notice.ts';
import type { BuyingContext } from './session.ts';

/** Tells whole sentences on the next page; what happened comes first. */
export const say = (
  { notify }: Pick<BuyingContext, 'notify'>,
  tone: NoticeTone,
  ...sentences: ReadonlyArray<string | null>
): Promise<void> => notify(noticeOf(tone, ...sentences));
