/** Calls whose examples contain the ids of a shop's first visitor. */
export const numbered: ReadonlySet<string> = new Set([
  'changeOrderPayment',
  'order-details',
  'order-lookup',
  'returns-open',
  'rma-details',
  'rma-method',
  'rma-open',
  'setShoppingList',
  'shoppingListDelete',
  'updateDeliveryAddress',
  'updateInvoiceAddress',
]);

/** Changing calls whose reference has no refusal; most accept every request with the right types. */
export const neverRefused: ReadonlySet<string> = new Set([
  'deactivateRebateCode',
  // Refused only in a shop whose settings allow no second parcel.
  'editCurrentSettings',
  'unsetTemporaryRegion',
  'unsetTemporaryZipcode',
  'snoozeMfaReminder',
  // An answer that the panel does not know counts as a refusal of cookies.
  'cookies',
  // What it refuses needs an application with codes: its own tests do it.
  'signin-code',
]);

/** Calls that only report, by the name of the table of calls. */
export const readingCalls: ReadonlySet<string> = new Set([
  'basket-preview',
  'calculate-price',
  'complaint-file',
  'enclosure',
  'filter-xml',
  'get',
  'gift-cards-and-vouchers',
  'hotspots',
  'line-file',
  'llms-text',
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
  'returns-label',
  'robots',
  'search-count',
  'security-text',
  'feed',
  'sitemap',
  'typeahead',
  'validation',
  'web-manifest',
  'service-worker',
  'merchant-feed',
  'ceneo-feed',
]);
