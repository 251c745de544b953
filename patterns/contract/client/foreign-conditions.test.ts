// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CallFailure,
  changeBasket,
  changeBasketLines,
  connectShop,
  createShopClient,
  fillHotspots,
  hotspots,
  loadPage,
  postHelper,
  productXml,
  sendComplaintMessage,
  shopParts,
  textSearch,
  verifyBankAccount,
} from './index.ts';
import { failingCalls, patientCalls } from './testing/every-call.ts';
import { shopDouble } from './testing/shop-double.ts';

const baseUrl = 'https://sklep.example';
const never: typeof globalThis.fetch = () => new Promise<never>(() => {});
const everyCall = [...failingCalls, ...patientCalls].map(([name, , ask]) => [name, ask] as const);

let warned: { mock: { calls: ReadonlyArray<unknown> }; mockRestore(): void };
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  warned.mockRestore();
  vi.useRealTimers();
});

describe('a function that sends and was given', () => {
  it('may pass over the signal: the call is given up all the same', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn<(outcome: unknown) => void>();
    void createShopClient({ baseUrl, fetch: never }).basketPreview().catch(outcome);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(everyCall)('%s: it may pass over the signal, and an abort ends the call at once', async (_name, ask) => {
    const ending = new AbortController();
    const asked = ask(createShopClient({ baseUrl, fetch: never }), { signal: ending.signal });
    ending.abort(new Error('not wanted'));
    await expect(asked).rejects.toThrow('not wanted');
  });

  it.each(everyCall)('%s: what is not wanted before it is asked is not sent', async (_name, ask) => {
    const fetch = vi.fn(never);
    const asked = ask(createShopClient({ baseUrl, fetch }), { signal: AbortSignal.abort(new Error('not wanted')) });
    await expect(asked).rejects.toThrow('not wanted');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is called by itself: the fetch of browsers is no method of another object', async () => {
    const fetch: typeof globalThis.fetch = function (this: unknown) {
      if (this !== undefined) throw new TypeError('Illegal invocation');
      return Promise.resolve(new Response('{"errno":0}'));
    };
    await expect(verifyBankAccount(connectShop({ baseUrl, fetch }), 'PL61')).resolves.toMatchObject({ errno: 0 });
  });
});

it('an endless time-out waits without end', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn<(outcome: unknown) => void>();
  void createShopClient({ baseUrl, fetch: never }).basketPreview({ timeout: Infinity }).catch(outcome);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(outcome).not.toHaveBeenCalled();
});

it('whoever looks at headers and fails ends no call', async () => {
  const onHeaders = () => {
    throw new Error('of the listener');
  };
  const { shop } = shopDouble(() => ({ errno: 0 }), { onHeaders });
  await expect(verifyBankAccount(shop, 'PL61')).resolves.toMatchObject({ errno: 0 });
  expect(warned.mock.calls).toHaveLength(1);
});

describe('a shop that has had enough', () => {
  const limited = (body: string) =>
    shopDouble(() => new Response(body, { status: 429, headers: { 'Retry-After': '30' } })).shop;
  const told = { reason: 'status', status: 429, retryAfter: 30 };

  it('tells when to ask again, whatever it writes', async () => {
    await expect(verifyBankAccount(limited('{}'), 'PL61')).rejects.toMatchObject(told);
    await expect(textSearch(limited('<p>Za często.</p>'), 'len')).rejects.toMatchObject(told);
    await expect(changeBasketLines(limited('<p>Za często.</p>'), [])).rejects.toMatchObject(told);
  });

  it('and why, where it says that in words of the contract', async () => {
    const refusal = JSON.stringify({ errors: [{ message: 'Za często.', code: 'TOO_MANY_REQUESTS' }] });
    const refused = { ...told, reason: 'refused', code: 'TOO_MANY_REQUESTS' };
    await expect(textSearch(limited(refusal), 'len')).rejects.toMatchObject(refused);
  });

  it.each([null, 'Mon, 23 Nov 2026 06:00:00 GMT'])('or does not tell it in seconds: %s', async (header) => {
    const headers = new Headers(header === null ? [] : [['Retry-After', header]]);
    const { shop } = shopDouble(() => new Response('', { status: 503, headers }));
    await expect(verifyBankAccount(shop, 'PL61')).rejects.toMatchObject({ status: 503, retryAfter: null });
  });
});

