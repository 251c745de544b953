import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byCourier, openShop, recipient, type ShopUnderTest } from '../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('\u00a0', ' ');

describe('page titles report the result', () => {
  it.each([
    ['a search without results', '/search.php?text=qqqqqq', 'Brak wyników dla „qqqqqq” | Sień'],
    [
      'a search without results in its filters',
      '/search.php?text=kubek&pricelimitmin=9000',
      'Brak wyników dla „kubek” | Sień',
    ],
    ['a search', '/search.php?text=kubek', 'Wyniki dla „kubek” | Sień'],
    ['a missing page of a list', '/search.php?counter=999', 'Nie znaleziono strony listy: Wszystkie produkty | Sień'],
    ['a missing page', '/nic.html', 'Nie znaleziono strony | Sień'],
    ['a missing product', '/product-pol-99999-nic.html', 'Nie znaleziono strony | Sień'],
  ])('%s', async (_name, path, title) => {
    const { html } = await shop.visitor().get(path);
    expect(titleOf(html)).toBe(title);
  });

  it('of a refused form, and of the final order', async () => {
    const visitor = shop.visitor();
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    expect(titleOf((await visitor.get('/order1.php')).html)).toBe('Dostawa i płatność | Sień');
    const refused = await visitor.post('/order1.php', { ...recipient, ...byCourier, city: '' });
    expect(titleOf(refused.html)).toBe('Błąd: Dostawa i płatność | Sień');
    const signIn = await visitor.post('/signin.php', { operation: 'login', login: 'hanna', password: 'nie-to' });
    expect(titleOf(signIn.html)).toBe('Błąd: Logowanie | Sień');
  });
});
