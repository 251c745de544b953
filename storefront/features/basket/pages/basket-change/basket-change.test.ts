import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type ShopUnderTest } from '../../../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const add = { mode: '1', change: 'add' };

/** Lines of a basket as its form sends them. */
const form = (...lines: ReadonlyArray<[product: string, size: string, quantity: string]>) =>
  Object.fromEntries(
    lines.flatMap(([product, size, quantity], n) => [
      [`product[${n}]`, product],
      [`size[${n}]`, size],
      [`additional[${n}]`, ''],
      [`set_quantity[${n}]`, quantity],
    ]),
  ) as Record<string, string>;

describe('basketchange.php, adding', () => {
  it.each([
    ['a product that is there', { product: '1001', size: 'uniw', number: '2' }, 'Kubek Poranek, 2\u00a0sztuki.'],
    ['the platform\u2019s name of the only size', { product: '1001', size: 'onesize', number: '1' }, '1\u00a0sztuka.'],
    ['no size where there is only one', { product: '1017', number: '1' }, 'Torba Targ, 1\u00a0sztuka.'],
    ['a comma', { product: '1007', size: 'naturalny', number: '1,5' }, 'Len Miedza na metry, 1,5\u00a0m.'],
    [
      'between two steps [V-31]',
      { product: '1007', size: 'atrament', number: '1.55' },
      'Zmieniliśmy ilość na 1,6\u00a0m.',
    ],
    [
      'below the minimum [V-33 part]',
      { product: '1024', size: 'uniw', number: '1' },
      'Możesz zamówić co najmniej 2\u00a0sztuki.',
    ],
    [
      'above the stock [V-34 part]',
      { product: '1002', size: 'uniw', number: '1000000000' },
      'Możesz zamówić co najwyżej 12\u00a0sztuk.',
    ],
  ])('%s: leads to the basket with a notice', async (_name, fields, said) => {
    const visitor = shop.visitor();
    const answer = await visitor.post('/basketchange.php', { ...add, ...fields });
    expect([answer.status, answer.location]).toEqual([303, '/basketedit.php']);
    const basket = await visitor.get('/basketedit.php');
    expect(basket.text).toContain('Dodano do koszyka.');
    expect(basket.text).toContain(said);
    expect((await visitor.get('/basketedit.php')).text).not.toContain('Dodano do koszyka.');
  });

  it.each([
    ['quantity 0', { product: '1001', size: 'uniw', number: '0' }, 'Wpisz ilość: co najmniej 1\u00a0sztukę.'],
    ['quantity -1', { product: '1001', size: 'uniw', number: '-1' }, 'Wpisz ilość cyframi, np. 2.'],
    ['quantity 1e9', { product: '1001', size: 'uniw', number: '1e9' }, 'Wpisz ilość cyframi, np. 2.'],
    ['quantity abc', { product: '1007', size: 'naturalny', number: 'abc' }, 'Wpisz ilość cyframi, np. 2 albo 1,5.'],
    ['an empty quantity', { product: '1001', size: 'uniw', number: '' }, 'Wpisz ilość cyframi, np. 2.'],
    ['no size where there are several [V-37 part]', { product: '1013', number: '1' }, 'Wybierz rozmiar albo kolor.'],
    [
      'a size that is not there',
      { product: '1013', size: 'xxl', number: '1' },
      'Tego rozmiaru nie mamy. Wybierz inny.',
    ],
    ['an unknown product', { product: '999999', size: 'uniw', number: '1' }, 'Tego produktu już u\u00a0nas nie ma.'],
    ['a product that is no number', { product: '1 or 1=1', size: 'uniw', number: '1' }, 'Nie wiemy, co zrobić'],
    ['no product at all', { number: '1' }, 'Nie wiemy, co zrobić z\u00a0koszykiem.'],
    ['a sold-out product', { product: '1003', size: 'uniw', number: '1' }, 'Brak w magazynie: Kubek Poranek.'],
    ['a sold-out size', { product: '1004', size: '24-cm', number: '1' }, 'Brak w magazynie: Miska Zboże.'],
    ['a price by phone', { product: '1021', size: 'uniw', number: '1' }, 'cenę podajemy przez telefon'],
    ['a product for points', { product: '1048', size: 'uniw', number: '1' }, 'tylko za punkty'],
    ['a present', { product: '1008', size: 'uniw', number: '1' }, 'to prezent do zamówienia'],
    ['an unknown mode', { product: '1001', size: 'uniw', number: '1', mode: '3' }, 'Nie wiemy, co zrobić'],
    ['an unknown change', { product: '1001', size: 'uniw', number: '1', change: 'steal' }, 'Nie wiemy, co zrobić'],
  ])('%s: is refused with 422 and a message, and nothing changes', async (_name, fields, said) => {
    const visitor = shop.visitor();
    const answer = await visitor.post('/basketchange.php', { ...add, ...(fields as Record<string, string>) });
    expect(answer.status).toBe(422);
    expect((await visitor.get('/basketedit.php')).text).toContain('Koszyk jest pusty.');
    // An empty basket has no form, so the message is above it.
    expect(answer.text).toContain(said);
  });

  it('adds to the quantity in the basket, and limits the sum [V-34 part]', async () => {
    const visitor = shop.visitor();
    const twelve = { ...add, product: '1002', size: 'uniw', number: '12' };
    await visitor.post('/basketchange.php', twelve);
    const refused = await visitor.post('/basketchange.php', { ...twelve, number: '1' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Możesz zamówić co najwyżej 12\u00a0sztuk. Tyle jest już w\u00a0koszyku.');
  });

  it('returns the contract\u2019s JSON to programs, errors included', async () => {
    const visitor = shop.visitor();
    const fields = { ...add, product: '1007', size: 'naturalny', number: '1.5', getAjax: 'true' };
    const added = JSON.parse((await visitor.post('/basketchange.php', fields)).html);
    expect(added.basket).toEqual({
      products: [{ id: '1007', size: 'naturalny', count: '1.5', md5_additional: '' }],
      user: {},
    });
    expect(added.summary).toEqual({ count: 1, countText: '1 produkt', worth: '111,00\u00a0zł' });
    expect(added.result).toEqual({
      status: 'success',
      message: 'Dodano do koszyka. Len Miedza na metry, 1,5\u00a0m.',
      title: 'Dodano do koszyka.',
      text: 'Len Miedza na metry, 1,5\u00a0m.',
    });
    const refused = await visitor.post('/basketchange.php', { ...fields, number: 'abc' });
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.html).result).toMatchObject({ status: 'error', field: 'number' });
    // The next page does not repeat what JSON reported.
    expect((await visitor.get('/basketedit.php')).text).not.toContain('Dodano do koszyka.');
  });

  it('accepts changes by GET from old clients, but not from foreign pages', async () => {
    const visitor = shop.visitor();
    const address = '/basketchange.php?product=1001&size=onesize&number=1&mode=1&change=add&getAjax=true';
    expect((await visitor.get(address, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await visitor.get('/basketedit.php')).text).toContain('Koszyk jest pusty.');
    expect(JSON.parse((await visitor.get(address)).html).basket.products).toHaveLength(1);
  });

  it('accepts them by POST, too, with an empty body', async () => {
    const address = '/basketchange.php?product=1001&size=onesize&number=2&mode=1&change=add&getAjax=true';
    const visitor = shop.visitor();
    const answer = await visitor.fetch(address, { method: 'POST', headers: { origin: 'http://shop.test' } });
    expect(answer.status).toBe(200);
    expect((await answer.json()).basket.products).toMatchObject([{ id: '1001', count: '2' }]);
    const unreadable = { method: 'POST', headers: { origin: 'http://shop.test' }, body: new Uint8Array([1]) };
    expect((await visitor.fetch(address, unreadable)).status).toBe(400);
  });

  it('returns no user for a guest, whatever a browser’s cookie claims [R-01 part]', async () => {
    const address = '/basketchange.php?product=1001&size=onesize&number=1&mode=1&change=add&getAjax=true';
    const answer = await shop.visitor().get(address, { cookie: 'client=hanna' });
    expect(JSON.parse(answer.html).basket.user).toEqual({});
  });

  it('refuses a form of a foreign origin with 403 and a body of 16 MB with 413, in Polish', async () => {
    const foreign = await shop
      .visitor()
      .post(
        '/basketchange.php',
        { product: '1001' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      );
    expect(foreign.status).toBe(403);
    const large = await shop.visitor().post('/basketchange.php', { product: '1001', number: '9'.repeat(16_000_000) });
    expect(large.status).toBe(413);
    expect(large.html).toContain('<html lang="pl">');
  });
});

describe('basketchange.php, the whole basket', () => {
  const filled = async () => {
    const visitor = shop.visitor();
    await visitor.post('/basketchange.php', { ...add, product: '1017', size: 'uniw', number: '2' });
    await visitor.post('/basketchange.php', { ...add, product: '1007', size: 'naturalny', number: '1,5' });
    return visitor;
  };
  const address = '/basketchange.php?type=multiproduct';

  it('sets quantities, corrects invalid ones, and reports it line by line [C-16] [V-31] [V-33 part] [V-34 part]', async () => {
    const visitor = await filled();
    const answer = await visitor.post(address, form(['1017', 'uniw', '3'], ['1007', 'naturalny', '100']));
    expect(answer.status).toBe(303);
    const basket = await visitor.get('/basketedit.php');
    expect(basket.text).toContain('Len Miedza na metry: Możesz zamówić co najwyżej 30\u00a0m.');
    expect(basket.text).toContain('237,00\u00a0zł');
  });

  it('accepts rows by any name, and by order where unnamed', async () => {
    const visitor = await filled();
    const lines = async () => {
      const { html } = await visitor.get('/ajax/basket.php?getAjax=true');
      return JSON.parse(html).basket.products.map(({ id, count }: { id: string; count: string }) => [id, count]);
    };
    const post = (...fields: ReadonlyArray<[string, string]>) =>
      visitor.post(address, new URLSearchParams([...fields]));
    await post(
      ['product[]', '1017'],
      ['size[]', 'onesize'],
      ['set_quantity[]', '4'],
      ['product[]', '1007'],
      ['size[]', 'naturalny'],
      ['set_quantity[]', '2.5'],
    );
    expect(await lines()).toEqual([
      ['1017', '4'],
      ['1007', '2.5'],
    ]);
    await post(
      ['product[torba]', '1017'],
      ['set_quantity[torba]', '5'],
      ['product[1007]', '1007'],
      ['size[1007]', 'naturalny'],
      ['set_quantity[1007]', '0'],
    );
    expect(await lines()).toEqual([['1017', '5']]);
  });

  it('reports when none of the lines exists any more, as after a session has ended', async () => {
    const visitor = shop.visitor();
    expect((await visitor.post(address, form(['1017', 'uniw', '3'], ['1007', 'naturalny', '2']))).status).toBe(303);
    expect((await visitor.get('/basketedit.php')).text).toContain('Tych produktów nie ma już w\u00a0koszyku.');
    // Our own page; another program adds such a line (wire contract 1.9).
    const program = await visitor.post(`${address}&view=page`, { ...form(['1017', 'uniw', '3']), getAjax: 'true' });
    expect(JSON.parse(program.html).result).toEqual({
      status: 'warning',
      message: 'Tych produktów nie ma już w\u00a0koszyku.',
      title: 'Tych produktów nie ma już w\u00a0koszyku.',
    });
    await visitor.post(address, form(['1017', 'uniw', '0']));
    expect((await visitor.get('/basketedit.php')).text).not.toContain('Tych produktów nie ma już');
  });

  it('removes a line by quantity 0 and leaves the others alone [T-34]', async () => {
    const visitor = await filled();
    await visitor.post(address, form(['1017', 'uniw', '0']));
    const basket = await visitor.get('/basketedit.php');
    expect(basket.text).toContain('Usunięto z\u00a0koszyka: Torba Targ.');
    expect(basket.html).not.toContain('Usuń: Torba Targ');
    expect(basket.html).toContain('Usuń: Len Miedza na metry');
  });

  it('prefers a button to the field of the same name', async () => {
    const visitor = await filled();
    const body = new URLSearchParams([...Object.entries(form(['1017', 'uniw', '2'])), ['set_quantity[0]', '0']]);
    await visitor.post(address, body);
    expect((await visitor.get('/basketedit.php')).html).not.toContain('Usuń: Torba Targ');
  });

  it('changes nothing on an invalid quantity, and keeps all typed values', async () => {
    const visitor = await filled();
    const answer = await visitor.post(address, form(['1017', 'uniw', '5'], ['1007', 'naturalny', 'dużo']));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Wpisz ilość cyframi, np. 0,1 albo 2.');
    expect(answer.html).toContain('name="set_quantity[0]" value="5"');
    expect(answer.html).toContain('name="set_quantity[1]" value="dużo"');
    expect((await visitor.get('/basketedit.php')).html).toMatch(/name="set_quantity\[0\]" value="2"/);
  });

  it('leads to the order with typed values, and stops after a correction', async () => {
    const visitor = await filled();
    const next = await visitor.post(address, { ...form(['1017', 'uniw', '3']), next: 'order' });
    expect(next.location).toBe('/order1.php');
    const stopped = await visitor.post(address, { ...form(['1007', 'naturalny', '100']), next: 'order' });
    expect(stopped.location).toBe('/basketedit.php');
  });

  it('does not restore a line that another tab removed', async () => {
    const visitor = await filled();
    await visitor.post(address, form(['1017', 'uniw', '0']));
    await visitor.post(address, form(['1017', 'uniw', '2'], ['1007', 'naturalny', '2']));
    const basket = await visitor.get('/basketedit.php');
    expect(basket.html).not.toContain('Usuń: Torba Targ');
    expect(basket.text).toContain('148,00\u00a0zł');
  });

  it('shows a refused form at its own lines, also after another tab removed earlier ones', async () => {
    const visitor = await filled();
    await visitor.post(address, form(['1017', 'uniw', '0']));
    const sent = {
      ...form(['1017', 'uniw', '5'], ['1007', 'naturalny', 'dużo']),
      'comment[0]': 'torby',
      'comment[1]': 'lnu',
    };
    const answer = await visitor.post(address, sent);
    expect(answer.status).toBe(422);
    // The line of the linen is the first one now.
    expect(answer.html).toMatch(/name="product\[0\]" value="1007"/);
    expect(answer.html).toContain('name="set_quantity[0]" value="dużo"');
    expect(answer.text).toContain('Wpisz ilość cyframi, np. 0,1 albo 2.');
    expect(/<textarea[^>]*name="comment\[0\]"[^>]*>([^<]*)</.exec(answer.html)?.[1]).toBe('lnu');
    expect(answer.text).not.toContain('torby');
    // Invalid input for a removed line blocks nothing.
    const rest = await visitor.post(address, form(['1017', 'uniw', 'x'], ['1007', 'naturalny', '2']));
    expect([rest.status, rest.location]).toEqual([303, '/basketedit.php']);
  });

  it('reports an empty basket to programs, too', async () => {
    const visitor = await filled();
    const emptied = JSON.parse((await visitor.post('/basketchange.php', { change: 'empty', getAjax: 'true' })).html);
    expect(emptied.basket.products).toEqual([]);
    expect(emptied.result).toEqual({ status: 'success', message: 'Koszyk jest pusty.', title: 'Koszyk jest pusty.' });
  });

  it('changes the only size of a product where none is named, as adding does', async () => {
    const visitor = await filled();
    const change = { product: '1017', change: 'change', number: '3', getAjax: 'true' };
    const { basket } = JSON.parse((await visitor.post('/basketchange.php', change)).html);
    expect(basket.products[0]).toMatchObject({ id: '1017', count: '3' });
    const wish = { ...change, mode: '2' };
    await visitor.post('/basketchange.php', { ...wish, change: 'add' });
    expect((await visitor.post('/basketchange.php', wish)).status).toBe(200);
  });
});

describe('basketchange.php, unsupported kinds of sale', () => {
  const mug = { ...add, product: '1001', size: 'uniw', number: '1' };

  it.each([
    ['for points', { forpoints: '1' }, 'Za punkty nie można teraz kupować.'],
    [
      'as a subscription that it has not',
      { subscription: '1', days_in_period: '30' },
      'tak często tego nie dostarczamy',
    ],
    ['as a subscription of no period', { subscription: '1' }, 'tak często tego nie dostarczamy'],
    ['as a subscription of a hostile period', { days_in_period: '-1e9' }, 'tak często tego nie dostarczamy'],
    ['by a formula of its price', { 'priceformula[width]': '120' }, 'nie da się policzyć ze wzoru'],
    ['in exchange for a line', { exchange_id: '1017' }, 'nie można wymienić na inny'],
    ['with options of a line that is not there', { additional: 'd41d8cd98f00b204e9800998ecf8427e' }, 'Wybierz inną.'],
    ['with parts of a bundle that it is not', { 'bundled_quantity[1]': '2' }, 'takiej wersji nie robimy'],
  ])('%s: is refused with 422 and a message, and nothing changes', async (_name, fields, said) => {
    const visitor = shop.visitor();
    const answer = await visitor.post('/basketchange.php', { ...mug, ...(fields as Record<string, string>) });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(said);
    expect((await visitor.get('/basketedit.php')).text).toContain('Koszyk jest pusty.');
  });

  it('ignores empty fields of old forms', async () => {
    const fields = { ...mug, forpoints: '0', subscription: '', days_in_period: '0', exchange_id: '', additional: '' };
    expect((await shop.visitor().post('/basketchange.php', fields)).status).toBe(303);
  });
});

describe('basketchange.php, presents and the whole form', () => {
  const address = '/basketchange.php?type=multiproduct';
  const worth100 = async () => {
    const visitor = shop.visitor();
    await visitor.post('/basketchange.php', { ...add, product: '1017', size: 'uniw', number: '2' });
    return visitor;
  };
  const gift = (product: string, quantity: string, size = '') => ({
    'product[0]': product,
    'size[0]': size,
    'gift[0]': '1',
    'set_quantity[0]': quantity,
  });

  it('gives the present of the step, and removes it by quantity 0 [C-17]', async () => {
    const visitor = await worth100();
    expect((await visitor.post(address, gift('1034', '1'))).location).toBe('/basketedit.php');
    const basket = await visitor.get('/basketedit.php');
    expect(basket.text).toContain('Wybrany prezent: ');
    expect(basket.text).toContain('Prezent');
    await visitor.post(address, { 'gift[0]': '1', 'set_quantity[0]': '0' });
    const without = await visitor.get('/basketedit.php');
    expect(without.text).toContain('Prezent usunięty.');
    expect((await visitor.get('/basketedit.php')).text).not.toContain('Prezent');
    expect(without.html).toContain('Usuń: Torba Targ');
  });

  it('explains a refused present: too little in the basket, or no size chosen [X-14 part]', async () => {
    const visitor = await worth100();
    await visitor.post(address, gift('1031', '1'));
    expect((await visitor.get('/basketedit.php')).text).toContain(
      'Przy tej wartości koszyka prezent nie jest już dostępny.',
    );
    await visitor.post('/basketchange.php', { ...add, product: '1017', size: 'uniw', number: '4' });
    await visitor.post(address, gift('1018', '1'));
    expect((await visitor.get('/basketedit.php')).text).toContain('Wybierz rozmiar albo kolor.');
  });

  it('keeps a comment of a line, and reports cutting it at 255 characters', async () => {
    const visitor = await worth100();
    const line = form(['1017', 'uniw', '2']);
    await visitor.post(address, { ...line, 'comment[0]': 'ż'.repeat(256) });
    expect((await visitor.get('/basketedit.php')).text).toContain(
      'Torba Targ: uwaga może mieć najwyżej 255 znaków. Zapisaliśmy jej początek.',
    );
    await visitor.post(address, { ...line, 'comment[0]': 'ż'.repeat(255) });
    expect((await visitor.get('/basketedit.php')).text).not.toContain('Zapisaliśmy jej początek');
  });

  it('keeps the order whole, and reports it on a request to divide it', async () => {
    const visitor = await worth100();
    const fields = { ...form(['1017', 'uniw', '2']), allow_division_order: '1', next: 'order' };
    expect((await visitor.post(address, fields)).location).toBe('/order1.php');
    expect((await visitor.get('/order1.php')).text).toContain('Zamówienie wysyłamy w\u00a0całości');
  });
});

describe('basketchange.php, the wishlist', () => {
  const wish = { product: '1001', size: 'onesize', mode: '2', change: 'add' };
  const count = async (visitor: ReturnType<typeof shop.visitor>) =>
    JSON.parse((await visitor.get('/ajax/get.php?request={"Wishlist":{}}')).html).Wishlist.response.attributes.count;

  it('adds a size to it, also a sold-out one, and leaves the basket alone', async () => {
    const visitor = shop.visitor();
    const answer = await visitor.post('/basketchange.php', { ...wish, number: '1' });
    expect([answer.status, answer.location]).toEqual([303, '/shoppinglist.php']);
    const list = await visitor.get('/shoppinglist.php');
    expect(list.text).toContain('Dodano do listy zakupowej: Kubek Poranek.');
    expect((await visitor.get('/basketedit.php')).text).toContain('Koszyk jest pusty.');
    await visitor.post('/basketchange.php', { ...wish, product: '1003', number: '1' });
    expect(Number(await count(visitor))).toBe(2);
    const again = JSON.parse((await visitor.post('/basketchange.php', { ...wish, getAjax: 'true' })).html);
    expect(again.result).toEqual({
      status: 'success',
      message: 'Kubek Poranek: ten produkt jest już na liście zakupowej.',
      title: 'Kubek Poranek: ten produkt jest już na liście zakupowej.',
    });
  });

  it('opens from /basketedit.php?mode=2 (wire contract 3)', async () => {
    const { status, location } = await shop.visitor().get('/basketedit.php?mode=2');
    expect([status, location]).toEqual([301, '/shoppinglist.php']);
    expect((await shop.visitor().get('/basketedit.php?mode=1')).status).toBe(200);
  });

  it('changes and empties it', async () => {
    const visitor = shop.visitor();
    await visitor.post('/basketchange.php', { ...wish, number: '1' });
    const changed = await visitor.post('/basketchange.php', {
      ...wish,
      change: 'change',
      number: '3',
      getAjax: 'true',
    });
    expect(JSON.parse(changed.html).result.message).toBe('Lista zakupowa jest zapisana.');
    const gone = { ...wish, product: '1017', change: 'change', number: '0', getAjax: 'true' };
    expect((await visitor.post('/basketchange.php', gone)).status).toBe(422);
    await visitor.post('/basketchange.php', { mode: '2', change: 'empty' });
    expect(Number(await count(visitor))).toBe(0);
  });

  it.each([
    ['no size where there are several [V-37 part]', { product: '1013', size: '' }, 'Wybierz rozmiar albo kolor.'],
    ['a size that is not there', { size: 'xxl' }, 'Tego rozmiaru nie mamy. Wybierz inny.'],
    ['an unknown product', { product: '999999' }, 'Tego produktu już u\u00a0nas nie ma.'],
    ['no quantity', { number: 'abc' }, 'Wpisz ilość cyframi, np. 2.'],
  ])('refuses %s', async (_name, fields, said) => {
    const answer = await shop
      .visitor()
      .post('/basketchange.php', { ...wish, number: '1', getAjax: 'true', ...(fields as Record<string, string>) });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.html).result.message).toBe(said);
  });
});

it('logged no server error', () => {
  expect(shop.faults).toEqual([]);
});
