import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';

const add = 'product=1001&size=uniw&number=1&mode=1&change=add';

/**
 * A foreign page. Another port of the host is another origin but the same site, so the browser sends the shop's
 * cookies: only the shop's own check of the request's origin remains.
 */
let foreign: Server;
let url: string;
test.beforeAll(async () => {
  foreign = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><title>Obcy</title><h1>Obcy</h1>'),
  );
  await new Promise<void>((resolve) => {
    foreign.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`;
});
test.afterAll(() => foreign.close());

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

/** Submits a form as a script does; the response is the next page. */
const submit = (page: Page, form: { action: string; enctype?: string; fields: ReadonlyArray<[string, string]> }) =>
  page.evaluate(({ action, enctype = 'application/x-www-form-urlencoded', fields }) => {
    const sent = Object.assign(document.createElement('form'), { action, enctype, method: 'post' });
    for (const [name, value] of fields) sent.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(sent);
    // Deferred: otherwise the page is gone before it answers the test.
    setTimeout(() => sent.submit());
  }, form);

test.beforeEach(async ({ page, shop }) => {
  // Control: our own page can do what the foreign one tries, and the visitor gets a session.
  const own = await page.goto(`${shop.url}/`);
  expect(own?.status()).toBe(200);
  await page.evaluate((change) => fetch(`/basketchange.php?${change}&getAjax=true`), add);
  await page.goto(`${shop.url}/`);
  await expect(basketLink(page)).toHaveAccessibleName(/1 produkt/);
  await page.goto(url);
});

test.afterEach(async ({ page, shop }) => {
  await page.goto(`${shop.url}/basketedit.php`);
  await expect(page.getByRole('spinbutton', { name: /Ilość/ })).toHaveValue('1');
});

test('rejects a mutation that a form sends as text/plain with cookies', async ({ page, shop }) => {
  const document = 'mutation{addProductsToBasket(ProductInput:[{id:1001,size:\\"uniw\\",quantity:1}]){status}}';
  const arrived = page.waitForRequest('**/graphql/v1/');
  // Browsers write "name=value": the part between is an unused key.
  await submit(page, {
    action: `${shop.url}/graphql/v1/`,
    enctype: 'text/plain',
    fields: [[`{"query":"${document}","x":"`, '"}']],
  });
  const request = await arrived;
  expect(await request.headerValue('content-type')).toContain('text/plain');
  expect(await request.headerValue('cookie')).toContain('session=');
  await expect(page.locator('body')).toContainText('"code":"FORBIDDEN"');
});

test('an image with the address of a change changes nothing', async ({ page, shop }) => {
  const before = shop.output().length;
  await page.evaluate((address) => {
    document.body.append(Object.assign(new Image(), { src: address }));
  }, `${shop.url}/basketchange.php?${add}`);
  await expect.poll(() => shop.output().slice(before)).toMatch(/"route":"basket-change","status":403/);
});

test('a form submitted by a foreign page is rejected in Polish', async ({ page, shop }) => {
  await submit(page, { action: `${shop.url}/basketchange.php`, fields: [...new URLSearchParams(add)] });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tego nie możemy przyjąć.');
});

test('a foreign page can neither read nor frame the shop', async ({ page, shop }) => {
  const read = await page.evaluate(
    (address) =>
      fetch(address, { credentials: 'include' }).then(
        () => 'read',
        () => 'refused',
      ),
    `${shop.url}/ajax/basket.php?getAjax=true`,
  );
  expect(read).toBe('refused');
  await page.evaluate((address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
  }, `${shop.url}/basketedit.php`);
  await expect.poll(() => page.frames().at(-1)!.url()).toBe('chrome-error://chromewebdata/');
});
