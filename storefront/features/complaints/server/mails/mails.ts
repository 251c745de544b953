import { translator } from '../../../../../components/texts/texts.ts';
import { letter } from '../../../../platform/mail/letter.tsx';
import type { Message } from '../../../../platform/mail/message.ts';
import type { Composer } from '../../../../shared/feature.ts';
import { mailWording } from '../../../../shared/mail-wording.ts';
import type { Complaint, ComplaintEntry, Mail } from '../../../../store/index.ts';
import {
  complaintAnsweredMail,
  complaintAskedMail,
  complaintDecidedMail,
  complaintFiledMail,
  complaintNoticeMail,
  complaintRefundedMail,
} from '../../store/mail-kinds.ts';
import { complaintAddress, complaintState, dayInWords } from '../complaint-view.ts';
import { complaintMailTexts } from './texts.ts';

type Wording = Awaited<ReturnType<typeof mailWording>>;

interface About {
  complaint: Complaint;
  /** That the mail reports; null of one about the whole complaint. */
  entry: ComplaintEntry | null;
  /** The complaint's page, with scheme and host. */
  address: string;
  mail: Mail;
}

/** A mail about the complaint in the payload; none if it is gone. */
const about =
  (write: (about: About, wording: Wording) => Message | null): Composer =>
  async (mail, store, origin) => {
    const complaint = await store.complaints.byNumber(String(mail.payload['number']));
    if (!complaint) return null;
    const entry = complaint.entries.find(({ id }) => id === mail.payload['entry']) ?? null;
    const address = origin + complaintAddress(complaint.number, complaint.accessKey);
    return write({ complaint, entry, address, mail }, await mailWording(store));
  };

/** What the shop said, and the names of its files. */
function quotedOf(entry: ComplaintEntry, { texts }: Wording): { quoted?: string } {
  const t = translator(complaintMailTexts, texts);
  const names = entry.files.map(({ fileName }) => fileName).join(', ');
  const body = entry.author === 'law' ? t('byLaw') : entry.body;
  const quoted = [body, ...(names === '' ? [] : [t('withFiles', { names })])].filter(Boolean).join('\n');
  return quoted === '' ? {} : { quoted };
}

const ofShop = (kind: 'answered' | 'asked' | 'decided' | 'refunded') =>
  about(({ complaint, entry, address, mail }, wording) => {
    if (!entry) return null;
    const { texts, settings } = wording;
    const t = translator(complaintMailTexts, texts);
    const { number } = complaint;
    const facts = {
      number,
      state: complaintState(entry.state ?? complaint.state, texts).text,
      day: dayInWords(complaint.answerUntil, texts),
    };
    return letter({
      to: mail.recipient,
      subject: t(`${kind}Subject`, facts),
      lead: t(kind, facts),
      ...quotedOf(entry, wording),
      link: { name: t('open'), address },
      rest: t('rest', { email: settings.companyEmail }),
    });
  });

/** The mails about complaints, by kind. */
export const complaintMails: Readonly<Record<string, Composer>> = {
  [complaintFiledMail]: about(({ complaint, address, mail }, { texts, settings }) => {
    const t = translator(complaintMailTexts, texts);
    const { number, lines } = complaint;
    return letter({
      to: mail.recipient,
      subject: t('filedSubject', { number }),
      lead: t('filed', { number, day: dayInWords(complaint.answerUntil, texts) }),
      quoted: lines.map(({ name, description }) => `${name}: ${description}`).join('\n'),
      link: { name: t('open'), address },
      rest: t('rest', { email: settings.companyEmail }),
    });
  }),
  [complaintAnsweredMail]: ofShop('answered'),
  [complaintAskedMail]: ofShop('asked'),
  [complaintDecidedMail]: ofShop('decided'),
  [complaintRefundedMail]: ofShop('refunded'),
  // To the shop.
  [complaintNoticeMail]: about(({ complaint, entry, address, mail }, { texts }) => {
    const t = translator(complaintMailTexts, texts);
    const { number, lines } = complaint;
    const facts = { number, order: complaint.order.number, day: dayInWords(complaint.answerUntil, texts) };
    const said = entry ? entry.body : lines.map(({ name, description }) => `${name}: ${description}`).join('\n');
    return letter({
      to: mail.recipient,
      subject: t('noticeSubject', facts),
      lead: t(entry ? 'noticeReply' : 'noticeFiled', facts),
      ...(said !== '' && { quoted: said }),
      link: { name: t('open'), address },
      rest: t('noticeRest', { number }),
    });
  }),
};
