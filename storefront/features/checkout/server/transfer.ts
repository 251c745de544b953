import { companyAddress, type Settings } from '../../../platform/settings/index.ts';

/** Data for a transfer. */
export interface TransferData {
  recipient: string;
  address: string;
  account: string;
  /** The title that identifies the payment: the order's number. */
  title: string;
}

/** Recipient of a transfer. */
export type TransferRecipient = Pick<
  Settings,
  'companyName' | 'companyStreet' | 'companyZipcode' | 'companyCity' | 'companyBankAccount'
>;

/** The transfer data of an order. */
export const transferData = (orderNumber: string, to: TransferRecipient): TransferData => ({
  recipient: to.companyName,
  address: companyAddress(to),
  account: to.companyBankAccount,
  title: orderNumber,
});
