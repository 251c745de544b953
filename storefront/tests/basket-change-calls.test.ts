import { beforeEach, expect, it } from 'vitest';
import { describeOnEngines, shopper } from '../testing/running-shop.ts';

describeOnEngines('basketchange.php as clients of the platform call it', (shop) => {
  let visitor: Awaited<ReturnType<typeof shopper>>;
  beforeEach(async () => {
    const { session, headers } = await shopper(shop());
    visitor = { session, headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } };
  });

  const address = (query: string) => `${shop().url}/basketchange.php?${query}`;
  const get = (query: string, headers: Record<string, string> = {}) =>
    fetch(address(query), { headers: { ...visitor.headers, ...headers }, redirect: 'manual' });
  const post = (
    fields: Readonly<Record<string, string>>,
    query = 'getAjax=true',
    headers: Record<string, string> = {},
  ) =>
    fetch(address(query), {
      method: 'POST',
      headers: { ...visitor.headers, ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const products = async (answer: Promise<Response>) => (await (await answer).json()).basket.products;
  const product = (id: string, size: string, count: string) => ({ id, size, count, md5_additional: '' });

  it('adds by GET and by POST, again with each request', async () => {
    const call = 'product=1001&size=onesize&number=2&mode=1&change=add&getAjax=true';
    expect(await products(get(call))).toEqual([product('1001', 'uniw', '2')]);
    const fields = { product: '1001', size: 'uniw', number: '1', forpoints: '0', additional: '' };
    expect(await products(post(fields))).toEqual([product('1001', 'uniw', '3')]);
    const page = await get('product=1017&number=1');
    expect([page.status, page.headers.get('location')]).toEqual([303, '/basketedit.php']);
  });

  it('sets, removes and empties', async () => {
    await post({ product: '1001', number: '1' });
    await post({ product: '1017', number: '1' });
    const change = { product: '1001', size: 'uniw', number: '4', change: 'change' };
    expect(await products(post(change))).toContainEqual(product('1001', 'uniw', '4'));
    expect(await products(post(change))).toContainEqual(product('1001', 'uniw', '4'));
    expect(await products(post({ ...change, number: '0' }))).toEqual([product('1017', 'uniw', '1')]);
    expect(await products(post({ change: 'empty' }))).toEqual([]);
  });

  it('adds the options of a line again by its md5', async () => {
    const lamp = { product: '1026', size: 'uniw', number: '1' };
    const [first] = await products(post({ ...lamp, 'configuration[podstawa]': 'dab' }));
    expect(first.md5_additional).toMatch(/^[0-9a-f]{32}$/);
    expect(await products(post({ ...lamp, additional: first.md5_additional }))).toEqual([{ ...first, count: '2' }]);
  });

  it('accepts the whole form: quantities, comments, a present, and a removed line', async () => {
    await post({ product: '1017', number: '2' });
    await post({ product: '1001', number: '1' });
    const form = {
      'product[0]': '1017',
      'size[0]': 'onesize',
      'set_quantity[0]': '3',
      'comment[0]': 'na prezent',
      'forpoints[0]': '0',
      'product[1]': '1001',
      'size[1]': 'uniw',
      'set_quantity[1]': '0',
      'product[2]': '1034',
      'gift[2]': '1',
      'set_quantity[2]': '1',
    };
    expect(await products(post(form, 'type=multiproduct&getAjax=true'))).toEqual([product('1017', 'uniw', '3')]);
    const { lines, productsTotal } = await shop().store.baskets.ofSession(visitor.session);
    expect(lines[0]!.comment).toBe('na prezent');
    const gifts = async () => (await shop().store.basketOffers.ofSession(visitor.session, productsTotal)).gifts;
    expect(await gifts()).toMatchObject([{ productId: 1034 }]);
    for (let time = 0; time < 2; time += 1) {
      const gone = await post({ 'gift[0]': '1', 'set_quantity[0]': '0' }, 'type=multiproduct');
      expect(gone.status).toBe(303);
    }
    expect(await gifts()).toEqual([]);
  });

  it('updates the wishlist with mode 2', async () => {
    const wish = { product: '1001', size: 'onesize', mode: '2', number: '1' };
    expect((await post(wish)).status).toBe(200);
    expect((await post(wish)).status).toBe(200);
    expect(await shop().store.lists.count(visitor.session)).toBe(1);
    expect((await shop().store.baskets.ofSession(visitor.session)).lines).toEqual([]);
  });

  it.each([
    ['product=1013&number=1', 'Wybierz rozmiar albo kolor.'],
    ['product=1001&number=1&forpoints=1', 'Za punkty nie można teraz kupować.'],
    ['product=1001&number=dwa', 'Wpisz ilość cyframi, np. 2.'],
    ['product=1001&number=1&priceformula[a]=1', 'nie da się policzyć ze wzoru'],
    ['product[]=1001&number=1', 'Nie wiemy, co zrobić z\u00a0koszykiem.'],
    ['change=steal&product=1001', 'Nie wiemy, co zrobić z\u00a0koszykiem.'],
  ])('%s: is rejected with 422 and a sentence [V-37 part]', async (query, sentence) => {
    const answer = await get(`${query}&getAjax=true`);
    const { basket, result } = await answer.json();
    expect([answer.status, basket.products, result.status]).toEqual([422, [], 'error']);
    expect(result.message).toContain(sentence);
  });
});
