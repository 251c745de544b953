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
import { failingCalls, silentCalls } from './testing/every-call.ts';
import { shopDouble } from './testing/shop-double.ts';

const baseUrl = 'https://sklep.example';
const never: typeof globalThis.fetch = () => new Promise<never>(() => {});
const everyCall = [...failingCalls, ...silentCalls].map(([name, , ask]) => [name, ask] as const);

let warned: { mock: { calls: ReadonlyArray<unknown> }; mockRestore(): void };
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  warned.mockRestore();
  vi.useRealTimers();
});

describe('an injected fetch', () => {
  it('may ignore the signal: the call still times out', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn<(outcome: unknown) => void>();
    void createShopClient({ baseUrl, fetch: never }).basketPreview().catch(outcome);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(everyCall)('%s aborts at once although fetch ignores the signal', async (_name, ask) => {
    const ending = new AbortController();
    const asked = ask(createShopClient({ baseUrl, fetch: never }), { signal: ending.signal });
    ending.abort(new Error('not wanted'));
    await expect(asked).rejects.toThrow('not wanted');
  });

  it.each(everyCall)('%s sends nothing when already aborted', async (_name, ask) => {
    const fetch = vi.fn(never);
    const asked = ask(createShopClient({ baseUrl, fetch }), { signal: AbortSignal.abort(new Error('not wanted')) });
    await expect(asked).rejects.toThrow('not wanted');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is called unbound: the fetch of browsers is no method of another object', async () => {
    const fetch: typeof globalThis.fetch = function (this: unknown) {
      if (this !== undefined) throw new TypeError('Illegal invocation');
      return Promise.resolve(new Response('{"errno":0}'));
    };
    await expect(verifyBankAccount(connectShop({ baseUrl, fetch }), 'PL61')).resolves.toMatchObject({ errno: 0 });
  });
});

it('an infinite timeout never ends', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn<(outcome: unknown) => void>();
  void createShopClient({ baseUrl, fetch: never }).basketPreview({ timeout: Infinity }).catch(outcome);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(outcome).not.toHaveBeenCalled();
});

it('a throwing header listener fails no call', async () => {
  const onHeaders = () => {
    throw new Error('of the listener');
  };
  const { shop } = shopDouble(() => ({ errno: 0 }), { onHeaders });
  await expect(verifyBankAccount(shop, 'PL61')).resolves.toMatchObject({ errno: 0 });
  expect(warned.mock.calls).toHaveLength(1);
});

describe('a rate limit', () => {
  const limited = (body: string) =>
    shopDouble(() => new Response(body, { status: 429, headers: { 'Retry-After': '30' } })).shop;
  const rateLimited = { reason: 'status', status: 429, retryAfter: 30 };

  it('reports the retry delay for any body', async () => {
    await expect(verifyBankAccount(limited('{}'), 'PL61')).rejects.toMatchObject(rateLimited);
    await expect(textSearch(limited('<p>Za często.</p>'), 'len')).rejects.toMatchObject(rateLimited);
    await expect(changeBasketLines(limited('<p>Za często.</p>'), [])).rejects.toMatchObject(rateLimited);
  });

  it('and the code of the contract in the body', async () => {
    const refusal = JSON.stringify({ errors: [{ message: 'Za często.', code: 'TOO_MANY_REQUESTS' }] });
    const refused = { ...rateLimited, reason: 'refused', code: 'TOO_MANY_REQUESTS' };
    await expect(textSearch(limited(refusal), 'len')).rejects.toMatchObject(refused);
  });

  it.each([null, 'Mon, 23 Nov 2026 06:00:00 GMT'])('but no delay without seconds: %s', async (header) => {
    const headers = new Headers(header === null ? [] : [['Retry-After', header]]);
    const { shop } = shopDouble(() => new Response('', { status: 503, headers }));
    await expect(verifyBankAccount(shop, 'PL61')).rejects.toMatchObject({ status: 503, retryAfter: null });
  });
});

describe('partial answers', () => {
  it('skips an empty part and keeps the others [C-25 part]', async () => {
    const parts = shopParts(shopDouble(() => ({ Wishlist: null, Comparers: 5, Basket: { response: 1 } })).shop);
    const [listener, other] = [vi.fn(), vi.fn()];
    parts.on('Basket', listener);
    parts.on('Wishlist', other);
    expect(await parts.load({ Basket: {}, Wishlist: {}, Comparers: {} })).toBe(true);
    expect(listener.mock.calls).toEqual([[{ response: 1, error: undefined }]]);
    expect(other).not.toHaveBeenCalled();
  });

  it('rejects a bank account without a verdict', async () => {
    await expect(verifyBankAccount(shopDouble(() => ({})).shop, 'PL61')).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });

  it('reads a zone without HTML as empty', async () => {
    const zones = [{ component: 'a', type: 'main' }];
    expect(await hotspots(shopDouble(() => ({ a: null, b: '<p>B</p>' })).shop, { zones })).toEqual({
      a: '',
      b: '<p>B</p>',
    });
  });

  it('rejects truncated XML, though browsers return its beginning', async () => {
    const parse = () =>
      new DOMParser().parseFromString('<shop><parsererror/><product id="29"/></shop>', 'application/xml');
    expect(await productXml(shopDouble(() => '<shop>').shop, 29, { parse })).toBeNull();
  });
});

it('an aborted call leaves the zones in place', async () => {
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
  it('keep their query when they have a fragment', async () => {
    const { shop, sent } = shopDouble(() => '');
    await sendComplaintMessage(shop, `${baseUrl}/rma-open.php?id=1#messages`, 'Wymiana');
    expect(sent[0]!.address).toBe(`${baseUrl}/rma-open.php?id=1&message=rma`);
  });

  it('of the shop work without a leading slash', async () => {
    const { shop, sent } = shopDouble(() => '');
    await loadPage(shop, 'search.php?text=len').catch(() => {});
    expect(sent[0]!.address).toBe(`${baseUrl}/search.php?text=len`);
  });

  it('of other sites are refused', async () => {
    const { shop } = shopDouble(() => new Response('<p></p>', { headers: { 'Content-Type': 'text/html' } }));
    await expect(loadPage(shop, 'https://inny.example/')).rejects.toMatchObject({ reason: 'unreadable' });
    await expect(loadPage(shop, '//inny.example/')).rejects.toMatchObject({ reason: 'unreadable' });
    await expect(loadPage(shop, `${baseUrl}/`)).resolves.toMatchObject({ address: `${baseUrl}/` });
  });
});

describe('inputs', () => {
  it('stay unchanged: a form that is sent', async () => {
    const form = new FormData();
    form.append('product', '29');
    const { shop, sent } = shopDouble(() => ({}));
    await changeBasket(shop, '/basketchange.php', form);
    expect([...form]).toEqual([['product', '29']]);
    expect(sent).toHaveLength(1);
  });

  it('a failing callback does not fail the post; an unregistered one is not called', async () => {
    const helper = postHelper(shopDouble(() => ({})).shop);
    helper.register('fails', () => {
      throw new Error('of the callback');
    });
    await expect(helper.post('/vote.php', {}, 'fails')).resolves.toBeUndefined();
    const listener = vi.fn();
    const takeBack = helper.register('gone', listener);
    const posted = helper.post('/vote.php', {}, 'gone');
    takeBack();
    await posted;
    expect(listener).not.toHaveBeenCalled();
  });
});

it('a failure like a timeout has no status', () => {
  expect(new CallFailure('timeout', '/')).toMatchObject({ status: null, retryAfter: null, code: '' });
});
