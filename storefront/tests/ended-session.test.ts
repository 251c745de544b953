import { describe, expect, it } from 'vitest';
import { newClient, password } from '../features/account/server/testing/account.ts';
import { mailsTo } from '../features/account/server/testing/mails.ts';
import { complaintAbout, operating, orderDetails } from '../features/complaints/testing/complaint.ts';
import { placeOrderOf } from '../store/testing/order-of.ts';
import { Browser } from '../testing/browser.ts';
import { describeOnEngines, shopNow } from '../testing/running-shop.ts';

describeOnEngines('a session that ended', (shop) => {
  const browser = () => new Browser(shop());
  let clients = 0;

  /** A client's browser after the end of its session, and the client's order with a complaint. */
  async function client() {
    const { store } = shop();
    const login = `klientka${(clients += 1)}`;
    const opened = await store.clients.create(newClient(login), 'registered');
    if (opened.kind !== 'saved') throw new Error(opened.kind);
    const { hash } = (await store.sessions.find(await store.clients.signIn(opened.client.id, null)))!;
    await store.baskets.add(hash, { productId: 1002, size: 'uniw', quantity: 1000 });
    const order = await placeOrderOf(store, hash, {
      email: `${login}@poczta.example`,
      clientId: opened.client.id,
      details: orderDetails,
      payment: { method: 'on-delivery', total: 0 },
      state: 'n',
    });
    await operating(
      shop(),
      () => shopNow,
      (type) => type('orders', 'move', order.number, 't'),
    );
    const filed = await store.complaints.file(complaintAbout(order.id));
    if (filed.kind === 'gone') throw new Error(filed.kind);
    return { login, one: browser(), order: order.number, complaint: filed.complaint.number };
  }

  const signIn = (one: Browser, path: string, login: string) => one.post(path, { operation: 'login', login, password });
  const locationOf = async (answer: Promise<Response>) => (await answer).headers.get('location') ?? '';
  const read = async (one: Browser, path: string) => (await one.fetch(path)).text();

  const pages: ReadonlyArray<(of: { order: string; complaint: string }) => string> = [
    () => '/client-orders.php?display=closed',
    () => '/client-addresses.php?kind=invoice',
    () => '/client-data.php',
    () => '/client-rebate.php',
    () => '/client-signin.php',
    () => '/loginedit.php',
    ({ order }) => `/orderdetails.php?order_number=${encodeURIComponent(order)}`,
    ({ order }) => `/returns-products.php?order_number=${encodeURIComponent(order)}`,
    ({ order }) => `/rma-add.php?order_number=${encodeURIComponent(order)}`,
    ({ complaint }) => `/rma-details.php?rma_id=${encodeURIComponent(complaint)}`,
  ];

  it('asks to sign in, which leads back to the page that was wanted [S-15 part]', async () => {
    const { login, one, ...of } = await client();
    for (const path of pages.map((page) => page(of))) {
      const toSignIn = await locationOf(one.fetch(path));
      expect(toSignIn).toMatch(/^\/signin\.php\?next=/);
      expect(await read(one, toSignIn)).toContain('Ta strona jest dla zalogowanych.');
      expect(await locationOf(signIn(one, toSignIn, login))).toBe(path);
      expect((await one.fetch(path)).status, path).toBe(200);
      await one.fetch('/login.php?operation=logout');
    }
  });

  it('leads back to the page that was wanted through a forgotten password too', async () => {
    const { login, one, complaint } = await client();
    const wanted = `/rma-details.php?rma_id=${encodeURIComponent(complaint)}`;
    const toSignIn = await locationOf(one.fetch(wanted));
    const recover = toSignIn.replace('/signin.php', '/password-recover.php');
    expect((await read(one, toSignIn)).replaceAll('&amp;', '&')).toContain(`href="${recover}"`);
    const { email } = newClient(login);
    // The mails of the client's order are not what is read here.
    await shop().store.outbox.claim(1000);
    expect(await locationOf(one.post(recover, { operation: 'recover', email }))).toBe(toSignIn);

    const [mail] = await mailsTo(shop().store, email);
    const [, link, token] = /https:\/\/sien\.example(\/password-recover\.php\?token=([\w-]+)\S*)/.exec(mail!.text)!;
    expect(link).toBe(recover.replace('?', `?token=${token}&`));
    const fresh = { operation: 'change', token: token!, password: 'siwy-kot-7', password_repeat: 'siwy-kot-7' };
    expect(await locationOf(one.post(recover, fresh))).toBe(toSignIn);
    expect(await locationOf(one.post(toSignIn, { operation: 'login', login, password: 'siwy-kot-7' }))).toBe(wanted);
  });

  it('asks about numbers that no order has as about any other, and then finds nothing', async () => {
    const { login, one, order } = await client();
    const [theirs, none] = [order, '20200101/001'].map((number) => `?order_number=${encodeURIComponent(number)}`);
    for (const page of ['orderdetails', 'prepaid', 'order-newpayment', 'returns-method', 'rma-add']) {
      const answers = [theirs, none].map(async (query) => {
        const answer = await browser().fetch(`/${page}.php${query}`);
        return [answer.status, answer.headers.get('location')?.replace(/order_number=.*/, '')];
      });
      expect(await answers[0]).toEqual(await answers[1]);
    }
    const path = `/orderdetails.php${none}`;
    await signIn(one, await locationOf(one.fetch(path)), login);
    expect((await one.fetch(path)).status).toBe(404);
  });

  it('leads nowhere but to pages of the shop', async () => {
    const { login } = await client();
    for (const next of ['https://obcy.example', '//obcy.example', 'constructor', 'nic'])
      expect(await locationOf(signIn(browser(), `/signin.php?next=${encodeURIComponent(next)}`, login))).toBe(
        '/client.php',
      );
  });

  describe('shows a form that came after it again, as it was filled in, but sends nothing', () => {
    const forms: ReadonlyArray<{
      name: string;
      /** Where it is sent, and which page shows it again. */
      path: (of: { order: string; complaint: string }) => readonly [sent: string, shown: string];
      fields: Readonly<Record<string, string>>;
      typed: ReadonlyArray<string>;
    }> = [
      {
        name: 'an address',
        path: () => ['/client-addresses.php', '/client-addresses.php?kind=delivery'],
        fields: {
          operation: 'save',
          kind: 'delivery',
          firstname: 'Ola',
          lastname: 'Kos',
          city: 'Gdynia',
          region: 'PL',
        },
        typed: ['value="Ola"', 'value="Kos"', 'value="Gdynia"'],
      },
      {
        name: 'changed data',
        path: () => ['/loginedit.php', '/loginedit.php'],
        fields: { client_city: 'Zakopane', client_firstname: 'Zofia', client_current_password: 'tajemnica-1' },
        typed: ['value="Zakopane"', 'value="Zofia"'],
      },
      {
        name: 'a complaint',
        path: ({ order }) =>
          ['rma-method', 'rma-add'].map((page) => `/${page}.php?order_number=${encodeURIComponent(order)}`) as never,
        fields: { 'product[0]': '1002', 'size[0]': 'uniw', 'comment[0]': 'Pękło ucho.', rma_type: 'exchange' },
        typed: ['Pękło ucho.'],
      },
      {
        name: 'a message about a complaint',
        path: ({ complaint }) => {
          const shown = `/rma-details.php?rma_id=${encodeURIComponent(complaint)}`;
          return [`${shown}&message=rma`, shown];
        },
        fields: { comment: 'Dosyłam opis rysy.' },
        typed: ['Dosyłam opis rysy.'],
      },
      {
        name: 'the products of a return',
        path: ({ order }) => {
          const shown = `/returns-products.php?order_number=${encodeURIComponent(order)}`;
          return [shown, shown];
        },
        fields: { 'product[0]': '1002', 'size[0]': 'uniw', 'reason[0]': 'fit', return_comment: 'Za duży na szafkę.' },
        typed: ['Za duży na szafkę.'],
      },
    ];

    it.each(forms)('$name', async ({ path, fields, typed }) => {
      const { login, one, ...of } = await client();
      const [sent, shown] = path(of);
      const toSignIn = await locationOf(one.post(sent, { ...fields, owner: login }));
      expect(await read(one, toSignIn)).toContain('Formularz nie został wysłany');
      expect(await locationOf(signIn(one, toSignIn, login))).toBe(shown);
      const html = await read(one, shown);
      expect(html).toContain('Formularz czeka tak, jak był wypełniony.');
      for (const text of typed) expect(html).toContain(text);
      expect(html).not.toContain('tajemnica-1');
      expect(html).not.toContain('aria-invalid="true"');
      // Once: the next visit shows what is kept.
      const again = await read(one, shown);
      for (const text of typed) expect(again).not.toContain(text);
    });
  });

  it('does not show the form of one client to another who signs in on the same browser', async () => {
    const { one, login } = await client();
    const other = await client();
    const path = '/loginedit.php';
    const toSignIn = await locationOf(one.post(path, { client_city: 'Zakopane', owner: login }));
    expect(await locationOf(signIn(one, toSignIn, other.login))).toBe(path);
    const html = await read(one, path);
    expect(html).toContain(`name="owner" value="${other.login}"`);
    expect(html).not.toContain('Zakopane');
    expect(html).not.toContain('Formularz czeka');
  });

  it('refuses a photo that a script sends by itself, and keeps nothing of it', async () => {
    const { one, order } = await client();
    const form = new FormData();
    form.set('upload', new File(['x'], 'rysa.jpg', { type: 'image/jpeg' }));
    const path = `/rma-method.php?order_number=${encodeURIComponent(order)}`;
    expect((await one.fetch(path, { method: 'POST', body: form })).status).toBe(404);
    expect(one.cookie).toBe('');
  });
});
