import { addressOf } from '../shared/addresses.ts';
import { complaintFileAddress } from '../features/complaints/server/file-call.ts';
import { lineFileAddress } from '../features/basket/server/line-file-call.ts';

/** Data of a shopper that no one else may see or change. */
export interface ShopperData {
  /** The id in the cookie. */
  sessionId: string;
  /** A line of the basket. */
  line: { productId: number; size: string };
  /** The name of a file that was sent with it. */
  fileName: string;
  orderNumber: string;
  accessKey: string;
  /** With which the order was placed. */
  orderKey: string;
  listId: number;
  /** Of the link of the list that they share with some. */
  listKey: string;
  /** A complaint about it, its key, and the name of one of its files. */
  complaint: { number: string; accessKey: string; fileName: string };
  deliveryAddressId: number;
  invoiceAddressId: number;
  /** Words that stand nowhere but in what is theirs. */
  secrets: ReadonlyArray<string>;
}

export interface Wanted {
  path: string;
  method?: 'GET' | 'POST';
  body?: string | URLSearchParams;
  /** In place of the stranger's own. */
  cookie?: string;
  /** By a stranger who has an account, too; nothing of it may change the answer to the next attempt. */
  isByClient?: true;
}

/** A number from 0 up to, and without, `below`. */
export type Random = (below: number) => number;

/**
 * A way to get at another shopper's data: the same request twice, at theirs and at nothing. A stranger must get the same
 * answer to both. What comes to the shop later joins here with a line.
 */
export type Attempt = (theirs: ShopperData, random: Random) => readonly [atTheirs: Wanted, atNothing: Wanted];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const randomText = (length: number, random: Random): string =>
  Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');

/** The same with one character exchanged, cut off, or turned: near enough to be found by a careless comparison. */
function nearly(text: string, random: Random): string {
  const at = random(text.length);
  const other = alphabet[(alphabet.indexOf(text[at]!) + 1 + random(alphabet.length - 1)) % alphabet.length];
  const variants = [
    text.slice(0, at) + other + text.slice(at + 1),
    text.slice(0, -1 - random(4)),
    `${text}${alphabet[random(64)]}`,
    text.toLowerCase() === text ? text.toUpperCase() : text.toLowerCase(),
    `${text}%00`,
    `${text.slice(0, 8)}%`,
  ];
  return variants[random(variants.length)]!;
}

const graphql = (document: string): Wanted => ({
  path: '/graphql/v1/',
  method: 'POST',
  body: JSON.stringify({ query: document }),
});
const byClient = (wanted: Wanted): Wanted => ({ ...wanted, isByClient: true });
const form = (path: string, fields: Record<string, string>): Wanted => ({
  path,
  method: 'POST',
  body: new URLSearchParams(fields),
});

/** A product that lies in no basket. */
const elsewhere = 1032;
const noNumber = (random: Random) => `20200101/${String(100 + random(900))}`;
const noComplaint = (random: Random) => `R/2020/${String(100 + random(900))}`;
const noFile = (random: Random) => `${randomText(36, random).toLowerCase().replaceAll('_', '-')}.bin`;
const cookieOf = (id: string) => `session=${id}`;

const result = '{status error{code message}}';
const saved = '{status isError error{code message} result{id}}';
/** An id that does not exist. */
const unknownId = (random: Random) => 1_000_000 + random(1_000_000);

const readAccount =
  '{client{login email billingAddress{id street} deliveryAddresses{id street} invoiceAddresses{id street}}}';

const readBasket =
  '{basket{products{id quantity comment} summaryBasket{productsCount}} clientProspect{email} shoppingList{id name}}';

