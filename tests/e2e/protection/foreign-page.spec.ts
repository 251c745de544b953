import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Response } from 'playwright/test';
import { expect, test } from '../support/test.ts';

const add = 'product=1001&size=uniw&number=1&mode=1&change=add';

/**
 * A foreign page. On another port of the same host it is another origin and yet the same site, so that the browser sends
 * the shop's cookies along: what remains is the shop's own look at where a request comes from.
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

/** The shop's answer to what `cause` brings about. */
async function answerTo(page: Page, path: string, cause: () => Promise<unknown>): Promise<Response> {
  const [response] = await Promise.all([page.waitForResponse((one) => one.url().includes(path)), cause()]);
  return response;
}

test.beforeEach(async ({ page, shop }) => {
  // Our own page may do what the foreign one tries, and the visitor has a session from now on.
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

test('a mutation as text/plain from a foreign page is refused, though its cookies came', async ({ page, shop }) => {
  const body = JSON.stringify({
    query: 'mutation{addProductsToBasket(ProductInput:[{id:1001,size:"uniw",quantity:1}]){status}}',
  });
  const response = await answerTo(page, '/graphql/v1/', () =>
    page.evaluate(
      ([address, text]) =>
        fetch(address!, {
          method: 'POST',
          mode: 'no-cors',
          credentials: 'include',
          body: text!,
          headers: { 'Content-Type': 'text/plain' },
        }),
      [`${shop.url}/graphql/v1/`, body],
    ),
  );
  expect(await response.request().headerValue('cookie')).toContain('session=');
  expect(await response.json()).toMatchObject({ errors: [{ code: 'FORBIDDEN', extensions: { code: 'FORBIDDEN' } }] });
});

test('a picture that is an address of a change changes nothing', async ({ page, shop }) => {
  const response = await answerTo(page, '/basketchange.php', () =>
    page.evaluate((address) => {
      document.body.append(Object.assign(new Image(), { src: address }));
    }, `${shop.url}/basketchange.php?${add}`),
  );
  expect(response.status()).toBe(403);
});

test('a form that a foreign page sends by itself is refused in Polish', async ({ page, shop }) => {
  const response = await answerTo(page, '/basketchange.php', () =>
    page.evaluate(
      ([address, fields]) => {
        const form = Object.assign(document.createElement('form'), { action: address!, method: 'post' });
        for (const [name, value] of new URLSearchParams(fields))
          form.append(Object.assign(document.createElement('input'), { name, value }));
        document.body.append(form);
        form.submit();
      },
      [`${shop.url}/basketchange.php`, add],
    ),
  );
  expect(response.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tego nie możemy przyjąć.');
});

test('a foreign page can neither read the shop nor hold it in a frame', async ({ page, shop }) => {
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
  const frame = page.frames().at(-1)!;
  await page.waitForTimeout(500);
  expect(await frame.locator('h1').count()).toBe(0);
});
