import { translator } from '../../../../../components/texts/texts.ts';
import type { Notice } from '../../../../../patterns/rules/notice.ts';
import { siteHeaderTexts } from '../../../../../patterns/site-header/texts.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { data, redirect, type DataAnswer, type RedirectAnswer } from '../../../../platform/page/answers.ts';
import type { SavingAnswer, SavingChange } from '../../browser/saving/saving-answer.ts';
import { cameFrom, backTo } from '../settings-changes/back-to.ts';
import { loadSavedGoods } from './saved-goods.ts';
import { savingTexts } from './texts.ts';

type Context = Pick<PageContext, 'store' | 'settings' | 'texts' | 'session' | 'reads' | 'notify' | 'referrer' | 'url'>;

/**
 * The answer to a heart or to "Porównaj": JSON for the page's script, else back to the same place with a notice.
 *
 * @param elsewhere where the notice is shown if it is not known which page was left
 */
export async function answerSaving(
  context: Context,
  form: FormData,
  { result, change }: Pick<SavingAnswer, 'result' | 'change'>,
  elsewhere: () => string | Promise<string>,
): Promise<DataAnswer | RedirectAnswer> {
  if (form.get('getAjax') === 'true')
    return data(await savingAnswer(context, result, change), change === null ? 422 : 200);
  await addNotice(context, result.tone, [result.title, result.text].filter(Boolean).join(' '));
  if (!cameFrom(context)) return redirect(await elsewhere());
  const place = form.get('place');
  const isPlace = typeof place === 'string' && /^[\w-]{1,80}$/.test(place);
  return redirect(backTo(context) + (isPlace ? `#${place}` : ''));
}

async function savingAnswer(context: Context, result: Notice, change: SavingChange | null): Promise<SavingAnswer> {
  const { lists, compared, mostCompared: most } = await loadSavedGoods({ ...context, reads: undefined });
  const listed = lists.find(({ isWishlist }) => isWishlist)?.keys.length ?? 0;
  const header = translator(siteHeaderTexts, context.texts);
  return {
    result,
    change,
    counts: {
      listed,
      listedText: listed === 0 ? header('listEmpty') : header('basketCount', { count: listed }),
      compared: compared.length,
      comparedText: translator(savingTexts, context.texts)('barCount', { count: compared.length, most }),
    },
  };
}
