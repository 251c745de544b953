import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { companyAddress, type sellerSettings } from '../../../../platform/settings/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { auditResults, type AuditResults } from './audit-results.ts';
import { accessibilityTexts } from './accessibility.texts.ts';
import { authorityAddress } from './authority-address.ts';
import type { Information } from './data.ts';

type Seller = Pick<typeof sellerSettings, 'shopName' | `company${'Name' | 'Email' | 'Phone' | 'Hours'}`> &
  Parameters<typeof companyAddress>[0];

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/**
 * The accessibility statement: what the latest audits found, with seller and contacts from the settings. A shop's own page of
 * this name replaces it.
 */
export function accessibilityInformation(
  seller: Seller,
  texts: TextsContext,
  results: AuditResults = auditResults,
): Information {
  const t = translator(accessibilityTexts, texts);
  const { shopName: shop, companyName, companyEmail: email, companyPhone: phone, companyHours: hours } = seller;
  const contact = [
    ...(email ? [{ name: t('email', { email }), address: `mailto:${email}` }] : []),
    ...(phone ? [{ name: t('phone', { phone: unbroken(phone) }), address: `tel:${phone.replaceAll(' ', '')}` }] : []),
  ];
  const dayOf = (day: string) => unbroken(formatDay(calendarDay(Date.parse(day)), texts.locale, { dateStyle: 'long' }));
  const form = (kind: 'problem' | 'complaint') =>
    email ? [{ name: t(`${kind}Form`), address: `${addressOf('accessibility-report')}?report_kind=${kind}` }] : [];
  return {
    title: t('title'),
    note: t('note', { date: dayOf(results.day) }),
    sections: [
      {
        heading: t('service'),
        paragraphs: [
          t('serviceText', { shop, seller: [companyName || shop, companyAddress(seller)].filter(Boolean).join(', ') }),
          t('serviceLaw'),
        ],
      },
      { heading: t('how'), paragraphs: [t('howStandard'), t('howKeyboard'), t('howSpeech'), t('howTime')] },
      {
        heading: t('audits'),
        paragraphs: [
          t('auditPages', { count: results.states, widths: results.widths.join(', '), date: dayOf(results.pageDay) }),
          t('auditParts', { count: results.parts }),
          results.findings === 0 ? t('auditClean') : t('auditFindings', { count: results.findings }),
        ],
      },
      { heading: t('notMet'), paragraphs: [t('notMetReaders'), t('notMetPeople')] },
      {
        heading: t('report'),
        paragraphs: [t('reportText'), ...(hours ? [t('hours', { hours })] : [])],
        links: [...form('problem'), ...contact],
      },
      {
        heading: t('complain'),
        paragraphs: [t('complainText'), t('complainTime')],
        links: [...form('complaint'), ...contact],
      },
      { heading: t('authority'), paragraphs: [t('authorityText'), authorityAddress, t('consumers')] },
    ],
  };
}
