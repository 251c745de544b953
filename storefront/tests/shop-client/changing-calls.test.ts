import { expect, it, vi } from 'vitest';
import { createShopClient } from '../../../patterns/contract/client/index.ts';
import { describeOnEngines, shopper, type RunningShop } from '../../testing/running-shop.ts';

async function visit(running: RunningShop) {
  const { headers, session } = await shopper(running);
  const fetch: typeof globalThis.fetch = (address, init) =>
    globalThis.fetch(address, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), ...headers, origin: running.url },
    });
  return { shop: createShopClient({ baseUrl: running.url, fetch }), session };
}

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describeOnEngines('the client changes the basket of our own shop', (running) => {
  it('adds a product, and gets the result; sets and removes lines [C-16] [C-26 part]', async () => {
    const { shop, session } = await visit(running());
    const added = await shop.changeBasket(
      '/basketchange.php',
      form({ product: '1007', size: 'naturalny', number: '1.5' }),
    );
    expect(added).toEqual({
      basket: { products: [{ id: '1007', size: 'naturalny', count: '1.5', md5_additional: '' }], user: {} },
      result: {
        status: 'success',
        message: 'Dodano do koszyka. Len Miedza na metry, 1,5\u00a0m.',
        title: 'Dodano do koszyka.',
        text: 'Len Miedza na metry, 1,5\u00a0m.',
        field: null,
      },
      summary: { count: 1, countText: '1 produkt', worth: '111,00\u00a0zł' },
    });
    const refused = await shop.changeBasket(
      '/basketchange.php',
      form({ product: '1007', size: 'naturalny', number: 'abc' }),
    );
    expect(refused.result).toMatchObject({ status: 'error', field: 'number' });

    const line = { productId: 1007, size: 'naturalny', additional: '' };
    const changed = await shop.changeBasketLines([{ ...line, quantity: '2' }]);
    expect(changed.basket?.products.map(({ count }) => count)).toEqual(['2']);
    await shop.changeBasketLines([{ ...line, quantity: '0' }]);
    expect((await running().store.baskets.ofSession(session)).lines).toEqual([]);
  });

  it('adds products by a mutation, each with its result, and removes them [C-26 part]', async () => {
    const { shop, session } = await visit(running());
    const results = await shop.addProductsToBasket([
      { id: 1001, size: 'uniw', quantity: 2000 },
      { id: 1002, size: 'uniw', quantity: 500_000 },
      { id: 1003, size: 'uniw', quantity: 1000 },
    ]);
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      ['success', ''],
      ['warning', '9'],
      ['error', '110'],
    ]);
    expect(results.slice(1).every(({ message }) => /^\p{Lu}.*\.$/u.test(message))).toBe(true);
    const sizes = async () =>
      (await running().store.baskets.ofSession(session)).lines.map(({ productId }) => productId);
    expect(await sizes()).toEqual([1001, 1002]);
    const gone = await shop.removeProductsFromBasket([{ id: 1001, size: 'uniw' }]);
    expect(gone).toEqual([{ status: 'success', code: '', message: '' }]);
    expect(await sizes()).toEqual([1002]);
  });

  it('applies a code, gets the reason of a rejected one, and removes it', async () => {
    const { shop, session } = await visit(running());
    await shop.addProductsToBasket([{ id: 1017, size: 'uniw', quantity: 2000 }]);
    const code = async () => (await running().store.basketOffers.ofSession(session, 158_00)).code;
    expect(await shop.activateRebateCode('SIEN10')).toMatchObject({ status: 'success' });
    expect(await code()).toBe('SIEN10');
    expect(await shop.activateRebateCode('"NICZEGO')).toEqual({
      status: 'error',
      code: 'rebates_code_undefined',
      message: 'Nie ma takiego kodu rabatowego.',
    });
    expect(await shop.deactivateRebateCode()).toMatchObject({ status: 'success' });
    expect(await code()).toBeNull();
  });

  it('returns a gift like the form of the basket [C-17]', async () => {
    const { shop, session } = await visit(running());
    await shop.addProductsToBasket([{ id: 1017, size: 'uniw', quantity: 2000 }]);
    const gifts = async () => (await running().store.basketOffers.ofSession(session, 158_00)).gifts;
    const action = '/basketchange.php?type=multiproduct';
    await shop.changeBasket(
      action,
      form({ 'gift[0]': '1', 'product[0]': '1034', 'size[0]': '', 'set_quantity[0]': '1' }),
    );
    expect(await gifts()).toMatchObject([{ productId: 1034 }]);
    await shop.removeGift(action, { product: 1034, size: '' });
    expect(await gifts()).toEqual([]);
    // A repetition is no error.
    await shop.removeGift(action, { product: 1034, size: '' });
    expect((await running().store.baskets.ofSession(session)).lines).toHaveLength(1);
  });

  it('selects the size of a gift with several, and gets an error without one [C-26 part]', async () => {
    const { shop, session } = await visit(running());
    await shop.addProductsToBasket([{ id: 1017, size: 'uniw', quantity: 4000 }]);
    const size = (await running().store.catalogue.productPage(1018))!.sizes.find(({ amount }) => amount !== 0)!.type;
    const choose = (chosen: string) =>
      shop.changeBasket(
        '/basketchange.php?type=multiproduct',
        form({ 'gift[0]': '1', 'product[0]': '1018', 'size[0]': chosen, 'set_quantity[0]': '1' }),
      );
    expect((await choose('')).result).toMatchObject({ status: 'error' });
    expect((await choose(size)).result).toMatchObject({ status: 'success' });
    const { gifts } = await running().store.basketOffers.ofSession(session, 316_00);
    expect(gifts).toMatchObject([{ productId: 1018, size }]);
  });

  it('requests a back-in-stock notice, and gets each refusal [C-22]', async () => {
    const { shop } = await visit(running());
    const watch = (product: number, email: string) => shop.watchAvailability({ product, size: 'onesize', email });
    expect(await watch(1003, 'hanna')).toBe('mail');
    expect(await watch(1001, 'hanna@poczta.pl')).toBe('failed');
    expect(await watch(1003, 'hanna@poczta.pl')).toBe('saved');
    expect(await watch(1003, 'hanna@poczta.pl')).toBe('saved');
    const { settings } = running().store;
    await settings.set('observationsADay', 0);
    expect(await watch(1003, 'ola@poczta.pl')).toBe('limit');
    await settings.set('observationsADay', 10);
  });

  it('selects the settlement of a complaint, and fails by name without one [C-20 part]', async () => {
    const { shop } = await visit(running());
    const said = shop.sendComplaintMessage('/rma-details.php?id=7', 'Wymiana');
    await expect(said).rejects.toMatchObject({ name: 'CallFailure', reason: 'status' });
  });

  it("returns a form's response to its named handler: JSON as its value, a page as its text, nothing of a refused one [C-23]", async () => {
    const { shop } = await visit(running());
    const helper = shop.postHelper();
    const heard: unknown[] = [];
    helper.register('afterVote', (answer) => heard.push(answer));
    await helper.post('/ajax/opinions.php?action=rate', { id: '1', operation: 'positive' }, 'afterVote');
    expect(heard).toEqual([
      { result: { score_positive: expect.any(Number), score_negative: expect.any(Number) }, errors: [] },
    ]);
    const page = vi.fn<(answer: unknown) => void>();
    const takeBack = helper.register('afterBuying', page);
    await helper.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1' }, 'afterBuying');
    expect(page.mock.calls).toEqual([[expect.stringMatching(/^<!doctype html>[^]*Torba Targ/i)]]);
    // A refused form reaches no handler, and neither does one that was removed.
    const nowhere = helper.post('/nie-ma-takiej-strony.php', {}, 'afterBuying');
    await expect(nowhere).rejects.toMatchObject({ name: 'CallFailure', reason: 'status' });
    takeBack();
    await expect(helper.post('/basketchange.php', {}, 'afterBuying')).rejects.toThrow(RangeError);
    expect([heard.length, page.mock.calls.length]).toEqual([1, 1]);
  });
});
