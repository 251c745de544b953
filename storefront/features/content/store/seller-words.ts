import { companyAddress, type Settings } from '../../../platform/settings/index.ts';

type Seller = Pick<
  Settings,
  'shopName' | `company${'Name' | 'TaxNumber' | 'RegisterNumber' | 'Email' | 'Phone'}` | 'returnDays'
> &
  Parameters<typeof companyAddress>[0];

/** What a page may say of the seller, by the names that stand in braces in its text. */
export type SellerWords = Readonly<Record<string, string>>;

export const sellerWords = (seller: Seller): SellerWords => ({
  shopName: seller.shopName,
  companyName: seller.companyName || seller.shopName,
  companyAddress: companyAddress(seller),
  companyTaxNumber: seller.companyTaxNumber,
  companyRegisterNumber: seller.companyRegisterNumber,
  companyEmail: seller.companyEmail,
  companyPhone: seller.companyPhone,
  returnDays: String(seller.returnDays),
});

const names = /\{(\w+)\}/g;

/** Puts words in the place of their names; other braces stay as they are. @param write how a word is written there */
export const withSeller = (text: string, words: SellerWords, write: (word: string) => string): string =>
  text.replaceAll(names, (whole, name: string) => (Object.hasOwn(words, name) ? write(words[name]!) : whole));

/** Those words that a text names. */
export const wordsNamed = (text: string, words: SellerWords): SellerWords => {
  const named = new Set([...text.matchAll(names)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(words).filter(([name]) => named.has(name)));
};
