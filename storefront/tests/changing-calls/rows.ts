import type { Replayed } from '../../reference/define.ts';

export interface Row extends Replayed {
  /** Title of the example of the reference that is asked; left out, the first one. */
  readonly example?: string;
}

/** A call has as many rows as it does different things; none where it always refuses. The examples of pages say it themselves. */
type Rows = Readonly<Record<string, ReadonlyArray<Row>>>;

const mutations: Rows = {
  login: [{ replay: 'again' }],
  loginByIAIAccountsToken: [],
  passwordRecovery: [{ replay: 'again' }],
  registerClient: [{ replay: 'again' }],
  setUserOnce: [{ replay: 'nothing' }],
  updateClient: [{ replay: 'nothing' }, { example: 'Another password', replay: 'refused' }],
  insertDeliveryAddress: [{ replay: 'refused' }],
  updateDeliveryAddress: [{ replay: 'nothing' }],
  insertInvoiceAddress: [{ replay: 'refused' }],
  updateInvoiceAddress: [{ replay: 'nothing' }],
  addProductsToBasket: [{ replay: 'again' }],
  removeProductsFromBasket: [{ replay: 'nothing' }],
  addProductsToBasketB2B: [{ replay: 'again' }],
  activateRebateCode: [{ replay: 'nothing' }],
  deactivateRebateCode: [{ replay: 'nothing' }],
  editCurrentSettings: [{ replay: 'nothing', changesNothing: true }],
  setRegion: [{ replay: 'nothing' }],
  unsetTemporaryRegion: [{ replay: 'nothing' }],
  setTemporaryZipcode: [{ replay: 'nothing' }],
  unsetTemporaryZipcode: [{ replay: 'nothing' }],
  orderCreate: [{ replay: 'nothing' }],
  changeOrderPayment: [{ replay: 'nothing', changesNothing: true }],
  shoppingListCreate: [{ replay: 'again' }],
  shoppingListDelete: [{ replay: 'refused' }],
  setShoppingList: [{ replay: 'nothing' }],
  addToShoppingList: [{ replay: 'nothing' }],
  removeFromShoppingList: [{ replay: 'nothing' }],
};

const ajax: Rows = {
  observe: [{ replay: 'nothing' }, { example: 'By GET, with fields as JSON', replay: 'nothing' }],
  'insert-opinion': [{ replay: 'nothing' }],
  'rate-opinion': [{ replay: 'refused' }],
};

/** Every call that changes something, by the name that the reference knows it by. */
export const changingCalls = { mutations, ajax };

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
