import { expect, it } from 'vitest';
import { ask, send, type GraphqlAnswer } from './testing/ask.ts';
import { describeOnEngines, shopper } from '../../testing/running-shop.ts';

type Headers = Record<string, string>;

describeOnEngines('shopping lists by mutations', (shop) => {
  const call = async (headers: Headers, mutation: string) => {
    const own = { Origin: shop().url, ...headers };
    return (await ask(shop(), `mutation{answer:${mutation}}`, { headers: own })).answer;
  };
  const result = '{status error{code message}}';
  const create = (headers: Headers, settings: string) =>
    call(headers, `shoppingListCreate(ShoppingListSettingsInput:{${settings}}){status id error{code message}}`);
  const add = (headers: Headers, list: string, products: string) =>
    call(headers, `addToShoppingList(ShoppingListInput:{${list}},ShoppingListProduct:[${products}])${result}`);
  const success = { status: 'success', error: null };
  const unknown = { status: 'error', error: { code: 'shopping_list_not_found', message: 'Nie ma takiej listy.' } };

  it('are made, filled, renamed, emptied and deleted [H-04 part]', async () => {
    const { headers, session } = await shopper(shop());
    const { lists } = shop().store;
    const made = await create(headers, 'name:" Na prezent ",public:true');
    expect(made).toEqual({ ...success, id: expect.any(Number) });
    const id = made.id as number;
    expect(await lists.find(session, id)).toMatchObject({ name: 'Na prezent', isPublic: true, lines: [] });

    const products = '{id:1001,size:"onesize"},{id:1013,size:"m"}';
    // A replay changes nothing.
    for (let time = 0; time < 2; time += 1) expect(await add(headers, `id:${id}`, products)).toEqual(success);
    expect((await lists.find(session, id))!.lines).toMatchObject([
      { productId: 1001, size: 'uniw', quantity: 1000 },
      { productId: 1013, size: 'm', quantity: 1000 },
    ]);

    const set = (settings: string) =>
      call(headers, `setShoppingList(ShoppingListInput:{id:${id}},ShoppingListSettingsInput:{${settings}})${result}`);
    expect(await set('name:"Dla mamy"')).toEqual(success);
    expect(await lists.find(session, id)).toMatchObject({ name: 'Dla mamy', isPublic: true });
    expect(await set('public:false')).toEqual(success);
    expect(await lists.find(session, id)).toMatchObject({ name: 'Dla mamy', isPublic: false });

    const remove = `removeFromShoppingList(ShoppingListInput:{id:${id}},ShoppingListProduct:[{id:1001,size:"onesize"}])${result}`;
    for (let time = 0; time < 2; time += 1) expect(await call(headers, remove)).toEqual(success);
    expect((await lists.find(session, id))!.lines).toMatchObject([{ productId: 1013 }]);

    const del = `shoppingListDelete(ShoppingListInput:{id:${id}})${result}`;
    expect(await call(headers, del)).toEqual(success);
    expect(await call(headers, del)).toEqual(unknown);
  });

  it('without an id are the wishlist, also for a new visitor', async () => {
    const response = await send(
      shop(),
      `mutation{addToShoppingList(ShoppingListInput:{},ShoppingListProduct:[{id:1001}])${result}}`,
    );
    const [cookie] = response.headers.getSetCookie();
    expect(((await response.json()) as GraphqlAnswer).data).toEqual({ addToShoppingList: success });
    const hash = (await shop().store.sessions.find(/=([^;]+)/.exec(cookie!)?.[1]))!.hash;
    expect(await shop().store.lists.count(hash)).toBe(1);
  });

  it.each([
    ['name:""', 'shopping_list_no_name', 'Nazwij listę.'],
    ['public:true', 'shopping_list_no_name', 'Nazwij listę.'],
    [`name:"${'a'.repeat(101)}"`, 'shopping_list_name_too_long', 'Nazwa listy może mieć najwyżej 100\u00a0znaków.'],
  ])('are not made by {%s}, and no session is started', async (settings, code, message) => {
    const document = `mutation{shoppingListCreate(ShoppingListSettingsInput:{${settings}}){status id error{code message}}}`;
    const response = await send(shop(), document);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(((await response.json()) as GraphqlAnswer).data).toEqual({
      shoppingListCreate: { status: 'error', id: null, error: { code, message } },
    });
  });

  it('hold only goods shown by the shop, and are twenty at most', async () => {
    const { headers } = await shopper(shop());
    const refused = {
      status: 'error',
      error: { code: 'products_not_found', message: 'Tego produktu albo rozmiaru u\u00a0nas nie ma.' },
    };
    for (const product of ['{id:1}', '{id:1001,size:"xxl"}', '{id:1049}', '{id:-1}']) {
      expect(await add(headers, '', product)).toEqual(refused);
    }
    const made = [];
    for (let number = 0; number < 21; number += 1) made.push(await create(headers, `name:"Lista ${number}"`));
    const full = { code: 'shopping_list_limit', message: 'Więcej list się nie zmieści. Usuń którąś z\u00a0nich.' };
    // The wishlist, created by the first products, is one of them.
    expect(made.map(({ status }) => status)).toEqual([...Array<string>(19).fill('success'), 'error', 'error']);
    expect(made.at(-1)).toEqual({ status: 'error', id: null, error: full });
  });

  it('of another visitor fail like unknown ones, and stay unchanged', async () => {
    const [owner, other] = [await shopper(shop()), await shopper(shop())];
    const { id } = await create(owner.headers, 'name:"Moja",public:true');
    await add(owner.headers, `id:${id}`, '{id:1001}');
    const before = await shop().store.lists.find(owner.session, id);
    for (const headers of [other.headers, {}]) {
      for (const list of [id, 987654, 0, -1]) {
        const attempts = [
          await add(headers, `id:${list}`, '{id:1002}'),
          await call(headers, `shoppingListDelete(ShoppingListInput:{id:${list}})${result}`),
          await call(
            headers,
            `setShoppingList(ShoppingListInput:{id:${list}},ShoppingListSettingsInput:{name:"Cudza"})${result}`,
          ),
          await call(
            headers,
            `removeFromShoppingList(ShoppingListInput:{id:${list}},ShoppingListProduct:[{id:1001}])${result}`,
          ),
        ];
        expect(attempts).toEqual([unknown, unknown, unknown, unknown]);
      }
    }
    expect(await shop().store.lists.find(owner.session, id)).toEqual(before);
  });
});
