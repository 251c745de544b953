import { randomBytes } from 'node:crypto';
import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { isUndecided } from '../../../../../patterns/rules/complaint-states.ts';
import { isComplaintSolution } from '../../../../../patterns/rules/complaints.ts';
import {
  data,
  failure,
  notFound,
  postponed,
  redirect,
  rejected,
  type PostAnswer,
} from '../../../../platform/page/answers.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { fieldsOf, lines } from '../../../../shared/browser/forms/typed.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { addCodeNotice } from '../../../../shared/forms/add-code-notice.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened, sendFormToSignIn, sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import type { Complaint, ComplaintFile } from '../../../../store/index.ts';
import { complaintAddress } from '../../server/complaint-view.ts';
import { keepFiles } from '../../server/read-complaint-file.ts';
import { filesOf } from '../../server/rma-form.ts';
import { isUpload, uploadOf } from '../../server/upload.ts';
import { findComplaint } from './data.ts';
import { rmaDetailsTexts } from './texts.ts';

type Context = PageContext<'rma-details'>;

/** A refused message. */
export interface RmaDetailsAttempt {
  message: string;
  solution: string;
  kept: ReadonlyArray<Pick<ComplaintFile, 'name' | 'fileName'>>;
  errors: ReadonlyArray<FormError>;
}

/** POST to the complaint's address: `&message=rma` sends a message (call 20), `operation=withdraw` withdraws it. */
export async function changeComplaint(context: Context): Promise<PostAnswer<RmaDetailsAttempt>> {
  const form = await context.form();
  const goal = goalAt('rma-details', context.url.searchParams);
  const found = await findComplaint(context);
  if (!found)
    return isUpload(form) ? notFound() : notOpened(context, goal, isReply(context) ? sendFormToSignIn : sendToSignIn);
  const { complaint, accessKey } = found;
  const own = complaintAddress(complaint.number, accessKey);
  if (form.get('operation') === 'withdraw') {
    const isWithdrawn = await context.store.complaints.withdraw(complaint.id);
    await addCodeNotice(context, isWithdrawn ? 'message.rma_edit' : 'message.rma_edit_error');
    return redirect(own);
  }
  if (!isReply(context)) return failure(400);
  const upload = await uploadOf(form, complaint.order.id, 'all', context);
  if (upload) return data(upload.value, upload.status);
  return reply(context, form, complaint, own);
}

const isReply = ({ url }: Context): boolean => url.searchParams.get('message') === 'rma';

/** A message that waits to be sent again, as it was written, with the files that were sent before. */
export async function unsentMessage(unsent: FormData, context: Context): Promise<RmaDetailsAttempt | null> {
  const found = await findComplaint(context);
  if (!found) return null;
  const { complaint } = found;
  const field = fieldsOf(unsent);
  const earlier = unsent.getAll('attachment_kept').map(String);
  const { kept } = await keepFiles({ orderId: complaint.order.id, earlier, sent: [], accepts: 'all' }, context);
  return {
    message: lines(field('comment')),
    solution: field('rma_type'),
    kept: kept.map(({ name, fileName }) => ({ name, fileName })),
    errors: [],
  };
}

async function reply(
  context: Context,
  form: FormData,
  complaint: Complaint,
  own: string,
): Promise<PostAnswer<RmaDetailsAttempt>> {
  const { store, settings, texts } = context;
  const t = translator(rmaDetailsTexts, texts);
  const field = fieldsOf(form);
  const message = lines(field('comment'));
  const typed = field('rma_type');
  const solution =
    isComplaintSolution(typed) && typed !== complaint.solution && isUndecided(complaint.state) ? typed : null;
  const { kept, problem, isPostponed } = await keepFiles(
    {
      orderId: complaint.order.id,
      earlier: form.getAll('attachment_kept').map(String),
      sent: filesOf(form.getAll('attachment')),
      accepts: 'all',
    },
    context,
  );
  const most = settings.complaintTextCharacters;
  const textProblem =
    message.length > most
      ? t('tooLong', { count: most })
      : message === '' && kept.length === 0 && solution === null && problem === null
        ? t('nothing')
        : null;
  const errors = [
    ...(textProblem === null ? [] : [{ name: 'comment', label: t('message'), message: textProblem }]),
    ...(problem === null ? [] : [{ name: 'attachment', label: t('files'), message: problem }]),
  ];
  if (errors.length > 0) {
    const attempt = {
      message,
      solution: typed,
      kept: kept.map(({ name, fileName }) => ({ name, fileName })),
      errors,
    };
    return isPostponed && textProblem === null ? postponed(attempt, settings.imageRetrySeconds) : rejected(attempt);
  }
  const key = field('message_key');
  const outcome = await store.complaints.reply(complaint.id, {
    sentKey: /^[\w-]{20,100}$/.test(key) ? key : randomBytes(18).toString('base64url'),
    body: message,
    solution,
    files: kept.map(({ name }) => name),
    shopEmail: settings.companyEmail,
  });
  if (outcome === 'closed') await addCodeNotice(context, 'message.rma_edit_error');
  else if (outcome === 'full') await addNotice(context, 'warning', t('full', { email: settings.companyEmail }));
  else if (solution !== null) await addCodeNotice(context, 'message.rma_edit');
  else await addNotice(context, 'success', t('sent'));
  return redirect(own);
}