export const attempts: Readonly<Record<string, Attempt>> = {
  'the basket with a session that is nearly theirs': ({ sessionId }, random) => [
    { ...graphql(readBasket), cookie: cookieOf(nearly(sessionId, random)) },
    { ...graphql(readBasket), cookie: cookieOf(randomText(43, random)) },
  ],
  'the page of the basket with a session that is nearly theirs': ({ sessionId }, random) => [
    { path: '/basketedit.php', cookie: cookieOf(nearly(sessionId, random)) },
    { path: '/basketedit.php', cookie: cookieOf(randomText(43, random)) },
  ],
  // More than 0 would add the product to the stranger's own basket.
  'a line of the basket': ({ line }) => {
    const change = (productId: number) =>
      form('/basketchange.php?type=multiproduct&getAjax=true', {
        'product[0]': String(productId),
        'size[0]': line.size,
        'additional[0]': '',
        'set_quantity[0]': '0',
      });
    return [change(line.productId), change(elsewhere)];
  },
  'a line of the basket by GraphQL': ({ line }) => {
    const remove = (id: number) =>
      graphql(
        `mutation{removeProductsFromBasket(ProductInput:[{id:${id},size:"${line.size}"}]){status results{status}}}`,
      );
    return [remove(line.productId), remove(elsewhere)];
  },
  'a file of the basket': ({ fileName }, random) => [
    byClient({ path: lineFileAddress(fileName) }),
    byClient({ path: lineFileAddress(noFile(random)) }),
  ],
  'a file of the basket with a key that is nearly that of the order': ({ fileName, accessKey }, random) => [
    { path: lineFileAddress(fileName, nearly(accessKey, random)) },
    { path: lineFileAddress(noFile(random), nearly(accessKey, random)) },
  ],
  'a file off the basket': ({ fileName, line }, random) => {
    const remove = (file: string) =>
      form('/basketchange.php?type=multiproduct&getAjax=true', {
        'product[0]': String(line.productId),
        'size[0]': line.size,
        'remove_file[0]': file,
      });
    return [remove(fileName), remove(noFile(random))];
  },
  'the confirmation of the order with a key that is nearly theirs': ({ orderNumber, accessKey }, random) => {
    const page = (number: string) => ({
      path: addressOf('order-details', {}, { order_number: number, key: nearly(accessKey, random) }),
    });
    return [page(orderNumber), page(noNumber(random))];
  },
  'the confirmation of the order with its number alone': ({ orderNumber }, random) => [
    byClient({ path: addressOf('order-details', {}, { order_number: orderNumber }) }),
    byClient({ path: addressOf('order-details', {}, { order_number: noNumber(random) }) }),
  ],
  'the complaint with a key that is nearly theirs': ({ complaint }, random) => {
    const key = nearly(complaint.accessKey, random);
    const page = (rma_id: string) => ({ path: addressOf('rma-details', {}, { rma_id, key }) });
    return [page(complaint.number), page(noComplaint(random))];
  },
  'the complaint with its number alone': ({ complaint }, random) => [
    byClient({ path: addressOf('rma-details', {}, { rma_id: complaint.number }) }),
    byClient({ path: addressOf('rma-details', {}, { rma_id: noComplaint(random) }) }),
  ],
  'a message about the complaint': ({ complaint }, random) => {
    const send = (rma_id: string) =>
      byClient(form(addressOf('rma-details', {}, { rma_id, message: 'rma' }), { comment: 'Obcy.' }));
    return [send(complaint.number), send(noComplaint(random))];
  },
  'the complaint away': ({ complaint }, random) => {
    const key = nearly(complaint.accessKey, random);
    const withdraw = (rma_id: string) => form(addressOf('rma-details', {}, { rma_id, key }), { operation: 'withdraw' });
    return [withdraw(complaint.number), withdraw(noComplaint(random))];
  },
  'a file of the complaint': ({ complaint }, random) => [
    byClient({ path: complaintFileAddress(complaint.fileName, null) }),
    byClient({ path: complaintFileAddress(noFile(random), null) }),
  ],
  'a file of the complaint with a key that is nearly theirs': ({ complaint }, random) => {
    const key = nearly(complaint.accessKey, random);
    return [
      { path: complaintFileAddress(complaint.fileName, key) },
      { path: complaintFileAddress(noFile(random), key) },
    ];
  },
  'a complaint about the order': ({ orderNumber }, random) => {
    const file = (order_number: string) =>
      byClient(
        form(addressOf('rma-method', {}, { type: 'multiproduct', order_number }), {
          'product[0]': '1017',
          'size[0]': 'uniw',
          'comment[0]': 'Obcy.',
          rma_type: 'refund',
          return_type: '3',
        }),
      );
    return [file(orderNumber), file(noNumber(random))];
  },
  'the payment of the order': ({ orderNumber }, random) => {
    const change = (number: string) =>
      graphql(
        `mutation{changeOrderPayment(ChangeOrderPaymentInput:{orderNumber:"${number}",paymentMethodId:"transfer"}){response{status} paymentId error{code message}}}`,
      );
    return [change(orderNumber), change(noNumber(random))];
  },
  'the order by the key of its form': ({ orderKey }, random) => {
    const place = (key: string) => form('/order2.php', { order_key: key, terms: '1', seen_delivery: '0' });
    return [place(orderKey), place(randomText(orderKey.length, random))];
  },
  'the order by placing it again': ({ orderNumber }, random) => {
    const again = (remarks: string) =>
      graphql(
        `mutation{orderCreate(orderCreateInput:{orderData:{courierId:1,remarks:"${remarks}"}}){orderNumber location}}`,
      );
    return [again(orderNumber), again(noNumber(random))];
  },
  'the list of wishes': ({ listId }, random) => {
    const read = (id: number) => graphql(`{shoppingList(ShoppingListInput:{id:${id}}){id name link productCount}}`);
    return [read(listId), read(unknownId(random))];
  },
  'the page of the list': ({ listId }, random) => [
    { path: addressOf('shopping-list', {}, { id: listId }) },
    { path: addressOf('shopping-list', {}, { id: unknownId(random) }) },
  ],
  'the shared list with a key that is nearly theirs': ({ listKey }, random) => [
    { path: addressOf('shopping-list', {}, { key: nearly(listKey, random) }) },
    { path: addressOf('shopping-list', {}, { key: randomText(listKey.length, random) }) },
  ],
  'the list under another name': ({ listId }, random) => {
    const set = (id: number) =>
      graphql(
        `mutation{setShoppingList(ShoppingListInput:{id:${id}},ShoppingListSettingsInput:{name:"Moja",public:true})${result}}`,
      );
    return [set(listId), set(unknownId(random))];
  },
  'the list away': ({ listId }, random) => {
    const remove = (id: number) => graphql(`mutation{shoppingListDelete(ShoppingListInput:{id:${id}})${result}}`);
    return [remove(listId), remove(unknownId(random))];
  },
  'something onto the list': ({ listId }, random) => {
    const add = (id: number) =>
      graphql(
        `mutation{addToShoppingList(ShoppingListInput:{id:${id}},ShoppingListProduct:[{id:${elsewhere}}])${result}}`,
      );
    return [add(listId), add(unknownId(random))];
  },
  'something off the list': ({ listId, line }, random) => {
    const remove = (id: number) =>
      graphql(
        `mutation{removeFromShoppingList(ShoppingListInput:{id:${id}},ShoppingListProduct:[{id:${line.productId}}])${result}}`,
      );
    return [remove(listId), remove(unknownId(random))];
  },
  'an address of delivery': ({ deliveryAddressId }, random) => {
    const change = (id: number) =>
      graphql(`mutation{updateDeliveryAddress(UpdateDeliveryAddressInput:{id:${id},city:"Obce"})${saved}}`);
    return [byClient(change(deliveryAddressId)), byClient(change(unknownId(random)))];
  },
  'an address of invoices': ({ invoiceAddressId }, random) => {
    const change = (id: number) =>
      graphql(`mutation{updateInvoiceAddress(UpdateInvoiceAddressInput:{id:${id},city:"Obce"})${saved}}`);
    return [byClient(change(invoiceAddressId)), byClient(change(unknownId(random)))];
  },
  'the page of an address': ({ deliveryAddressId }, random) => {
    const page = (id: number) => ({ path: addressOf('client-addresses', {}, { kind: 'delivery', id }) });
    return [byClient(page(deliveryAddressId)), byClient(page(unknownId(random)))];
  },
  'an address away': ({ deliveryAddressId }, random) => {
    const remove = (id: number) =>
      form(addressOf('client-addresses'), { operation: 'remove', kind: 'delivery', id: String(id) });
    return [byClient(remove(deliveryAddressId)), byClient(remove(unknownId(random)))];
  },
  'the account with a session that is nearly theirs': ({ sessionId }, random) => [
    { ...graphql(readAccount), cookie: cookieOf(nearly(sessionId, random)) },
    { ...graphql(readAccount), cookie: cookieOf(randomText(43, random)) },
  ],
  'a change of the account with a session that is nearly theirs': ({ sessionId }, random) => {
    const change = graphql(
      `mutation{updateClient(UpdateClientInput:{clientData:{clientBillingData:{city:"Obce"}}})${saved}}`,
    );
    return [
      { ...change, cookie: `${cookieOf(nearly(sessionId, random))}; client=1` },
      { ...change, cookie: `${cookieOf(randomText(43, random))}; client=1` },
    ];
  },
  'the page of the account with a session that is nearly theirs': ({ sessionId }, random) => [
    { path: addressOf('login-edit'), cookie: cookieOf(nearly(sessionId, random)) },
    { path: addressOf('login-edit'), cookie: cookieOf(randomText(43, random)) },
  ],
};
