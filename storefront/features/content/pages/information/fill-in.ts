import type { ContentEntry } from '../../../../store/index.ts';
import { withSeller, type SellerWords } from '../../store/seller-words.ts';

/** Nothing in a seller's data is Markdown. */
const asWritten = (value: string): string => value.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);

/**
 * Puts the seller's data into the Markdown of a page: `{shopName}`, `{companyName}`, `{companyAddress}`, `{companyTaxNumber}`,
 * `{companyRegisterNumber}`, `{companyEmail}`, `{companyPhone}`, `{returnDays}`. Other braces stay as they are.
 */
export const filledIn = <Page extends Pick<ContentEntry, 'body'>>(page: Page, seller: SellerWords): Page => ({
  ...page,
  body: withSeller(page.body, seller, asWritten),
});
