import { fieldsOf } from '../../../../shared/browser/forms/typed.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { failure, redirect, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addToComparison, clearComparison, removeFromComparison } from '../../server/comparison/change-comparison.ts';
import { answerSaving } from '../../server/saving/saving-answer.ts';
import { cameFrom } from '../../server/settings-changes/back-to.ts';

/** "Porównaj" on cards and product pages, and the buttons of the comparison itself. */
export async function postComparison(context: PageContext<'product-compare'>): Promise<PostAnswer<never>> {
  const form = await context.form();
  const field = fieldsOf(form, context.url.searchParams);
  const id = /^\d{1,9}$/.test(field('product')) ? Number(field('product')) : 0;
  switch (field('do')) {
    case 'add':
    case 'remove': {
      const isOn = field('do') === 'add';
      const { isDone, notice } = await (isOn ? addToComparison : removeFromComparison)(context, id);
      const change = isDone ? ({ kind: 'compare', product: String(id), isOn } as const) : null;
      return answerSaving(context, form, { result: notice, change }, () => addressOf('product-compare'));
    }
    case 'clear': {
      const { notice } = await clearComparison(context);
      await context.notify(notice);
      const from = cameFrom(context);
      return redirect(from ? from.pathname + from.search : addressOf('product-compare'));
    }
    default:
      return failure(400);
  }
}
