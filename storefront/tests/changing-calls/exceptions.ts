/** Calls whose examples contain the ids of a shop's first visitor. */
export const numbered: ReadonlySet<string> = new Set([
  'changeOrderPayment',
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
  'enclosure',
  'filter-xml',
  'get',
  'hotspots',
  'line-file',
  'opinions',
  'payments',
  'photo',
  'picture',
  'policy-reports',
  'product-xml',
  'projector',
  'robots',
  'search-count',
  'sitemap',
  'validation',
]);
