import { expect, it } from 'vitest';
import { owner } from '../testing/attempts/owner.ts';
import { Browser } from '../testing/browser.ts';
import { randomNumbers } from '../testing/random-numbers.ts';
import { describeOnEngines } from '../testing/running-shop.ts';

describeOnEngines('the page of a client\u2019s own data', (shop) => {
  it('shows and gives along what came after orders, lists by their names, and what is watched [S-46 part]', async () => {
    const hers = await owner(shop(), randomNumbers(20_261_127));
    const secret = hers.secrets[0]!;
    const browser = new Browser(shop());
    browser.setCookie('session', hers.sessionId);
    await browser.post('/shoppinglist.php', { do: 'add', product: '1001', size: 'uniw' });
    const observed = { product: '1003', size: 'uniw', email: `${secret}@poczta.pl`, mode: '2', phone: '' };
    await browser.post('/ajax/projector.php?action=set_product_observed', observed);

    const html = await (await browser.fetch('/client-data.php')).text();
    const linesUnder = (heading: string) => {
      const section = html.slice(html.indexOf(`>${heading}</h2>`));
      const items = section.slice(0, section.indexOf('</ul>')).matchAll(/<li[^>]*>(.*?)<\/li>/gs);
      return [...items].map(([, item]) => item!.replaceAll(/<!--.*?-->|<[^>]+>/g, ''));
    };
    expect(linesUnder('Zwroty')).toEqual([expect.stringContaining(hers.returnNumber)]);
    expect(linesUnder('Reklamacje')).toEqual([
      expect.stringMatching(new RegExp(`^${hers.complaint.number}, .*, ${secret}$`)),
    ]);
    expect(linesUnder('Odstąpienia od\u00a0umowy')).toEqual([expect.stringContaining(hers.sentOrder.number)]);
    expect(linesUnder('Listy zakupowe')).toEqual([expect.stringMatching(/^Lista zakupowa: Kubek Poranek, od /)]);
    expect(linesUnder('Powiadomienia o\u00a0dostępności')).toEqual([expect.stringMatching(/, od .* 2026/)]);

    const json = (await (await browser.fetch('/client-data.php?format=json')).json()) as Record<string, unknown>;
    expect(json).toMatchObject({
      returns: [{ number: hers.returnNumber, details: {} }],
      complaints: [{ number: hers.complaint.number, descriptions: [secret] }],
      withdrawals: [{ order_number: hers.sentOrder.number, goods: secret }],
      observed: [{ product_id: 1003 }],
    });
    // What opens these pages to anyone is no data about the client.
    for (const key of [hers.accessKey, hers.complaint.accessKey, hers.withdrawal.accessKey])
      expect(JSON.stringify(json)).not.toContain(key);
  });
});
