import type { Translate } from '../../components/texts/index.ts';
import type { FooterColumn } from '../../patterns/site-footer/index.ts';
import { addressOf } from '../addresses.ts';
import shop from '../catalogue/shop.json' with { type: 'json' };
import { informationAddress, type InformationName } from '../information-addresses.ts';
import { opinionRules } from '../pages/information/sections.ts';
import type { layoutTexts } from './texts.ts';

type Say = Translate<typeof layoutTexts.pl>;

const { company } = shop;
const dialled = company.phone.replaceAll(' ', '');
const noBreak = (text: string) => text.replaceAll(' ', '\u00A0');

/** The links of the footer: only to pages that exist. @param pages their names; undefined where nobody knows */
export function footerColumns(t: Say, pages: ReadonlyArray<string> | undefined): ReadonlyArray<FooterColumn> {
  const linksTo = (...names: ReadonlyArray<InformationName>) =>
    names
      .filter((name) => pages?.includes(name) ?? true)
      .map((name) => ({ name: t(name), address: informationAddress(name) }));
  const hasTerms = pages?.includes('terms') ?? true;
  return [
    {
      heading: t('shopping'),
      items: [...linksTo('delivery', 'returns', 'faq'), { name: t('account'), address: addressOf('account') }],
    },
    {
      heading: shop.name,
      items: [
        ...linksTo('terms', 'privacy'),
        ...(hasTerms ? [{ name: t('opinionRules'), address: opinionRules() }] : []),
        { name: t('newsletter'), address: addressOf('settings') },
      ],
    },
    {
      heading: t('contact'),
      items: [
        { name: noBreak(company.phone), address: `tel:${dialled}` },
        { name: company.email, address: `mailto:${company.email}` },
        { name: company.hours },
      ],
    },
  ];
}

/** Who sells: name, address, NIP and KRS, which every page of a shop must show. */
export const legalFacts = (t: Say, year: number | undefined): ReadonlyArray<string> => [
  `${company.name}, ${noBreak(company.street)}, ${noBreak(`${company.zipcode} ${company.city}`)}`,
  t('taxNumber', { number: company.taxNumber }),
  t('registerNumber', { number: company.registerNumber }),
  ...(year === undefined ? [] : [t('copyright', { year: String(year) })]),
  company.note,
];
