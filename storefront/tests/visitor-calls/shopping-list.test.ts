import { expect, it } from 'vitest';
import { ask } from '../../compatibility/graphql/testing/ask.ts';
import { describeOnEngines, shopper } from '../../testing/running-shop.ts';
import { wordsOf } from '../../testing/visitor.ts';

describeOnEngines('the page of a shopping list', (shop) => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(shop().url + path, { headers });
  const linkOf = async (headers: Record<string, string>, id: number): Promise<string> => {
    const { shoppingList } = await ask(shop(), `{shoppingList(ShoppingListInput:{id:${id}}){link}}`, { headers });
    return shoppingList[0].link;
  };

  it('opens by its link while it is public, and not after [S-14 part]', async () => {
    const { headers, session } = await shopper(shop());
    const { lists } = shop().store;
    const made = await lists.create(session, { name: 'Na prezent', isPublic: true });
    const { id } = (made as Extract<typeof made, { kind: 'created' }>).list;
    await lists.add(session, [{ productId: 1001, size: 'uniw' }], { listId: id });
    const link = await linkOf(headers, id);
    expect(link).toMatch(/^\/shoppinglist\.php\?key=[\w-]{24}$/);

    const seen = await wordsOf(await get(link));
    expect(seen).toContain('Na prezent');
    expect(seen).toContain('Kubek Poranek');
    expect(seen).toContain('Ktoś pokazał Ci tę listę.');
    expect(await wordsOf(await get(link, headers))).toContain('Listę zobaczy każdy, kto ma jej adres.');

    await lists.change(session, id, { isPublic: false });
    expect((await get(link)).status).toBe(404);
    const own = await linkOf(headers, id);
    expect(own).toBe(`/shoppinglist.php?id=${id}`);
    expect(await wordsOf(await get(own, headers))).toContain('Tę listę widzisz tylko Ty.');
    // Another visitor's list looks unknown.
    const other = await shopper(shop());
    for (const path of [own, '/shoppinglist.php?id=987654', '/shoppinglist.php?id=abc', '/shoppinglist.php?key=abc']) {
      expect((await get(path, other.headers)).status).toBe(404);
      expect((await get(path)).status).toBe(404);
    }
  });

  it('is an empty wishlist for a new visitor', async () => {
    const response = await get('/shoppinglist.php');
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    expect(await wordsOf(response)).toContain('Lista jest pusta.');
  });
});
