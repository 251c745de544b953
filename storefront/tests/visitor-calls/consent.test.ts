import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClient, password } from '../../features/account/server/testing/account.ts';
import { clientMails } from '../../features/account/server/mail-kinds.ts';
import { friday, openShop, type ShopUnderTest } from '../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
const day = 24 * 60 * 60;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const isAsked = async (visitor = shop.visitor()) => (await visitor.get('/')).html.includes('data-cookie-panel');
const asking = () => shop.store.settings.set('consentPurposes', ['analytics', 'marketing']);

describe('consent to cookies', () => {
  it('is not asked for by a shop with necessary cookies alone; its page names them', async () => {
    expect(await isAsked()).toBe(false);
    const { status, text } = await shop.visitor().get('/cookies.php');
    expect([status, text]).toEqual([200, expect.stringContaining('Innych plików cookie sklep nie zapisuje')]);
    expect((await shop.visitor().get('/dostawa-i-platnosc-cinfo-pol-3.html')).html).toContain('href="/cookies.php"');
  });

  it.each([
    ['necessary', {}, []],
    ['all', {}, ['analytics', 'marketing']],
    ['chosen', { category: 'marketing' }, ['marketing']],
    ['chosen', { category: 'everything' }, []],
    ['', { category: 'marketing' }, []],
  ] as const)('by the choice "%s" with %o agrees to %o, and is proved', async (choice, more, agreed) => {
    await asking();
    const visitor = shop.visitor();
    expect(await isAsked(visitor)).toBe(true);
    const answer = await visitor.fetch('/cookies.php', {
      method: 'POST',
      body: new URLSearchParams({ choice, ...more }),
      headers: { 'sec-fetch-site': 'same-origin', referer: 'http://shop.test/pol_m_len-2.html' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pol_m_len-2.html']);
    const [line, ...others] = answer.headers.getSetCookie();
    expect([others, line]).toEqual([[], expect.stringContaining(`Max-Age=${30 * day}`)]);
    const id = /_([0-9a-f]{32});/.exec(line!)![1]!;
    expect(await shop.store.consents.find(id)).toEqual({
      version: line!.slice('consent='.length, 'consent='.length + 8),
      wording: expect.stringContaining('Reklama: Partnerzy sklepu'),
      purposes: agreed,
      givenAt: friday,
    });
    expect(await isAsked(visitor)).toBe(false);
    expect((await visitor.get('/cookies.php')).text).toContain('20 listopada 2026');
  });

  it('is asked for again once the words or the purposes change, and denies everything until then', async () => {
    await asking();
    const visitor = shop.visitor();
    await visitor.post('/cookies.php', { choice: 'all' });
    await shop.store.settings.set('consentPurposes', ['analytics']);
    expect(await isAsked(visitor)).toBe(true);
    const { html } = await visitor.get('/');
    expect(html).toContain('"analytics_storage":"denied","ad_storage":"denied"');
    expect(html).not.toContain('granted');
  });

  it('is refused from another site, and needs no session', async () => {
    await asking();
    const body = new URLSearchParams({ choice: 'all' });
    const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    expect((await shop.visitor().fetch('/cookies.php', { method: 'POST', body, headers })).status).toBe(403);
  });

  it('lasts for the days of the setting, and signing in begins them again; it never agrees by itself [L-12 part]', async () => {
    await asking();
    await shop.store.settings.set('consentDays', 45);
    await shop.store.clients.create(newClient('zgoda'), clientMails.registered);
    const signIn = async (visitor: ReturnType<ShopUnderTest['visitor']>) => {
      const answer = await visitor.fetch('/signin.php', {
        method: 'POST',
        body: new URLSearchParams({ operation: 'login', login: 'zgoda', password }),
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      return answer.headers.getSetCookie();
    };
    const agreeing = shop.visitor();
    await agreeing.post('/cookies.php', { choice: 'necessary' });
    const lines = await signIn(agreeing);
    expect(lines.find((line) => line.startsWith('client='))).toContain('client=1;');
    expect(lines.find((line) => line.startsWith('consent='))).toMatch(
      new RegExp(`^consent=[0-9a-f]{8}_none_[0-9a-f]{32}; Path=/; Max-Age=${45 * day};`),
    );
    expect((await signIn(shop.visitor())).filter((line) => line.startsWith('consent='))).toEqual([]);
    await shop.store.settings.set('consentDays', 30);
  });
});
