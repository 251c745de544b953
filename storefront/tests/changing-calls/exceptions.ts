/** Calls whose examples name numbers as the first visitor of a shop gets them. */
export const numbered: ReadonlySet<string> = new Set([
  'changeOrderPayment',
  'setShoppingList',
  'shoppingListDelete',
  'updateDeliveryAddress',
  'updateInvoiceAddress',
]);

/** Changing calls whose every request is taken, as long as its types are right. */
export const neverRefused: ReadonlySet<string> = new Set([
  'deactivateRebateCode',
  'unsetTemporaryRegion',
  'unsetTemporaryZipcode',
]);

/** Calls that only tell something, by the name of the table of calls. */
export const readingCalls: ReadonlySet<string> = new Set([
  'basket-preview',
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
