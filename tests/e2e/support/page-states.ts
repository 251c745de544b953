import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page, Response } from 'playwright/test';
import type { Before, PageState } from '../../../storefront/reference/page-state.ts';
import { account } from '../../../storefront/reference/asking/account.ts';
import { recipient } from '../../../storefront/reference/asking/recipient.ts';
import { runSql } from './database.ts';
import { hiddenFields } from './http-shopper.ts';
import { openAccountBy } from './registration.ts';
import type { Shop } from './shop.ts';

export type { PageState };

/** Where the money of a return goes. */
export const iban = 'PL61 1090 1014 0000 0712 1981 2874';

/** What the visitor complains about. */
export const complaint = 'Po tygodniu pękło ucho.';

type ShopPlace = Pick<Shop, 'url' | 'outboxDir' | 'dataDir' | 'databaseUrl'>;

const root = join(import.meta.dirname, '../../..');

/** A state with its page kind, the folder's name. */
export type KnownState = PageState & { readonly kind: string };

/** All states listed in `states.ts` files. */
export const pageStates: ReadonlyArray<KnownState> = (
  await Promise.all(
    globSync('storefront/{features/*/pages/*,frame/error-page}/states.ts', { cwd: root })
      .sort()
      .map(async (file) => {
        const { default: states } = (await import(pathToFileURL(join(root, file)).href)) as {
          default: ReadonlyArray<PageState>;
        };
        return states.map((state) => ({ ...state, kind: file.split(/[/\\]/).at(-2)! }));
      }),
  )
).flat();

/** The e-mail of who orders in these steps: an address may have ten orders that are not paid. */
export const emailOf = (before: Before): string => `${before}@poczta.example`;

/** Performs the steps before a page by HTTP requests that share the cookies of the browser context. */
class Steps {
  readonly #context: BrowserContext;
  readonly #shop: ShopPlace;
  readonly #recipient: Readonly<Record<keyof typeof recipient, string>>;

  constructor(context: BrowserContext, shop: ShopPlace, before: Before) {
    this.#context = context;
    this.#shop = shop;
    this.#recipient = { ...recipient, email: emailOf(before) };
  }

  async choosing(): Promise<void> {
    await this.#post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', getAjax: 'true' }, 200);
  }

  async delivery(): Promise<void> {
    await this.choosing();
    await this.#post('/order1.php', { ...this.#recipient, shipping: '1-1', payform_id: 'transfer' });
  }

  /** Available, sold-out and measured goods; of the compared ones some values differ. */
  async saving(): Promise<void> {
    for (const [product, size] of [
      ['1001', 'uniw'],
      ['1003', 'uniw'],
      ['1007', 'naturalny'],
    ] as const)
      await this.#post('/shoppinglist.php', { do: 'add', product, size });
    await this.#post('/shoppinglist.php', { do: 'create', name: 'Prezenty' });
    for (const product of ['1001', '1003', '1004']) await this.#post('/product-compare.php', { do: 'add', product });
    // A page that shows all that was said on the way, as a visitor has seen it.
    await this.#context.request.get(`${this.#shop.url}/`);
  }

  /** @returns the address of the confirmation */
  async order(): Promise<string> {
    await this.delivery();
    return this.#order();
  }

  /** @returns the address of the payment */
  async 'online-order'(): Promise<string> {
    await this.choosing();
    await this.#post('/order1.php', { ...this.#recipient, shipping: '1-1', payform_id: '10' });
    return this.#order();
  }

  async 'changed-payment'(): Promise<string> {
    return (await this['online-order']()).replace('/prepaid.php', '/order-newpayment.php');
  }

  async 'card-payment'(): Promise<string> {
    await this.choosing();
    await this.#post('/order1.php', { ...this.#recipient, shipping: '1-1', payform_id: '11' });
    return this.#post(await this.#order(), {});
  }

  async 'complaint-form'(): Promise<string> {
    return (await this.order()).replace('/orderdetails.php', '/rma-add.php');
  }

  async complaint(): Promise<string> {
    const form = { 'product[0]': '1001', 'size[0]': 'uniw', 'comment[0]': complaint };
    const path = (await this.order()).replace('/orderdetails.php', '/rma-method.php');
    return this.#post(path, { ...form, rma_type: 'exchange', return_type: '4', phone: '600 100 200' });
  }

