import type { Translate } from '../../../components/texts/index.ts';
import type { FooterColumn, FooterItem } from '../../../patterns/site-footer/index.ts';
import { addressOf } from '../../shared/addresses.ts';
import { licencesAddress } from '../../shared/licences-address.ts';
import { informationAddress, type InformationName } from '../../shared/information-addresses.ts';
import { opinionRules } from '../../shared/sections.ts';
import { companyAddress, type sellerSettings, type Settings } from '../../platform/settings/index.ts';
import type { layoutTexts } from './texts.ts';

type Say = Translate<typeof layoutTexts.pl>;

/** The footer's facts about the seller. */
type Seller = Pick<Settings, keyof typeof sellerSettings>;

const noBreak = (text: string) => text.replaceAll(' ', '\u00A0');

/**
 * The footer links: only to existing pages and known contacts.
 *
 * @param pages their names; undefined if unknown
 * @param isSignedIn old programs look for the link that signs out on every page (wire contract 1.9)
 * @param otherLanguages links to this page in them
 */
export function footerColumns(
  t: Say,
  { shopName, companyPhone, companyEmail, companyHours }: Seller,
  pages: ReadonlyArray<string> | undefined,
  isSignedIn = false,
  otherLanguages: ReadonlyArray<FooterItem> = [],
): ReadonlyArray<FooterColumn> {
  const linksTo = (...names: ReadonlyArray<InformationName>) =>
    names
      .filter((name) => pages?.includes(name) ?? true)
      .map((name) => ({ name: t(name), address: informationAddress(name) }));
  const hasTerms = pages?.includes('terms') ?? true;
  const columns: ReadonlyArray<FooterColumn> = [
    {
      heading: t('shopping'),
      items: [
        ...linksTo('delivery', 'returns', 'faq'),
        { name: t('account'), address: addressOf('account') },
        { name: t('orderLookup'), address: addressOf('order-lookup') },
        { name: t('withdrawal'), address: addressOf('withdrawal'), isProminent: true },
        ...(isSignedIn ? [{ name: t('signOut'), address: addressOf('login', {}, { operation: 'logout' }) }] : []),
      ],
    },
    {
      heading: shopName,
      items: [
        ...linksTo('terms', 'privacy'),
        { name: t('cookies'), address: addressOf('cookies') },
        { name: t('accessibility'), address: informationAddress('accessibility') },
        ...(hasTerms ? [{ name: t('opinionRules'), address: opinionRules() }] : []),
        { name: t('blog'), address: addressOf('blog') },
        { name: t('news'), address: addressOf('news') },
        { name: t('newsletter'), address: addressOf('settings', {}, { mailing_action: 'add' }) },
        { name: t('settings'), address: addressOf('settings') },
        ...otherLanguages,
        { name: t('siteMap'), address: addressOf('site-map') },
        { name: t('licences'), address: licencesAddress },
      ],
    },
    {
      heading: t('contact'),
      items: [
        { name: t('write'), address: addressOf('contact') },
        ...(companyPhone ? [{ name: noBreak(companyPhone), address: `tel:${companyPhone.replaceAll(' ', '')}` }] : []),
        ...(companyEmail ? [{ name: companyEmail, address: `mailto:${companyEmail}` }] : []),
        ...(companyHours ? [{ name: companyHours }] : []),
      ],
    },
  ];
  return columns.filter(({ items }) => items.length > 0);
}

/** The seller: name, address, NIP and KRS, which every page of a shop must show. */
export const legalFacts = (t: Say, seller: Seller, year: number | undefined): ReadonlyArray<string> =>
  [
    [seller.companyName, companyAddress(seller, '\u00A0')].filter(Boolean).join(', '),
    seller.companyTaxNumber && t('taxNumber', { number: seller.companyTaxNumber }),
    seller.companyRegisterNumber && t('registerNumber', { number: seller.companyRegisterNumber }),
    year === undefined ? '' : t('copyright', { year: String(year) }),
    seller.companyNote,
  ].filter(Boolean);
