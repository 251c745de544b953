import { randomInt } from 'node:crypto';
import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { storedIban } from '../../../../../patterns/rules/iban.ts';
import { redirect, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../../shared/sign-in/send-to-sign-in.ts';
import type { ReturnDetails } from '../../../../store/index.ts';
import { returnReceivedMail } from '../mail-kinds.ts';
import { placeText } from './describe.ts';
import { loadFlow, moneyOf, partsOf, type Flow, type FlowContext } from './flow.ts';
import type { StepAttempt } from './step-page.tsx';
import { addressOfStep, missingStep } from './steps.ts';
import { returnTexts } from './texts.ts';

/** A code that is typed at a parcel locker. */
const newCode = (): string => String(randomInt(10 ** 8, 10 ** 9));

function detailsOf({ draft, stocks, phone }: Flow, context: FlowContext): ReturnDetails {
  const { method, form } = draft;
  return {
    comment: draft.comment,
    place: placeText(draft, stocks, translator(returnTexts, context.texts)),
    ...(method === 4 && { phone, code: newCode() }),
    ...(form === 'b' && { iban: storedIban(draft.iban) }),
    ...(form === 'x' && { text: draft.text }),
  };
}

/** Announces the return once, however often its summary is sent; what changed meanwhile is shown first. */
export async function sendReturn(context: FlowContext): Promise<PostAnswer<StepAttempt>> {
  const form = await context.form();
  const flow = await loadFlow(context);
  if (!flow) return notOpened(context, goalAt('returns-confirmation', context.url.searchParams));
  const key = form.get('key');
  const missing = missingStep(flow, 'returns-confirmation', context.texts);
  const { draft, access, order } = flow;
  if (typeof key !== 'string' || !/^[\w-]{20,40}$/.test(key))
    return redirect(addressOfStep('returns-confirmation', flow));
  const { hash } = await context.session.ensure();
  // A repeat finds the return that it made, though its draft is gone.
  const outcome = await context.store.returns.create({
    orderId: order.id,
    idempotencyKey: key,
    session: hash,
    parts: missing === null ? partsOf(flow) : [],
    method: draft.method ?? 3,
    refundForm: draft.form ?? 'b',
    fee: moneyOf(flow, context.settings).fee,
    details: detailsOf(flow, context),
    expected: Number(form.get('expected')),
    mailKind: returnReceivedMail,
  });
  if (outcome.kind === 'changed' || outcome.kind === 'closed') {
    await addNotice(context, 'warning', translator(returnTexts, context.texts)('summary.changed'));
    return redirect(addressOfStep(missing ?? 'returns-confirmation', flow));
  }
  if (outcome.kind === 'created') await addNotice(context, 'success', errorText('message.return_add', context.texts));
  const { key: orderKey } = access;
  return redirect(
    addressOf('returns-details', {}, { return: outcome.number, ...(orderKey !== undefined && { key: orderKey }) }),
  );
}