describe('half of an answer', () => {
  it('a part that tells nothing spoils no other [C-25 part]', async () => {
    const parts = shopParts(shopDouble(() => ({ Wishlist: null, Comparers: 5, Basket: { response: 1 } })).shop);
    const [heard, other] = [vi.fn(), vi.fn()];
    parts.on('Basket', heard);
    parts.on('Wishlist', other);
    expect(await parts.load({ Basket: {}, Wishlist: {}, Comparers: {} })).toBe(true);
    expect(heard.mock.calls).toEqual([[{ response: 1, error: undefined }]]);
    expect(other).not.toHaveBeenCalled();
  });

  it('a bank account that nobody judged is not right', async () => {
    await expect(verifyBankAccount(shopDouble(() => ({})).shop, 'PL61')).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });

  it('a zone without HTML is an empty one', async () => {
    const zones = [{ component: 'a', type: 'main' }];
    expect(await hotspots(shopDouble(() => ({ a: null, b: '<p>B</p>' })).shop, { zones })).toEqual({
      a: '',
      b: '<p>B</p>',
    });
  });

  it('XML that breaks off is no product, though browsers give what stood before', async () => {
    const parse = () =>
      new DOMParser().parseFromString('<shop><parsererror/><product id="29"/></shop>', 'application/xml');
    expect(await productXml(shopDouble(() => '<shop>').shop, 29, { parse })).toBeNull();
  });
});

it('zones stay where nobody wants them filled any more', async () => {
  document.body.innerHTML = '<div id="zone"></div>';
  const asked = fillHotspots(
    shopDouble(() => ({})).shop,
    { zones: [{ component: 'zone', type: 'main' }] },
    { signal: AbortSignal.abort(new Error('gone')) },
  );
  await expect(asked).rejects.toThrow('gone');
  expect(document.getElementById('zone')).not.toBeNull();
});

describe('addresses', () => {
  it('keep what they ask where they name a place of the page', async () => {
    const { shop, sent } = shopDouble(() => '');
    await sendComplaintMessage(shop, `${baseUrl}/rma-open.php?id=1#messages`, 'Wymiana');
    expect(sent[0]!.address).toBe(`${baseUrl}/rma-open.php?id=1&message=rma`);
  });

  it('of the shop go to it without a slash at their start, too', async () => {
    const { shop, sent } = shopDouble(() => '');
    await loadPage(shop, 'search.php?text=len').catch(() => {});
    expect(sent[0]!.address).toBe(`${baseUrl}/search.php?text=len`);
  });

  it('of another site are no page of the shop', async () => {
    const { shop } = shopDouble(() => new Response('<p></p>', { headers: { 'Content-Type': 'text/html' } }));
    await expect(loadPage(shop, 'https://inny.example/')).rejects.toMatchObject({ reason: 'unreadable' });
    await expect(loadPage(shop, '//inny.example/')).rejects.toMatchObject({ reason: 'unreadable' });
    await expect(loadPage(shop, `${baseUrl}/`)).resolves.toMatchObject({ address: `${baseUrl}/` });
  });
});

describe('what was given', () => {
  it('stays as it was: a form that is sent', async () => {
    const form = new FormData();
    form.append('product', '29');
    const { shop, sent } = shopDouble(() => ({}));
    await changeBasket(shop, '/basketchange.php', form);
    expect([...form]).toEqual([['product', '29']]);
    expect(sent).toHaveLength(1);
  });

  it('a callback that fails was called after the post: it did not fail; one that was taken back is silent', async () => {
    const helper = postHelper(shopDouble(() => ({})).shop);
    helper.register('fails', () => {
      throw new Error('of the callback');
    });
    await expect(helper.post('/vote.php', {}, 'fails')).resolves.toBeUndefined();
    const heard = vi.fn();
    const takeBack = helper.register('gone', heard);
    const posted = helper.post('/vote.php', {}, 'gone');
    takeBack();
    await posted;
    expect(heard).not.toHaveBeenCalled();
  });
});

it('a failure of another kind has no status', () => {
  expect(new CallFailure('timeout', '/')).toMatchObject({ status: null, retryAfter: null, code: '' });
});
