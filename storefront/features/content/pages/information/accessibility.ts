import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { companyAddress, type sellerSettings } from '../../../../platform/settings/index.ts';
import { accessibilityTexts } from './accessibility.texts.ts';
import type { Information } from './data.ts';

/** The day when the page was last compared with the tests and audits. */
const reviewed = '24 listopada 2026';

type Seller = Pick<typeof sellerSettings, 'shopName' | `company${'Name' | 'Email' | 'Phone' | 'Hours'}`> &
  Parameters<typeof companyAddress>[0];

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/**
 * The accessibility statement, with seller and contacts from the settings. A shop's own page of this name replaces it.
 */
export function accessibilityInformation(seller: Seller, texts: TextsContext): Information {
  const t = translator(accessibilityTexts, texts);
  const { shopName: shop, companyName, companyEmail: email, companyPhone: phone, companyHours: hours } = seller;
  const contact = [
    ...(email ? [{ name: t('email', { email }), address: `mailto:${email}` }] : []),
    ...(phone ? [{ name: t('phone', { phone: unbroken(phone) }), address: `tel:${phone.replaceAll(' ', '')}` }] : []),
  ];
  return {
    title: t('title'),
    note: t('note', { date: unbroken(reviewed) }),
    sections: [
      {
        heading: t('service'),
        paragraphs: [
          t('serviceText', { shop, seller: [companyName || shop, companyAddress(seller)].filter(Boolean).join(', ') }),
          t('serviceLaw'),
        ],
      },
      { heading: t('how'), paragraphs: [t('howStandard'), t('howKeyboard'), t('howSpeech'), t('howTime')] },
      { heading: t('notMet'), paragraphs: [t('notMetReaders'), t('notMetPeople')] },
      {
        heading: t('report'),
        paragraphs: [t('reportText'), ...(hours ? [t('hours', { hours })] : [])],
        links: contact,
      },
      { heading: t('complain'), paragraphs: [t('complainText'), t('complainTime')], links: contact },
      { heading: t('authority'), paragraphs: [t('authorityText'), t('authorityAddress'), t('consumers')] },
    ],
  };
}
