// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { connectShop, loadPage, reloadPage } from '../index.ts';

const page = (url: string, init: ResponseInit = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }) =>
  Object.defineProperty(new Response('<main></main>', init), 'url', { value: url });

function shopThatAnswers(answer: (address: string) => Response) {
  const asked: Array<[string, RequestInit]> = [];
  const fetch: typeof globalThis.fetch = (address, init) => {
    asked.push([address as string, init!]);
    return Promise.resolve(answer(new URL(address as string, location.href).href));
  };
  return { shop: connectShop({ fetch }), asked };
}

describe('loadPage', () => {
  it('sends the region header and returns the final address [C-10]', async () => {
    const { shop, asked } = shopThatAnswers(() => page(`${location.origin}/moved`));
    expect(await loadPage(shop, '/here')).toMatchObject({ address: `${location.origin}/moved`, text: '<main></main>' });
    expect(asked.map(([address, { headers }]) => [address, headers])).toEqual([
      ['/here', { 'X-Region-Load': '1', Accept: 'text/html' }],
    ]);
  });

  it.each([
    ['of another site', 'https://evil.example/', undefined, 'unreadable'],
    ['that is no HTML', 'http://localhost:3000/', { headers: { 'Content-Type': 'application/json' } }, 'unreadable'],
    [
      'with another status',
      'http://localhost:3000/',
      { status: 201, headers: { 'Content-Type': 'text/html' } },
      'status',
    ],
  ])('rejects %s [X-07 part]', async (_name, url, init, reason) => {
    const { shop } = shopThatAnswers(() => page(url.replace('http://localhost:3000', location.origin), init));
    await expect(loadPage(shop, '/here')).rejects.toMatchObject({ reason });
  });

  it('reloads the open page for new messages [C-19]', async () => {
    history.replaceState(null, '', '/rma-details.php?id=7#new');
    const { shop, asked } = shopThatAnswers((address) => page(address));
    await reloadPage(shop);
    expect(asked[0]![0]).toBe('/rma-details.php?id=7');
  });
});
