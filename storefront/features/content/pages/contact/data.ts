import { toIsoDate } from '../../../../../components/dates/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { calendarDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { companyAddress } from '../../../../platform/settings/index.ts';
import type { CallBackOffer } from '../../browser/contact/call-back-offer.ts';
import { contactTexts } from '../../browser/contact/texts.ts';
import { loadCallBack } from '../../server/contact/load-call-back.ts';

export interface ContactData {
  shopName: string;
  company: string;
  address: string;
  phone: string;
  email: string;
  hours: string;
  /** '' without a picture. */
  map: string;
  /** The signed-in customer's address, to begin with. */
  own: string;
  /** The most characters of a message. */
  longest: number;
  validationDelay: number;
  /** Null where the shop does not call back. */
  callBack: { offer: CallBackOffer; today: string; language: string } | null;
}

export async function loadContact(context: PageContext<'contact'>) {
  const { settings } = context;
  const [client, offer] = await Promise.all([context.client(), loadCallBack(context)]);
  return page<ContactData>({
    shopName: settings.shopName,
    company: settings.companyName,
    address: companyAddress(settings, '\u00a0'),
    phone: settings.companyPhone,
    email: settings.companyEmail,
    hours: settings.companyHours,
    map: settings.companyMap,
    own: client?.email ?? '',
    longest: settings.questionCharacters,
    validationDelay: settings.validationDelay,
    callBack: offer && {
      offer,
      today: toIsoDate(calendarDay(context.now)),
      language: settings.calendarLanguage,
    },
  });
}

export const contactHead = (data: ContactData, { texts, settings, url }: PageContext<'contact'>): PageHead => {
  const t = translator(contactTexts, texts);
  return {
    title: t('title'),
    description: t('lead'),
    canonical: addressOf('contact'),
    facts: [
      {
        '@context': 'https://schema.org',
        '@type': 'OnlineStore',
        name: data.shopName,
        url: url.origin + addressOf('home'),
        ...(data.company && { legalName: data.company }),
        ...(data.email && { email: data.email }),
        ...(data.phone && { telephone: data.phone }),
        address: {
          '@type': 'PostalAddress',
          streetAddress: settings.companyStreet,
          postalCode: settings.companyZipcode,
          addressLocality: settings.companyCity,
          addressCountry: 'PL',
        },
      },
    ],
  };
};
