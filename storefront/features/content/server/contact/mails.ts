import { translator } from '../../../../../components/texts/texts.ts';
import { line } from '../../../../shared/browser/forms/typed.ts';
import type { Composer } from '../../../../shared/feature.ts';
import { mailWording } from '../../../../shared/mail-wording.ts';
import { letter } from '../../../../platform/mail/letter.tsx';
import { callBackMail, contactMail } from '../../store/mail-kinds.ts';
import { isCallSubject } from '../../browser/contact/call-back-rules.ts';
import { contactTexts } from '../../browser/contact/texts.ts';
import { callDaysInWords, callMomentInWords } from './call-moment.ts';
import { contactMailTexts } from './mails.texts.ts';

/** The visitor's message, to the shop alone; a reply goes to the visitor. */
export const contactMails: Readonly<Record<string, Composer>> = {
  async [contactMail]({ recipient, payload }, store) {
    const { texts } = await mailWording(store);
    const t = translator(contactMailTexts, texts);
    const [name, email, message] = ['name', 'email', 'message'].map((field) => String(payload[field]));
    const from = name || email!;
    return {
      ...letter({
        to: recipient,
        subject: t('subject', { name: line(from).slice(0, 120) }),
        lead: t('lead', { name: from, email: email! }),
        quoted: message!,
        link: { name: t('answer'), address: `mailto:${email}` },
        rest: t('rest'),
      }),
      replyTo: email!,
    };
  },
  async [callBackMail]({ recipient, payload }, store) {
    const { texts, settings } = await mailWording(store);
    const t = translator(contactMailTexts, texts);
    const [phone, at, name, topic] = ['phone', 'at', 'name', 'topic'].map((field) => line(String(payload[field])));
    // Mails that waited for this version have none of these.
    const { subject, moreDays, from, to } = payload;
    const inWords = (moment: string) => callMomentInWords(moment, texts.locale, settings.calendarClock);
    const values = { phone: phone!, name: name!, moment: inWords(at!) };
    const window = typeof from === 'string' && typeof to === 'string' ? { from: inWords(from), to: inWords(to) } : null;
    const contactWords = translator(contactTexts, texts);
    const days = typeof moreDays === 'string' ? callDaysInWords(moreDays, texts.locale) : '';
    return letter({
      to: recipient,
      subject: t('callSubject', values).slice(0, 160),
      lead: [
        t(name === '' ? 'callLeadUnnamed' : 'callLead', values),
        ...(typeof subject === 'string' && isCallSubject(subject)
          ? [t('callSubjectOf', { subject: contactWords(`about.${subject}`) })]
          : []),
        ...(days === '' ? [] : [t('callDays', { days })]),
        ...(window ? [t('callWindow', window)] : []),
      ].join(' '),
      ...(topic !== '' && { quoted: String(payload['topic']) }),
      link: { name: t('call', values), address: `tel:${phone!.replaceAll(/[^+\d]/g, '')}` },
      rest: t('callRest'),
    });
  },
};
