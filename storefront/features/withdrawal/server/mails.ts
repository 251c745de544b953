import { translator } from '../../../../components/texts/texts.ts';
import { calendarDay, formatDay } from '../../../../patterns/rules/warsaw-time.ts';
import { withdrawalDays } from '../../../../patterns/rules/withdrawal.ts';
import { letter } from '../../../platform/mail/letter.tsx';
import type { Message } from '../../../platform/mail/message.ts';
import { companyAddress } from '../../../platform/settings/index.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { line } from '../../../shared/browser/forms/typed.ts';
import type { Composer } from '../../../shared/feature.ts';
import { mailWording } from '../../../shared/mail-wording.ts';
import type { Withdrawal } from '../store.ts';
import { withdrawalAnswerMail, withdrawalMail, withdrawalReceiptMail } from '../store/mail-kinds.ts';
import { withdrawalMailTexts } from './mails.texts.ts';
import { statementOf, submittedText } from './statement.ts';

type Wording = Awaited<ReturnType<typeof mailWording>>;

/** A letter about the withdrawal in the payload; none where it is gone. @param address of its page */
const about =
  (write: (withdrawal: Withdrawal, to: string, address: string, wording: Wording) => Message): Composer =>
  async ({ payload, recipient }, store, origin) => {
    const withdrawal = await store.withdrawals.find(Number(payload['withdrawal']));
    if (!withdrawal) return null;
    const { id, accessKey } = withdrawal;
    const address = origin + addressOf('withdrawal', {}, { id: String(id), key: accessKey });
    return write(withdrawal, recipient, address, await mailWording(store));
  };

const statementLines = (withdrawal: Withdrawal, { texts }: Wording): ReadonlyArray<string> => {
  const { sentence, goods } = statementOf(withdrawal, texts);
  return [translator(withdrawalMailTexts, texts)('statement'), sentence, ...goods];
};

/** The last day for sending the goods back: "10 grudnia 2026". */
export const sendBackUntil = ({ submittedAt }: Pick<Withdrawal, 'submittedAt'>, locale: string): string =>
  formatDay(calendarDay(submittedAt) + withdrawalDays, locale, { dateStyle: 'long' });

/**
 * The mails about withdrawals, by kind. A receipt repeats the declaration only to the buyer of its order: nobody may
 * write to a stranger's address in the shop's name. The page behind its link shows all of it.
 */
export const withdrawalMails: Readonly<Record<string, Composer>> = {
  [withdrawalReceiptMail]: about((withdrawal, to, address, wording) => {
    const { texts, settings } = wording;
    const t = translator(withdrawalMailTexts, texts);
    return letter({
      to,
      subject: t('receiptSubject', { id: String(withdrawal.id) }),
      lead: t('receipt', { moment: submittedText(withdrawal, texts) }),
      ...(withdrawal.orderId !== null && { quoted: statementLines(withdrawal, wording).join('\n') }),
      link: { name: t('receiptLink'), address },
      rest: t('receiptElse', {
        day: sendBackUntil(withdrawal, texts.locale),
        days: String(withdrawalDays),
        address: [settings.companyName, companyAddress(settings)].filter(Boolean).join(', '),
        email: settings.companyEmail,
      }),
    });
  }),
  [withdrawalMail]: about((withdrawal, to, address, wording) => {
    const t = translator(withdrawalMailTexts, wording.texts);
    const { id, name, email, orderNumber } = withdrawal;
    return letter({
      to,
      subject: t('copySubject', { id: String(id), number: line(orderNumber) }),
      lead: t('copy', { moment: submittedText(withdrawal, wording.texts), name, email }),
      quoted: [...(withdrawal.orderId === null ? [t('copyUnknown')] : []), ...statementLines(withdrawal, wording)].join(
        '\n',
      ),
      link: { name: t('receiptLink'), address },
      rest: t('copyElse', { id: String(id) }),
    });
  }),
  [withdrawalAnswerMail]: about((withdrawal, to, address, { texts, settings }) => {
    const t = translator(withdrawalMailTexts, texts);
    return letter({
      to,
      subject: t('answerSubject', { id: String(withdrawal.id) }),
      lead: t('answer', { moment: submittedText(withdrawal, texts) }),
      quoted: withdrawal.answer?.text ?? '',
      link: { name: t('receiptLink'), address },
      rest: t('answerElse', { email: settings.companyEmail }),
    });
  }),
};
