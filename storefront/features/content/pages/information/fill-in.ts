import type { ContentEntry } from '../../../../store/index.ts';
import { companyAddress, type Settings } from '../../../../platform/settings/index.ts';

type Seller = Pick<
  Settings,
  'shopName' | `company${'Name' | 'TaxNumber' | 'RegisterNumber' | 'Email' | 'Phone'}` | 'returnDays'
> &
  Parameters<typeof companyAddress>[0];

/** Nothing in a seller's data is Markdown. */
const asWritten = (value: string): string => value.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);

/**
 * Puts the seller's data of the settings into the Markdown of a page: `{shopName}`, `{companyName}`, `{companyAddress}`, `{companyTaxNumber}`,
 * `{companyRegisterNumber}`, `{companyEmail}`, `{companyPhone}`, `{returnDays}`. Other braces stay as they are.
 */
export function filledIn<Page extends Pick<ContentEntry, 'body'>>(page: Page, seller: Seller): Page {
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
  const fill = (whole: string, name: string) => (Object.hasOwn(values, name) ? asWritten(values[name]!) : whole);
  return { ...page, body: page.body.replaceAll(/\{(\w+)\}/g, fill) };
}
