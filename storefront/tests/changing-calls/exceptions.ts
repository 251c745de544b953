/** Calls whose examples contain the ids of a shop's first visitor. */
export const numbered: ReadonlySet<string> = new Set([
  'changeOrderPayment',
  'order-details',
  'order-lookup',
  'setShoppingList',
  'shoppingListDelete',
  'updateDeliveryAddress',
  'updateInvoiceAddress',
]);

/** Changing calls that accept every request with the right types. */
export const neverRefused: ReadonlySet<string> = new Set([
  'deactivateRebateCode',
  'unsetTemporaryRegion',
  'unsetTemporaryZipcode',
]);

/** Calls that only report, by the name of the table of calls. */
export const readingCalls: ReadonlySet<string> = new Set([
  'basket-preview',
  'calculate-price',
  'enclosure',
  'filter-xml',
  'get',
  'gift-cards-and-vouchers',
  'hotspots',
  'line-file',
  'opinions',
  'order-document',
  'payment-status',
  'payments',
  'photo',
  'pickup-points',
  'picture',
  'policy-reports',
  'product-xml',
  'projector',
  'robots',
  'search-count',
  'sitemap',
  'typeahead',
  'validation',
]);
