import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { failure, page, redirect, type PostAnswer } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { accessToReturn, findReturn } from '../../server/details/find-return.ts';
import { labelAddress } from '../../server/details/label-call.ts';
import { returnPlace } from '../../server/details/return-place.ts';
import { returnView, type ReturnView } from '../../server/details/return-view.ts';
import { returnDetailsTexts } from '../../server/details/texts.ts';
import { returnCancelledMail } from '../../server/mail-kinds.ts';
import { toReturns } from '../../server/to-returns.ts';

type Context = PageContext<'returns-details'>;

export interface ReturnDetailsData {
  view: ReturnView;
  isOwn: boolean;
  /** Whether the question to cancel is open. */
  isAsked: boolean;
  addresses: Record<'own' | 'cancel' | 'label' | 'order', string>;
}

/** Opens for visitors with number and key, and for the order's own client, who may have to sign in; others get a 404. */
export async function loadReturnDetails(context: Context) {
  const open = await findReturn(context, context.url.searchParams);
  if (!open) return nothingOpened(context);
  const { found, isOwn } = open;
  const access = accessToReturn(open);
  const view = returnView(found, await returnPlace(context.store, context.settings), context);
  return page<ReturnDetailsData>({
    view,
    isOwn,
    isAsked: view.canCancel && context.url.searchParams.has('cancel'),
    addresses: {
      own: addressOf('returns-details', {}, access),
      cancel: addressOf('returns-details', {}, { ...access, cancel: '1' }),
      label: labelAddress(access),
      order: addressOf(
        'order-details',
        {},
        { order_number: found.orderNumber, ...(!isOwn && { key: found.accessKey }) },
      ),
    },
  });
}

/** An address without a return's number is one of old clients. */
const nothingOpened = (context: Context) =>
  (context.url.searchParams.has('return') ? null : toReturns(context)) ??
  notOpened(context, goalAt('returns-details', context.url.searchParams));

export const headOfReturnDetails = ({ view }: ReturnDetailsData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(returnDetailsTexts, texts)('head', { number: view.number }),
  isIndexed: false,
});

/** POST returns-details.php: operation=cancel, while the goods are with the buyer. */
export async function changeReturn(context: Context): Promise<PostAnswer<never>> {
  // Counts the attempt, also for a return that is not there.
  const form = await context.form();
  const open = await findReturn(context, context.url.searchParams);
  if (!open) return notOpened(context, goalAt('returns-details', context.url.searchParams));
  if (form.get('operation') !== 'cancel') return failure(400);
  const outcome = await context.store.returns.move(open.found.number, 'cancel', {
    actor: 'buyer',
    note: '',
    mailKind: returnCancelledMail,
  });
  const isDone = outcome.kind === 'moved';
  const text = errorText(isDone ? 'message.returncancel_ok' : 'message.returncancel_error', context.texts);
  await addNotice(context, isDone ? 'success' : 'warning', text);
  return redirect(addressOf('returns-details', {}, accessToReturn(open)));
}
