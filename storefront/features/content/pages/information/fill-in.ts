import type { ContentEntry } from '../../../../store/index.ts';
import { companyAddress, type Settings } from '../../../../platform/settings/index.ts';

type Seller = Pick<
  Settings,
  'shopName' | `company${'Name' | 'TaxNumber' | 'RegisterNumber' | 'Email' | 'Phone'}` | 'returnDays'
> &
  Parameters<typeof companyAddress>[0];

type Text = Pick<ContentEntry, 'sections'>;

/**
 * Puts the seller's data of the settings into the paragraphs of a page: `{shopName}`, `{companyName}`, `{companyAddress}`, `{companyTaxNumber}`,
 * `{companyRegisterNumber}`, `{companyEmail}`, `{companyPhone}`, `{returnDays}`. Other braces stay as they are.
 */
export function filledIn<Page extends Text>(page: Page, seller: Seller): Page {
  const values: Readonly<Record<string, string>> = {
    shopName: seller.shopName,
    companyName: seller.companyName || seller.shopName,
    companyAddress: companyAddress(seller),
    companyTaxNumber: seller.companyTaxNumber,
    companyRegisterNumber: seller.companyRegisterNumber,
    companyEmail: seller.companyEmail,
    companyPhone: seller.companyPhone,
    returnDays: String(seller.returnDays),
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map(fill) })),
  };
}
