import { pageWith } from '../../../platform/page/answers.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import { goalAt } from '../../../shared/sign-in/goals.ts';
import { takeUnsent } from '../../../shared/sign-in/unsent-form.ts';
import { attemptOf, ownRows } from './file-complaint.ts';
import { complainableLines, complainableOrder, loadRmaForm } from './load-rma-form.ts';
import { keepFiles } from './read-complaint-file.ts';
import { readRmaForm } from './rma-form.ts';

type Context = PageContext<'rma-add'>;

/** The form of a complaint; one that waits to be sent again is as it was filled in, with the photos that were sent before. */
export async function loadComplaintForm(context: Context) {
  const answer = await loadRmaForm(context);
  if (answer.kind !== 'page') return answer;
  const unsent = await takeUnsent(context, goalAt('rma-add', context.url.searchParams));
  return pageWith(answer.data, unsent && (await attemptFrom(unsent, context)));
}

async function attemptFrom(unsent: FormData, context: Context) {
  const order = await complainableOrder(context);
  if (!order) return null;
  const typed = readRmaForm(unsent);
  const rows = ownRows(typed, complainableLines(order, context));
  const photos = new Map(
    await Promise.all(
      rows.map(async ({ position, row }) => {
        const files = { orderId: order.id, earlier: row.kept, sent: [], accepts: 'photos' } as const;
        return [position, await keepFiles(files, context)] as const;
      }),
    ),
  );
  return attemptOf(typed, rows, photos, []);
}
