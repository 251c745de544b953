import { translator } from '../../../../../components/texts/texts.ts';
import { letter } from '../../../../platform/mail/letter.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import type { Composer } from '../../../../shared/feature.ts';
import { mailWording } from '../../../../shared/mail-wording.ts';
import type { Store } from '../../../../store/index.ts';
import { visitorMailTexts } from '../../../reviews/index.ts';
import { newsletterJoinMail, newsletterLeaveMail } from '../../store/mail-kinds.ts';

async function wording(store: Store) {
  const { settings, texts } = await mailWording(store);
  return { settings, t: translator(visitorMailTexts, texts) };
}

/** The newsletter mails, by kind: each asks the owner of the address to confirm the request. */
export const newsletterMails: Readonly<Record<string, Composer>> = {
  async [newsletterJoinMail](mail, store, origin) {
    const subscriber = await store.newsletter.forMail(Number(mail.payload['subscriber']));
    if (subscriber === null) return null;
    const { email, key } = subscriber;
    const { settings, t } = await wording(store);
    const shop = settings.shopName;
    const message = letter({
      to: email,
      subject: t('joinSubject', { shop }),
      lead: t('joinLead', { shop }),
      link: {
        name: t('joinLink'),
        address: origin + addressOf('settings', {}, { mailing_action: 'confirm', key }),
      },
      rest: t('joinElse', { days: settings.newsletterKeyDays }),
    });
    return { ...message, unsubscribe: origin + addressOf('settings', {}, { mailing_action: 'leave', key }) };
  },

  async [newsletterLeaveMail](mail, store, origin) {
    const subscriber = await store.newsletter.forMail(Number(mail.payload['subscriber']));
    if (subscriber === null) return null;
    const { email, key } = subscriber;
    const { settings, t } = await wording(store);
    const shop = settings.shopName;
    return letter({
      to: email,
      subject: t('leaveSubject', { shop }),
      lead: t('leaveLead', { shop }),
      link: { name: t('leaveLink'), address: origin + addressOf('settings', {}, { mailing_action: 'leave', key }) },
      rest: t('leaveElse'),
    });
  },
};
