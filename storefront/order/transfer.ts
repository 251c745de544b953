import shop from '../catalogue/shop.json' with { type: 'json' };

/** What a buyer needs for a transfer. */
export interface TransferData {
  recipient: string;
  address: string;
  account: string;
  /** The words by which the shop knows the money: the order's number. */
  title: string;
}

/** How an order is paid by transfer. */
export const transferData = (orderNumber: string): TransferData => ({
  recipient: shop.company.name,
  address: `${shop.company.street}, ${shop.company.zipcode} ${shop.company.city}`,
  account: shop.company.bankAccount,
  title: orderNumber,
});
