// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure, createShopClient, type ShopClient } from './index.ts';
import { failingCalls as calls, silentCalls } from './testing/every-call.ts';
import { lostShop, shopDouble, silentShop, type DoubleAnswer } from './testing/shop-double.ts';

const clientOf = ({ shop }: { shop: { fetch: typeof fetch; baseUrl: string } }): ShopClient => createShopClient(shop);

let logged: { mockRestore(): void };
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  vi.useRealTimers();
});

describe('a shop that never answers times out', () => {
  it.each(calls)('%s after %i ms [C-25 part]', async (_name, timeout, ask) => {
    vi.useFakeTimers();
    const outcome = vi.fn<(outcome: unknown) => void>();
    void ask(clientOf(silentShop())).catch(outcome);
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'CallFailure', reason: 'timeout' }));
  });

  it.each(silentCalls)('%s after %i ms, without an error [C-25]', async (_name, timeout, ask, otherwise) => {
    vi.useFakeTimers();
    const outcome = vi.fn<(outcome: unknown) => void>();
    void ask(clientOf(silentShop())).then(outcome);
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls).toEqual([[otherwise]]);
  });

  it('also in the middle of its answer', async () => {
    vi.useFakeTimers();
    const fetch: typeof globalThis.fetch = (_address, init) => {
      const aborted = new Promise<string>((_, reject) => {
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
      });
      return Promise.resolve(Object.assign(new Response('{"basket":'), { text: () => aborted }));
    };
    const outcome = vi.fn<(outcome: unknown) => void>();
    void createShopClient({ baseUrl: 'https://sklep.example', fetch }).basketPreview().catch(outcome);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }));
  });

  it('but not a slow one', async () => {
    vi.useFakeTimers();
    const slow = shopDouble(
      () => new Promise<DoubleAnswer>((answer) => setTimeout(() => answer({ errno: 0 }), 15_999)),
    );
    const outcome = vi.fn<(outcome: unknown) => void>();
    void clientOf(slow).verifyBankAccount('PL61').then(outcome);
    await vi.advanceTimersByTimeAsync(15_999);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ errno: 0 }));
  });
});

describe('an unreachable shop', () => {
  it.each(calls)('%s: CallFailure', async (_name, _timeout, ask) => {
    await expect(ask(clientOf(lostShop()))).rejects.toMatchObject({ name: 'CallFailure', reason: 'connection' });
  });
  it.each(silentCalls)('%s goes on without it [C-25]', async (_name, _timeout, ask, otherwise) => {
    expect(await ask(clientOf(lostShop()))).toBe(otherwise);
  });
});

describe('a shop that breaks down', () => {
  it.each(calls)('%s: CallFailure', async (_name, _timeout, ask) => {
    const broken = shopDouble(() => new Response('{"errors":[]}', { status: 503 }));
    await expect(ask(clientOf(broken))).rejects.toMatchObject({ name: 'CallFailure', reason: 'status' });
  });
});

describe('a shop with an unexpected answer', () => {
  const whole = JSON.stringify({
    basket: { products: [{ id: '29' }], productsCounter: 1 },
    sizes: { id: '29', name: 'Kawa', items: [{ type: 'uniw', amount: 1 }] },
    data: { productsTextSearch: { products: [{ name: 'Kawa' }] }, shipping: { shipping: [{ prepaid: 'x' }] } },
  });
  const html = '<!DOCTYPE html><html lang="pl"><title>Przerwa</title><p>Wracamy o 12:00.</p></html>';
  const garbage = fc.oneof(
    fc.constant(html),
    fc.string({ maxLength: 60 }),
    fc.integer({ min: 0, max: whole.length - 1 }).map((length) => whole.slice(0, length)),
    fc.json({ maxDepth: 4 }),
    fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify({ data: value, basket: value, sizes: value })),
    fc
      .jsonValue({ maxDepth: 3 })
      .map((value) =>
        JSON.stringify({ data: { shipping: value, productsTextSearch: value, getLastLowestProductPrices: value } }),
      ),
  );

  it.each(calls)('%s returns data or throws CallFailure, never half', async (_name, _timeout, ask) => {
    await fc.assert(
      fc.asyncProperty(garbage, async (answer) => {
        const shop = clientOf(shopDouble(() => new Response(answer)));
        const failure: unknown = await ask(shop).then(
          () => null,
          (error: unknown) => error,
        );
        if (failure !== null) expect(failure).toBeInstanceOf(CallFailure);
      }),
      { numRuns: 100 },
    );
  });
  it.each(silentCalls)('%s does not throw [C-25]', async (_name, _timeout, ask) => {
    await fc.assert(
      fc.asyncProperty(garbage, async (answer) => {
        const shop = clientOf(shopDouble(() => new Response(answer)));
        await expect(ask(shop)).resolves.not.toThrow();
      }),
      { numRuns: 100 },
    );
  });
  it.each(calls)('%s rejects an HTML page', async (name, _timeout, ask) => {
    const type = name === 'C-10' ? 'application/pdf' : 'text/html';
    const shop = clientOf(shopDouble(() => new Response(html, { headers: { 'Content-Type': type } })));
    await expect(ask(shop)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

it('an aborted call throws the reason of its signal', async () => {
  const ending = new AbortController();
  const asked = clientOf(silentShop()).validateClientData(
    { email: { field: 'email', value: 'a' } },
    { signal: ending.signal },
  );
  ending.abort(new Error('the field is gone'));
  await expect(asked).rejects.toThrow('the field is gone');
});

it('a refusal carries the code of the first error at either place (wire contract 1.2)', async () => {
  const refusing = (error: object) =>
    clientOf(shopDouble(() => new Response(JSON.stringify({ data: null, errors: [error] }), { status: 400 })));
  const first = refusing({ message: 'No.', code: 110 }).textSearch('kubek');
  await expect(first).rejects.toMatchObject({ reason: 'refused', code: '110' });
  const second = refusing({ message: 'No.', extensions: { code: 'order_notenough' } }).textSearch('kubek');
  await expect(second).rejects.toMatchObject({ reason: 'refused', code: 'order_notenough' });
});
