import { noticeOf, type NoticeTone } from '../../patterns/rules/notice.ts';
import type { BuyingContext } from './session.ts';

/** Shows a notice on the next page of the session. */
export const addNotice = ({ notify }: Pick<BuyingContext, 'notify'>, tone: NoticeTone, text: string): Promise<void> =>
  notify(noticeOf(tone, text));
