import { lineFileAddress } from '../../features/basket/server/line-file-call.ts';
import { addressOf } from '../../shared/addresses.ts';
import {
  byClient,
  form,
  graphql,
  nearSessions,
  nearly,
  noFile,
  randomText,
  unknownId,
  type Attempt,
} from './attempt.ts';

/** A product that lies in no basket. */
const elsewhere = 1032;

const result = '{status error{code message}}';

const readBasket =
  '{basket{products{id quantity comment} summaryBasket{productsCount}} clientProspect{email} shoppingList{id name}}';

/** At a basket and at lists. */
export const shoppingAttempts: Readonly<Record<string, Attempt>> = {
  'the basket with a session that is nearly theirs': ({ sessionId }, random) => {
    const [theirs, nothing] = nearSessions(sessionId, random);
    return [
      { ...graphql(readBasket), cookie: theirs },
      { ...graphql(readBasket), cookie: nothing },
    ];
  },
  'the page of the basket with a session that is nearly theirs': ({ sessionId }, random) => {
    const [theirs, nothing] = nearSessions(sessionId, random);
    return [
      { path: '/basketedit.php', cookie: theirs },
      { path: '/basketedit.php', cookie: nothing },
    ];
  },
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
};
