import type { PageContext } from '../../../../shared/define-page.ts';
import { notFound, redirect, type PostAnswer } from '../../../../platform/page/answers.ts';
import { followPayments } from '../../server/follow-payments.ts';
import { findTestPayment } from './data.ts';

const decisions = { accept: 'completed', refuse: 'rejected', unsupported: 'rejected', leave: 'canceled' } as const;

/** When and how often the test provider notifies the shop, by the value of the form. */
const notifications = {
  once: { after: 0, times: 1 },
  five: { after: 0, times: 5 },
  late: { after: 30_000, times: 1 },
  never: null,
} as const;

const isKeyOf = <Table extends object>(table: Table, key: unknown): key is keyof Table & string =>
  typeof key === 'string' && Object.hasOwn(table, key);

/** Decides the payment as the buyer of a test chose, notifies the shop, and returns there. */
export async function decide(context: PageContext<'test-payment'>): Promise<PostAnswer<never>> {
  const payment = await findTestPayment(context);
  if (!payment) return notFound();
  const form = await context.form();
  const [decision, notify] = [form.get('decision'), form.get('notify')];
  const plan = notifications[isKeyOf(notifications, notify) ? notify : 'once'];
  if (payment.state === 'pending' && isKeyOf(decisions, decision)) {
    const notify = { notifyAt: plan && context.now + plan.after, notifyTimes: plan?.times ?? 1 };
    const problem = decision === 'unsupported' ? 'cardType' : null;
    await context.store.simulatedPayments.decide(payment.id, decisions[decision], notify, problem);
    await followPayments(context.store, () => context.now);
  }
  return redirect(payment.returnPath);
}
