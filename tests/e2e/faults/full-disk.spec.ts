import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brokenOrders, lostOrders } from '../support/kept-orders.ts';
import { HttpShopper, type AcknowledgedOrder } from '../support/http-shopper.ts';
import { startShop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** E-books never sell out. */
const product = '/product-pol-1046-e-book-dom-ktory-oddycha.html';
/** Their basket line accepts files. */
const printed = { id: '1017', address: '/product-pol-1017-torba-targ.html' };
/** More purchases than the remaining space can hold. */
const most = 1000;

test('a full disk answers 503 and loses no order; with space again the shop takes orders', async () => {
  test.setTimeout(240_000);
  let room: number | null = null;
  const shop = await startShop({ largestFile: () => room });
  try {
    // A clean stop leaves everything in one file.
    await shop.restart();
    room = statSync(join(shop.dataDir, 'shop.sqlite')).size + 256 * 1024;
    await shop.restart();

    const acknowledged: AcknowledgedOrder[] = [];
    const refused: number[] = [];
    for (let purchase = 0; purchase < most && refused.length < 3; purchase += 1) {
      const shopper = new HttpShopper(shop.url, (_, { status, retryAfter }) => {
        if (status >= 500) refused.push(status);
        if (status === 503) expect(retryAfter).toBe('10');
      });
      try {
        await shopper.add(product, { size: 'uniw', number: '1' });
        acknowledged.push(await shopper.order(await shopper.prepare({ shipping: '6-1', payform_id: 'transfer' })));
      } catch {
        // The answers are asserted below.
      }
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(refused).toEqual([503, 503, 503]);

    // Browsing still works.
    expect((await new HttpShopper(shop.url).get('/')).status).toBe(200);

    room = null;
    await shop.restart();
    const shopper = new HttpShopper(shop.url);
    await shopper.add(product, { size: 'uniw', number: '1' });
    acknowledged.push(await shopper.order(await shopper.prepare({ shipping: '6-1', payform_id: 'transfer' })));
    await shop.kill();
    expect(await lostOrders(shop, acknowledged)).toEqual([]);
    expect(await brokenOrders(shop)).toBe(0);
  } finally {
    await shop.stop();
  }
});

test('a file that does not fit on the disk gets 503 and leaves the basket unchanged', async () => {
  const megabyte = 1024 * 1024;
  // The database fits below the limit, the file does not.
  const shop = await startShop({ largestFile: () => 8 * megabyte });
  try {
    const shopper = new HttpShopper(shop.url);
    await shopper.add(printed.address, { size: 'uniw', number: '1' });
    const form = new FormData();
    const line = { 'product[0]': printed.id, 'size[0]': 'uniw', 'additional[0]': '', 'set_quantity[0]': '2' };
    for (const [name, value] of Object.entries(line)) form.set(name, value);
    form.append('files[0]', new File([new Uint8Array(9 * megabyte)], 'projekt.pdf'));
    const { status, retryAfter, html } = await shopper.post('/basketchange.php?type=multiproduct', form);
    expect([status, retryAfter]).toEqual([503, '10']);
    expect(html).toContain('Zaraz wracamy.');
    expect((await shopper.get('/basketedit.php')).html).toMatch(
      /<input(?=[^>]*name="set_quantity\[0\]")(?=[^>]*value="1")/,
    );
  } finally {
    await shop.stop();
  }
});
