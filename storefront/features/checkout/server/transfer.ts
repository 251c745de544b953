import type { Grosze } from '../../../../patterns/rules/money.ts';
import { polishAccount, transferCode } from '../../../../patterns/rules/transfer-code.ts';
import { companyAddress, type Settings } from '../../../platform/settings/index.ts';

/** Data for a transfer. */
export interface TransferData {
  recipient: string;
  address: string;
  account: string;
  /** The account as the fields of banks take it: its digits, if it is Polish. */
  accountToCopy: string;
  /** The title that identifies the payment: the order's number. */
  title: string;
  /** The amount as the fields of banks take it: "85,90". */
  amountToCopy: string;
  /** The text of the QR code that banks' applications scan; null if the account is not Polish. */
  code: string | null;
}

/** Recipient of a transfer. */
export type TransferRecipient = Pick<
  Settings,
  'companyName' | 'companyStreet' | 'companyZipcode' | 'companyCity' | 'companyTaxNumber' | 'companyBankAccount'
>;

/** The transfer data of an order. @param amount what is still to be paid */
export function transferData(orderNumber: string, amount: Grosze, to: TransferRecipient): TransferData {
  const { companyName, companyTaxNumber, companyBankAccount } = to;
  return {
    recipient: companyName,
    address: companyAddress(to),
    account: companyBankAccount,
    accountToCopy: polishAccount(companyBankAccount) ?? companyBankAccount,
    title: orderNumber,
    amountToCopy: (amount / 100).toFixed(2).replace('.', ','),
    code: transferCode({
      taxNumber: companyTaxNumber,
      account: companyBankAccount,
      amount,
      recipient: companyName,
      title: orderNumber,
    }),
  };
}
