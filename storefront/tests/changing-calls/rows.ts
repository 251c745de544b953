/** What the same request does when it comes a second time. */
type Replay =
  /** Nothing more, and it is told so in the same words. */
  | 'nothing'
  /** The same once more: who adds twice has two, who signs in twice has a new session. */
  | 'again'
  /** It is refused, and changes nothing. */
  | 'refused';

export interface Row {
  /** Title of the example of the reference that is asked; left out, the first one. */
  readonly example?: string;
  readonly replay: Replay;
  /** What was asked for is so already, and nothing that is kept changes. */
  readonly changesNothing?: true;
}

/** A call has as many rows as it does different things; none where it always refuses. */
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

const forms: Rows = {
  account: [{ replay: 'nothing' }, { example: 'All other browsers', replay: 'nothing', changesNothing: true }],
  'basket-change': [
    { replay: 'again' },
    { example: 'By GET, as old clients send it', replay: 'again' },
    { example: 'A form sets one line and takes the other out', replay: 'nothing' },
    { example: 'A gift is chosen', replay: 'nothing' },
    { example: 'A gift is taken out (call 17)', replay: 'nothing' },
    { example: 'A candle is wrapped as a present', replay: 'nothing' },
    { example: 'A file is sent with a line', replay: 'nothing' },
    { example: 'The file is taken away again', replay: 'nothing' },
    { example: 'A mug, and on to the summary', replay: 'nothing' },
    { example: 'The basket as it stands, and on to sign-in', replay: 'nothing', changesNothing: true },
    { example: 'A mug for the wishlist, by GET', replay: 'nothing' },
  ],
  'client-addresses': [
    { replay: 'refused' },
    { example: 'The account\u2019s own is chosen again', replay: 'nothing', changesNothing: true },
  ],
  'client-new': [{ replay: 'again' }],
  login: [{ replay: 'nothing' }],
  'login-edit': [{ replay: 'nothing' }],
  'order-step-1': [{ replay: 'nothing' }],
  'order-step-2': [{ replay: 'nothing' }],
  'password-recover': [{ replay: 'again' }, { example: 'A new password by the link', replay: 'refused' }],
  product: [
    { replay: 'again' },
    { example: 'A mug, and on to the summary', replay: 'nothing' },
    { example: 'A message once a sold-out cup is back', replay: 'nothing' },
  ],
  settings: [
    { replay: 'nothing' },
    { example: 'The newsletter is confirmed by the link of the mail', replay: 'nothing' },
    { example: 'A question about a mug', replay: 'nothing' },
    { example: 'An opinion of a mug', replay: 'nothing' },
    { example: 'A wish for goods', replay: 'nothing' },
    { example: 'Lists by price, by GET', replay: 'nothing' },
    { example: 'A mug for the comparison, by GET', replay: 'nothing' },
  ],
  signin: [{ replay: 'again' }],
};

/** Every call that changes something, by the name that the reference knows it by. */
export const changingCalls = { mutations, ajax, forms };

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
