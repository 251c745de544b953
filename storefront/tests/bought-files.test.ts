import { beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../demo/load.ts';
import { mailsTo } from '../features/account/server/testing/mails.ts';
import { register } from '../features/account/server/testing/account.ts';
import { enclosureFile } from '../features/catalogue/store.ts';
import { engines, openTablesAt } from '../store/testing/stores.ts';
import { Browser } from '../testing/browser.ts';
import { recipient } from '../testing/recipient.ts';
import { describeOnEngines } from '../testing/running-shop.ts';
import { hiddenFields } from '../testing/shop-under-test.ts';

const wordsOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

/** The file in the address of a link on a page. */
const linkTo = (html: string, file: string) =>
  new RegExp(`href="(/enclosures/${file}[^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;

describeOnEngines(
  'the files of a bought e-book',
  (shop) => {
    beforeAll(async () => {
      // A copied database comes without the shop's files.
      for (const [name, bytes] of Object.entries(loadCatalogue().enclosureFiles ?? {}))
        await shop().store.files.put(enclosureFile(name), bytes);
    });
    const ordered = async (one: Browser) => {
      await one.post('/basketchange.php', { product: '1046', size: 'uniw', number: '1', mode: '1', change: 'add' });
      await one.post('/order1.php', { ...recipient, shipping: '6-1', payform_id: 'transfer' });
      const summary = await (await one.fetch('/order2.php')).text();
      const placed = await one.post('/order2.php', {
        ...hiddenFields({ html: summary, status: 200, location: null, text: '' }),
        terms: '1',
        agree_virtual: '1',
      });
      const query = placed.headers.get('location')?.split('?')[1] ?? expect.fail(await placed.text());
      const number = new URLSearchParams(query).get('order_number')!;
      return { number, page: `/orderdetails.php?${query}` };
    };
    const payments = async (number: string) => (await shop().store.orders.byNumber(number))!.payments;
    const pay = async (number: string) => {
      for (const { id } of await payments(number)) await shop().store.payments.report({ id }, 'accept');
    };
    const mails = async () => (await mailsTo(shop().store, recipient.email)).map(({ text }) => text).join('\n');

    it('open to a guest by the link of the order once it is paid, and by no other order', async () => {
      const guest = new Browser(shop());
      const { number, page } = await ordered(guest);
      const unpaid = await (await guest.fetch(page)).text();
      expect(wordsOf(unpaid)).toContain('Pliki do pobrania');
      expect(wordsOf(unpaid)).toContain('Pobierzesz, gdy tylko dostaniemy zapłatę.');
      expect(linkTo(unpaid, '1046-0')).toBeNull();
      const { accessKey } = (await shop().store.orders.byNumber(number))!;
      const withKey = (file: string, key = accessKey, order = number) =>
        guest.fetch(`/enclosures/${file}?${new URLSearchParams({ order_number: order, key })}`);
      expect((await withKey('1046-0')).status).toBe(404);
      expect(await mails()).toContain('Pliki pobierzesz na stronie zamówienia, gdy tylko dostaniemy zapłatę.');

      await pay(number);
      const paid = await (await guest.fetch(page)).text();
      for (const [file, type, start] of [
        ['1046-0', 'application/epub+zip', 'PK'],
        ['1046-1', 'application/pdf', '%PDF'],
      ] as const) {
        const answer = await new Browser(shop()).fetch(linkTo(paid, file)!);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe(type);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect((await answer.text()).startsWith(start)).toBe(true);
      }
      // Without the key, with another key, by another order, of another product.
      expect((await guest.fetch('/enclosures/1046-0')).status).toBe(404);
      const almost = (accessKey.startsWith('A') ? 'B' : 'A') + accessKey.slice(1);
      expect((await withKey('1046-0', almost)).status).toBe(404);
      const other = await ordered(new Browser(shop()));
      const { accessKey: otherKey } = (await shop().store.orders.byNumber(other.number))!;
      expect((await withKey('1046-0', otherKey, other.number)).status).toBe(404);
      expect((await withKey('1046-0', accessKey, other.number)).status).toBe(404);
      expect((await withKey('1022-0')).status).toBe(404);

      // The money goes back: so does the right to the file.
      const [payment] = await payments(number);
      await shop().store.payments.refund(payment!.id);
      expect((await withKey('1046-0')).status).toBe(404);
    });

    it('open in the account, beside the order and among the bought products, once the order is paid', async () => {
      const client = new Browser(shop());
      await register(client, 'czytelniczka');
      const { number } = await ordered(client);
      const pages = ['/client.php', '/products-bought.php', `/orderdetails.php?order_number=${number}`];
      for (const path of pages) {
        const html = await (await client.fetch(path)).text();
        expect(wordsOf(html), path).toContain('Pobierzesz, gdy tylko dostaniemy zapłatę.');
        expect(linkTo(html, '1046-0'), path).toBeNull();
      }
      expect((await client.fetch('/enclosures/1046-0')).status).toBe(404);
      await pay(number);
      for (const path of pages)
        expect(linkTo(await (await client.fetch(path)).text(), '1046-0'), path).toBe('/enclosures/1046-0');
      expect((await client.fetch('/enclosures/1046-0')).status).toBe(200);
      expect(wordsOf(await (await client.fetch('/product-pol-1046-e-book-dom-ktory-oddycha.html')).text())).toContain(
        'Do pobrania',
      );
      const stranger = new Browser(shop());
      await register(stranger, 'obca');
      expect((await stranger.fetch('/enclosures/1046-0')).status).toBe(404);
      expect(wordsOf(await (await stranger.fetch('/client.php')).text())).not.toContain('Pliki do pobrania');
    });

    it('stay for who bought them when the shop sells the product no more', async () => {
      const client = new Browser(shop());
      await register(client, 'stala');
      const { number } = await ordered(client);
      await pay(number);
      const { dataDir, databaseUrl } = shop().place;
      const tables = await openTablesAt(dataDir, databaseUrl);
      await tables.updateTable('products').set({ is_visible: 0 }).where('id', '=', 1046).execute();
      await tables.destroy();
      expect((await client.fetch('/product-pol-1046-e-book-dom-ktory-oddycha.html')).status).toBe(410);
      expect((await client.fetch('/enclosures/1046-0')).status).toBe(200);
      expect((await new Browser(shop()).fetch('/enclosures/1046-0')).status).toBe(404);
    });
  },
  engines,
);
