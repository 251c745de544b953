import { orderCancelledMail, paymentReminderMail } from './mail-kind.ts';
import { settingsWith } from '../../../platform/settings/index.ts';
import type { Store } from '../../../store/index.ts';

const day = 24 * 60 * 60 * 1000;

/** Sends reminders for unpaid orders, and cancels those that are overdue. */
export async function settleUnpaid({ orders, settings }: Pick<Store, 'orders' | 'settings'>): Promise<void> {
  const { paymentReminderDays } = settingsWith(await settings.overrides());
  if (paymentReminderDays > 0) await orders.remind(paymentReminderDays * day, paymentReminderMail);
  await orders.cancelOverdue(orderCancelledMail);
}
