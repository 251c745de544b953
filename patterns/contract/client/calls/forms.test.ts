import { describe, expect, it, vi } from 'vitest';
import {
  addProductsToBasket,
  activateRebateCode,
  changeBasketLines,
  deactivateRebateCode,
  postHelper,
  removeGift,
  removeProductsFromBasket,
  sendComplaintMessage,
  socialRegistrationAddress,
  watchAvailability,
} from '../index.ts';
import { lostShop, shopDouble } from '../testing/shop-double.ts';

const fieldsOf = (body: string) => Object.fromEntries(new URLSearchParams(body));

describe('forms without a page', () => {
  it('passes the answer of a post to the named callback, JSON as its value [C-23]', async () => {
    const { shop, sent } = shopDouble(({ address }) => (address.endsWith('json') ? { ok: true } : '<p>ok</p>'));
    const helper = postHelper(shop);
    const listener = vi.fn();
    const takeBack = helper.register('afterVote', listener);
    await helper.post('/vote?as=json', { id: '1' }, 'afterVote');
    await helper.post('/vote', { id: '1' }, 'afterVote');
    expect(listener.mock.calls).toEqual([[{ ok: true }], ['<p>ok</p>']]);
    expect(sent[0]).toMatchObject({ method: 'POST', body: 'id=1' });
    takeBack();
    await expect(helper.post('/vote', {}, 'afterVote')).rejects.toThrow(RangeError);
    expect(sent).toHaveLength(2);
  });

  it('passes on nothing of a failed post [C-23]', async () => {
    const helper = postHelper(lostShop().shop);
    const listener = vi.fn();
    helper.register('afterVote', listener);
    await expect(helper.post('/vote', {}, 'afterVote')).rejects.toMatchObject({ reason: 'connection' });
    expect(listener).not.toHaveBeenCalled();
  });

  it.each(['info', 'success', 'warning', 'error'])('reads a basket change with status "%s"', async (status) => {
    const { shop } = shopDouble(() => ({ result: { status, message: 'Gotowe.' } }));
    // The platform sends the message alone.
    const result = { status, message: 'Gotowe.', title: null, text: null, field: null };
    expect(await changeBasketLines(shop, [])).toEqual({ basket: null, result, summary: null });
  });

  it('sends quantities line by line; returns a gift with quantity 0 [C-16] [C-17]', async () => {
    const { shop, sent } = shopDouble(() => ({ basket: { products: [] } }));
    await changeBasketLines(shop, [{ productId: 29, size: 'm', additional: 'a1', quantity: '0' }]);
    await removeGift(shop, '/basketchange.php?type=multiproduct', { product: 30, size: 'uniw' });
    const [lines, gift] = sent;
    expect(lines!.address).toBe('https://sklep.example/basketchange.php?type=multiproduct&getAjax=true');
    expect(fieldsOf(lines!.body)).toEqual({
      'product[0]': '29',
      'size[0]': 'm',
      'additional[0]': 'a1',
      'set_quantity[0]': '0',
    });
    expect(gift).toMatchObject({ method: 'POST', address: 'https://sklep.example/basketchange.php?type=multiproduct' });
    expect(fieldsOf(gift!.body)).toMatchObject({ 'gift[0]': '1', 'set_quantity[0]': '0', 'product[0]': '30' });
  });

  it('sends the preferred settlement to the complaint address [C-20]', async () => {
    const { shop, sent } = shopDouble(() => '<html></html>');
    await sendComplaintMessage(shop, '/rma-details.php?id=7', 'Wymiana');
    expect(sent[0]).toMatchObject({
      method: 'POST',
      address: 'https://sklep.example/rma-details.php?id=7&message=rma',
      body: 'comment=Wymiana',
    });
  });

  it('registers with another account by GET, as its form would [C-21]', () => {
    expect(socialRegistrationAddress('/login.php?old=1#form', { provider: 'a b', back: '/?x=1' })).toBe(
      '/login.php?provider=a+b&back=%2F%3Fx%3D1',
    );
  });

  it.each([
    [{ status: 'error', errdesc: 'mail' }, 'mail'],
    [{ status: 'error', errdesc: 'limit' }, 'limit'],
    [{ status: 'error', errdesc: 'other' }, 'failed'],
    [{ status: 'error' }, 'failed'],
    [{ status: 'ok' }, 'saved'],
    [{}, 'saved'],
  ])('reads watch %j as "%s" [C-22]', async (answer, result) => {
    const { shop, sent } = shopDouble(() => answer);
    expect(await watchAvailability(shop, { product: 29, size: 'm', email: 'hanna@poczta.pl' })).toBe(result);
    expect(sent[0]!.address).toMatch(/\/ajax\/projector\.php\?action=set_product_observed$/);
    expect(fieldsOf(sent[0]!.body)).toEqual({
      product: '29',
      size: 'm',
      email: 'hanna@poczta.pl',
      mode: '2',
      phone: '',
    });
  });
});

describe('basket mutations', () => {
  const error = (code: string | number) => ({ status: 'error', error: { code, message: '' } });

  it('report each product as added, adjusted or refused [C-26 part]', async () => {
    const results = [{ status: 'success', error: null }, error(8), error('9'), error(15)];
    const { shop, documents } = shopDouble(() => ({ data: { addProductsToBasket: { status: 'success', results } } }));
    const answer = await addProductsToBasket(shop, [{ id: 29, size: 'uniw', quantity: 1500 }]);
    expect(answer.map(({ status, code }) => [status, code])).toEqual([
      ['success', ''],
      ['warning', '8'],
      ['warning', '9'],
      ['error', '15'],
    ]);
    expect(documents()[0]).toBe(
      'mutation{addProductsToBasket(ProductInput:[{id:29,size:"uniw",quantity:1.5}])' +
        '{status error{code message} results{status error{code message}}}}',
    );
  });

  it('report one result for all if the shop sends one only', async () => {
    const { shop } = shopDouble(() => ({ data: { removeProductsFromBasket: { ...error(110), results: null } } }));
    expect(await removeProductsFromBasket(shop, [{ id: 29, size: 'uniw' }])).toEqual([
      { status: 'error', code: '110', message: '' },
    ]);
  });

  it('redeem and remove a code', async () => {
    const { shop, documents } = shopDouble(() => ({
      data: { activateRebateCode: error('rebates_code_used'), deactivateRebateCode: { status: 'success' } },
    }));
    expect(await activateRebateCode(shop, '"LATO')).toMatchObject({ status: 'error', code: 'rebates_code_used' });
    expect(await deactivateRebateCode(shop)).toMatchObject({ status: 'success' });
    expect(documents()).toEqual([
      'mutation{activateRebateCode(code:"\\"LATO"){status error{code message}}}',
      'mutation{deactivateRebateCode{status error{code message}}}',
    ]);
  });
});
