import { companyAddress, type Settings } from '../../../platform/settings/index.ts';

/** What a buyer needs for a transfer. */
export interface TransferData {
  recipient: string;
  address: string;
  account: string;
  /** The words by which the shop knows the money: the order's number. */
  title: string;
}

/** Whom a transfer goes to. */
export type TransferRecipient = Pick<
  Settings,
  'companyName' | 'companyStreet' | 'companyZipcode' | 'companyCity' | 'companyBankAccount'
>;

/** How an order is paid by transfer. */
export const transferData = (orderNumber: string, to: TransferRecipient): TransferData => ({
  recipient: to.companyName,
  address: companyAddress(to),
  account: to.companyBankAccount,
  title: orderNumber,
});
