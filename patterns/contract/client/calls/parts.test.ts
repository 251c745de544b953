import { expect, it, onTestFinished, vi } from 'vitest';
import { basketOfPart, shopParts, wishlistCount } from '../index.ts';
import { shopDouble } from '../testing/shop-double.ts';

const basket = { products: [], productsCounter: 0, worth_formatted: '0,00 zł' };

it('requests parts together and passes each answer to its callbacks [C-05]', async () => {
  const { shop, sent } = shopDouble(() => ({
    Basket: { response: { basket } },
    Wishlist: { response: {}, error: { code: 'X' } },
  }));
  const parts = shopParts(shop);
  const onBasket = vi.fn();
  const onWishlist = vi.fn();
  const gone = vi.fn();
  parts.on('Basket', (answer) => onBasket(basketOfPart(answer)));
  parts.on('Wishlist', onWishlist);
  parts.on('Basket', gone)();
  const params = {
    mobile: true,
    tablet: false,
    pc: false,
    request_uri: '/?a=1&b=2',
    additional_ajax: '/projector.php',
  };
  await parts.load({ Basket: {}, Wishlist: {}, ToplayersAndWidgets: { format: 'json', params } });

  expect(sent[0]).toMatchObject({ method: 'POST', address: 'https://sklep.example/ajax/get.php' });
  expect(sent[0]!.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  const request = new URLSearchParams(sent[0]!.body).get('request');
  expect(JSON.parse(request!)).toEqual({ Basket: {}, Wishlist: {}, ToplayersAndWidgets: { format: 'json', params } });
  expect(onBasket).toHaveBeenCalledWith(expect.objectContaining({ productsCounter: 0 }));
  expect(onWishlist).toHaveBeenCalledWith({ response: {}, error: { code: 'X' } });
  expect(gone).not.toHaveBeenCalled();
});

it('logs a failing callback and still calls the others [C-25 part]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { shop } = shopDouble(() => ({ Basket: { response: { basket: 'none' } }, Wishlist: { response: {} } }));
  const parts = shopParts(shop);
  const listener = vi.fn();
  parts.on('Basket', (answer) => void basketOfPart(answer));
  parts.on('Wishlist', listener);
  expect(await parts.load({ Basket: {}, Wishlist: {} })).toBe(true);
  expect([listener.mock.calls.length, log.mock.calls.length]).toEqual([1, 1]);
});

it('reads the wishlist count, also from text [C-14] [E-14 part]', async () => {
  const { shop } = shopDouble(() => ({ Wishlist: { response: { attributes: { count: '3', cost: '0' } } } }));
  expect(await wishlistCount(shop)).toBe(3);
});