  /** @returns the address of the first step */
  async return(): Promise<string> {
    await this.#post('/basketchange.php', { product: '1037', size: 'uniw', number: '1', getAjax: 'true' }, 200);
    const confirmation = await this.order();
    const number = new URL(confirmation, this.#shop.url).searchParams.get('order_number')!;
    // As the staff's commands do, which SQLite does not admit beside the running shop.
    const order = `(select id from orders where number = '${number}')`;
    await runSql(this.#shop, `update payments set state = 'accepted' where order_id = ${order}`);
    await runSql(this.#shop, `update orders set state = 't' where number = '${number}'`);
    return confirmation.replace('/orderdetails.php', '/returns-products.php');
  }

  async 'return-refund'(): Promise<string> {
    const products = await this.return();
    const part = { 'product[0]': '1001', 'size[0]': 'uniw', 'bundle[0]': '1037', 'bundle_size[0]': 'uniw' };
    await this.#post(products, { ...part, 'product[1]': '1001', 'size[1]': 'uniw', 'reason[1]': 'fit' });
    await this.#post(products.replace('-products', '-method'), { return_type: '5' });
    return this.#post(products.replace('-products', '-couriers'), { shipping: '5-point' });
  }

  async 'return-summary'(): Promise<string> {
    return this.#post(await this['return-refund'](), { return_type: 'b', bank_account: iban });
  }

  async account(): Promise<void> {
    await openAccountBy(this.#context.request, this.#shop, { ...account, client_login: recipient.firstname });
    const { firstname, lastname, street, street_number, zipcode, city } = recipient;
    const address = { firstname, lastname, street, street_number, zipcode, city, region: 'PL' };
    await this.#post('/client-addresses.php', { operation: 'save', kind: 'delivery', ...address });
    await this.choosing();
    await this.#post('/order1.php', { delivery_address: 'own', shipping: '1-1', payform_id: 'transfer' });
    await this.#order();
  }

  async #order(): Promise<string> {
    const summary = await this.#context.request.get(`${this.#shop.url}/order2.php`);
    return this.#post('/order2.php', { ...hiddenFields(await summary.text()), terms: '1' });
  }

  async #post(path: string, form: Readonly<Record<string, string>>, expected = 303): Promise<string> {
    const headers = { origin: this.#shop.url, 'sec-fetch-site': 'same-origin' };
    const answer = await this.#context.request.post(this.#shop.url + path, { form, headers, maxRedirects: 0 });
    if (answer.status() !== expected) {
      const words = (await answer.text()).replace(/^[^]*<main/, '').replaceAll(/<[^>]*>|\s+/g, ' ');
      throw new Error(`${path} was answered with ${answer.status()}: ${words.slice(0, 500)}`);
    }
    return answer.headers()['location'] ?? '';
  }
}

/** Accounts and orders are created once per shop and reused, by step and shop address. */
const done = new Map<string, Promise<{ cookies: Awaited<ReturnType<BrowserContext['cookies']>>; leadsTo: string }>>();

/** Tests may change the basket, so it is filled again each time. */
const isDoneOnce = (before: Before) =>
  [
    'order',
    'online-order',
    'changed-payment',
    'card-payment',
    'complaint-form',
    'complaint',
    'return',
    'return-refund',
    'return-summary',
    'account',
  ].includes(before);

async function prepare(context: BrowserContext, shop: ShopPlace, before: Before) {
  const doIt = async () => {
    const leadsTo = (await new Steps(context, shop, before)[before]()) ?? '';
    return { cookies: await context.cookies(), leadsTo };
  };
  if (!isDoneOnce(before)) return doIt();
  const key = `${before} ${shop.url}`;
  if (!done.has(key)) done.set(key, doIt());
  const result = await done.get(key)!;
  await context.addCookies(result.cookies);
  return result;
}

/** Opens a page state: clears the cookies, performs its steps, and goes to its address. */
export async function visit(page: Page, shop: ShopPlace, state: PageState): Promise<Response | null> {
  const context = page.context();
  await context.clearCookies();
  const leadsTo = state.after ? (await prepare(context, shop, state.after)).leadsTo : '';
  const answer = await page.goto(new URL(state.address ?? leadsTo, shop.url).href);
  // A page of an error has few controls and words: every check of it would pass.
  const { status = 200 } = state;
  if (answer?.status() !== status) throw new Error(`${state.name} answered ${answer?.status()} instead of ${status}.`);
  return answer;
}

/** States that need user input on the page: a rejected form, open disclosures, the open menu. */
const used: ReadonlyArray<{ name: string; of: string; use(page: Page): Promise<unknown> }> = [
  {
    name: 'order-1-errors',
    of: 'order-1',
    async use(page) {
      await page.getByRole('button', { name: /^Dalej/ }).click();
      await page.getByRole('heading', { name: /^Popraw/ }).waitFor();
    },
  },
  {
    name: 'folded-open',
    of: 'home',
    async use(page) {
      await page.locator('main summary, footer summary').evaluateAll((all) => {
        // Slides outside of a carousel's window are inert, once it has its script.
        for (const summary of all as HTMLElement[])
          if (summary.checkVisibility() && !summary.closest('[inert]')) summary.click();
      });
    },
  },
  {
    name: 'listing-filters-open',
    of: 'listing',
    async use(page) {
      const filters = page.getByRole('link', { name: /^Filtry/ });
      // From viewport level 3 the filters stand beside the list.
      if (!(await filters.isVisible())) return;
      await filters.click();
      // Without a script the link leads to them.
      const sheet = page.getByRole('dialog', { name: 'Filtry produktów' }).or(page.locator('#filters:target'));
      await sheet.waitFor();
      // At its end, where its foot covers no part of a control.
      await sheet.locator('input, a').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'menu-open',
    of: 'home',
    async use(page) {
      const menu = page.getByRole('banner').locator('summary[aria-label="Menu"]');
      // From viewport level 3 the menu is a bar with panels below departments.
      if (await menu.isVisible()) await menu.click();
    },
  },
];

/** All states, with and without user input. Each can be opened independently. */
export const walk: ReadonlyArray<{
  readonly name: string;
  readonly kind: string;
  go(page: Page, shop: ShopPlace): Promise<unknown>;
}> = [
  ...pageStates.map((state) => ({
    name: state.name,
    kind: state.kind,
    go: (page: Page, shop: ShopPlace) => visit(page, shop, state),
  })),
  ...used.map(({ name, of, use }) => {
    const state = pageStates.find((one) => one.name === of)!;
    return {
      name,
      kind: state.kind,
      async go(page: Page, shop: ShopPlace) {
        await visit(page, shop, state);
        await use(page);
      },
    };
  }),
];
