import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clientMails } from '../features/account/server/mail-kinds.ts';
import { newClient, password } from '../features/account/server/testing/account.ts';
import { openDatabase } from '../importer/writing/open-database.ts';
import { compose } from '../mails/compose.ts';
import { hashOf } from '../platform/store/sessions.ts';
import { openShopBeforeEach } from '../store/testing/describe-store.ts';
import { placeOrderOf } from '../store/testing/order-of.ts';
import { engines, testNow } from '../store/testing/stores.ts';
import { settingsWith } from '../platform/settings/index.ts';
import { byCourier, recipient } from '../testing/recipient.ts';
import { hiddenFields, serve } from '../testing/shop-under-test.ts';
import { readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';

const productId = 1001;
const boundless = { orders: 99, pieces: 999, worth: 1e9 };
const origin = 'https://sien.example';

describe.each(engines)('the operator on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  /** Runs a command: beside the running shop on PostgreSQL, while it is stopped on SQLite. */
  async function type(...parameters: ReadonlyArray<string>): Promise<string> {
    if (engine === 'sqlite') await shop.store.close();
    const database = await openDatabase(shop.place);
    try {
      return await runCommand(readCommand(parameters), database, () => shop.place.clock.now);
    } finally {
      await database.close();
      if (engine === 'sqlite') shop.store = await shop.place.open();
    }
  }

  async function ask(question: string, email = 'ania@example.com'): Promise<string> {
    await shop.store.askedQuestions.ask({ productId, email, question }, 'pomoc@example.com');
    const list = await type('questions', 'list');
    return /Pytanie (\d+),[^\n]*\n[^\n]*\n {2}Ile/.exec(list)?.[1] ?? expect.fail(list);
  }

  const page = async () => (await shop.store.catalogue.productPage(productId))!;
  const opinions = async () => (await shop.store.catalogue.opinionList({ productId, portion: 50 })).opinions;

  /** The waiting mails, as they will be sent. */
  async function mails() {
    const found = await Promise.all(
      (await shop.store.outbox.claim(50)).map((mail) => compose(mail, shop.store, origin)),
    );
    return found.filter((mail) => mail !== null).filter(({ to }) => to !== 'pomoc@example.com');
  }

  it('a guest and a signed-in client order, and the staff has commands and no pages [H-21]', async () => {
    const visitor = () => serve(shop.store, () => shop.place.clock.now, shop.place.dataDir).visitor();
    const order = async (buyer: ReturnType<typeof visitor>) => {
      await buyer.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
      await buyer.post('/order1.php', byCourier);
      const placed = await buyer.post('/order2.php', { ...hiddenFields(await buyer.get('/order2.php')), terms: '1' });
      const address = placed.location ?? expect.fail(placed.text);
      return { address, number: new URLSearchParams(address.split('?')[1]).get('order_number')! };
    };
    const [guest, client] = [visitor(), visitor()];
    const ofGuest = await order(guest);
    await shop.store.clients.create(newClient('klientka'), clientMails.registered);
    await client.post('/signin.php', { operation: 'login', login: 'klientka', password });
    const ofClient = await order(client);

    // Both see their order; the client has it in an account, the guest is asked to sign in.
    expect((await guest.get(ofGuest.address)).text).toContain(ofGuest.number);
    const orders = await client.get('/client-orders.php');
    expect([orders.text.includes(ofClient.number), orders.text.includes(ofGuest.number)]).toEqual([true, false]);
    expect((await guest.get('/client-orders.php')).location).toMatch(/^\/signin\.php/);
    expect((await guest.get(`/orderdetails.php?order_number=${ofClient.number}`)).location).toMatch(/^\/signin\.php/);

    // Nothing of the shop's addresses is for the staff, who move orders by commands.
    for (const path of ['/admin', '/admin.php', '/panel', '/staff', '/operator', '/orders'])
      expect((await client.get(path)).status, path).toBe(404);
    await type('orders', 'paid', ofGuest.number);
    expect((await visitor().get(ofGuest.address)).text).toContain('zapłacona');

    // By login or by e-mail they read what the client's own page shows.
    const [, email = ''] =
      /^klientka, (\S+@\S+), konto od 2026-11-21, zamówienia: 1$/.exec(await type('clients', 'list')) ?? [];
    const shown = await type('clients', 'show', 'klientka');
    expect(shown).toContain(`Login: klientka`);
    expect(shown).toContain(ofClient.number);
    expect(shown).not.toContain(ofGuest.number);
    expect(await type('clients', 'show', email)).toBe(shown);
    await expect(type('clients', 'show', 'nikt')).rejects.toThrow('Nie ma konta');
  });

  it('answers a question on the page and by mail to its author [H-06 part]', async () => {
    const before = (await page()).questions.length;
    const id = await ask('Ile mieści?');
    expect(await type('questions', 'list')).toBe(
      `Pytanie ${id}, 2026-11-21, ania@example.com\nKubek Poranek (1001), czeka\n  Ile mieści?`,
    );
    shop.place.clock.now += 1000;
    expect(await type('questions', 'answer', id, 'Trzysta mililitrów.', '--by', 'Marta')).toBe(
      'Odpowiedź jest na stronie produktu.\nMail do ania@example.com czeka na wysłanie; wyśle go działający sklep.',
    );
    const { questions } = await page();
    expect(questions).toHaveLength(before + 1);
    expect(questions).toContainEqual(
      expect.objectContaining({
        question: 'Ile mieści?',
        askedAt: testNow,
        author: '',
        answer: { text: 'Trzysta mililitrów.', by: 'Marta', at: testNow + 1000 },
      }),
    );
    expect(await type('questions', 'list')).toBe('Żadne pytanie nie czeka.');
    expect(await type('questions', 'list', '--all')).toContain('odpowiedź na stronie\n  Ile mieści?\n  Odpowiedź: Trz');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ania@example.com',
      subject: 'Odpowiedź na pytanie o\u00A0produkt: Kubek Poranek',
    });
    expect(mail!.text).toContain('Kubek Poranek:\n\nTrzysta mililitrów.\n');
    expect(mail!.text).not.toContain('Ile mieści?');
    expect(mail!.text).toContain(`${origin}/product-pol-1001-`);
    expect(mail!.text).toContain('Odpowiada Marta, sklep Sień.');
  });

  it('sends an answer once, however often it is typed, and another one as replacement', async () => {
    const id = await ask('Ile waży?');
    await type('questions', 'answer', id, 'Kilo.');
    expect(await type('questions', 'answer', id, 'Kilo.')).toBe('Nic się nie zmieniło: tak już było.');
    expect(await mails()).toHaveLength(1);
    await type('questions', 'answer', id, 'Dwa kilo.');
    expect((await page()).questions.filter(({ question }) => question === 'Ile waży?')).toMatchObject([
      { answer: { text: 'Dwa kilo.', by: 'Sień' } },
    ]);
    expect(await mails()).toHaveLength(1);
  });

  it('answers by mail alone, hides and restores a question', async () => {
    const id = await ask('Ile kosztuje dla firmy?');
    const isShown = async () => (await page()).questions.some(({ question }) => question.startsWith('Ile kosztuje'));
    expect(await type('questions', 'answer', id, 'Tyle samo.', '--private')).toContain('nie ma na stronie');
    expect([await isShown(), (await mails()).length]).toEqual([false, 1]);
    await type('questions', 'answer', id, 'Tyle samo.');
    expect(await isShown()).toBe(true);
    expect(await type('questions', 'hide', id)).toBe('Pytanie zdjęte.');
    expect(await isShown()).toBe(false);
    expect(await type('questions', 'hide', id)).toBe('Nic się nie zmieniło: tak już było.');
    await type('questions', 'answer', id, 'Tyle samo.');
    expect(await isShown()).toBe(true);
  });

  it('answers an opinion, and notifies its author [H-06 part]', async () => {
    const sent = { productId, author: 'Ewa', content: 'Pękł.', rating: 1, photos: [], email: 'ewa@example.com' };
    await shop.store.sentOpinions.send(sent, null);
    const { access_key } = await shop.tables.selectFrom('sent_opinions').select('access_key').executeTakeFirstOrThrow();
    await shop.store.sentOpinions.publish(access_key);
    await mails();
    const id = String((await opinions()).find(({ author }) => author === 'Ewa')!.id);
    expect(await type('opinions', 'list')).toContain(
      `Opinia ${id}, 2026-11-21, Ewa, ocena 1\nKubek Poranek (1001)\n  Pękł.`,
    );
    expect(await type('opinions', 'answer', id, 'Wymienimy.')).toContain('Mail do ewa@example.com czeka');
    expect((await opinions()).find(({ author }) => author === 'Ewa')?.answer).toMatchObject({
      text: 'Wymienimy.',
      by: 'Sień',
    });
    expect((await mails()).map(({ to, text }) => [to, text.includes('Wymienimy.')])).toEqual([
      ['ewa@example.com', true],
    ]);
    expect(await type('opinions', 'list')).not.toContain('Pękł.');
  });

  it('removes an opinion from the whole shop with a reason, and restores it', async () => {
    const shown = async () => ({
      page: (await page()).rating,
      card: (await shop.store.catalogue.cards([productId]))[0]!.rating,
      list: (await shop.store.catalogue.opinionList({ productId, portion: 50 })).total,
      shop: (await shop.store.catalogue.opinions(3)).rating.count,
    });
    const before = await shown();
    const { id } = (await opinions())[0]!;
    expect(await type('opinions', 'hide', String(id), 'cudze dane')).toContain(`opinions show ${id}`);
    const count = before.page.count - 1;
    const after = await shown();
    expect([after.page.count, after.card.count, after.list, after.shop]).toEqual([
      count,
      count,
      count,
      before.shop - 1,
    ]);
    expect(after.card.mean).toBe(after.page.mean);
    expect(await shop.store.opinionVotes.isShown(id)).toBe(false);
    expect(await type('opinions', 'list', '--all')).toContain('Zdjęta: cudze dane');
    await type('opinions', 'show', String(id));
    expect(await shown()).toEqual(before);
    expect(await type('opinions', 'show', String(id))).toBe('Nic się nie zmieniło: tak już było.');
  });

  it('lists failed mails with the reason, and retries one', async () => {
    expect(await type('mails', 'list')).toBe('Wszystkie maile wyszły.');
    await ask('Ile mieści?');
    const [mail] = await shop.store.outbox.claim(1);
    const id = String(mail!.id);
    await shop.store.outbox.postpone(mail!.id, 60_000, '451 busy');
    expect(await type('mails', 'list')).toBe('Wszystkie maile wyszły.');
    expect(await type('mails', 'list', '--all')).toContain('czeka na wysłanie, 1 próba\n  451 busy');
    await shop.store.outbox.giveUp(mail!.id, '550 no such mailbox');
    expect(await type('mails', 'list')).toBe(
      `Mail ${id}, 2026-11-21, pomoc@example.com, question-asked\nnie wyszedł, sklep zrezygnował 2026-11-21, 1 próba\n  550 no such mailbox`,
    );
    expect(await type('mails', 'send', id)).toBe(
      'Mail do pomoc@example.com czeka na wysłanie; wyśle go działający sklep.',
    );
    expect(await type('mails', 'list')).toBe('Wszystkie maile wyszły.');
    expect(await shop.store.outbox.claim(1)).toMatchObject([{ id: mail!.id, attempt: 1 }]);
    await shop.store.outbox.markSent([mail!.id]);
    await expect(type('mails', 'send', id)).rejects.toThrow(`Nie ma niewysłanego maila o\u00A0numerze ${id}.`);
  });

  it('lists wishes and newsletter subscribers', async () => {
    expect(await type('wishes', 'list')).toBe('Nikt o\u00A0nic nie prosił.');
    expect(await type('newsletter', 'list')).toBe('Nikt nie dostaje newslettera.');
    const owner = hashOf('cookie');
    const session = { id_hash: owner, created_at: testNow, seen_at: testNow, expires_at: testNow + 1e9, data: '{}' };
    await shop.tables.insertInto('sessions').values(session).execute();
    await shop.store.productRequests.add(owner, { name: 'Czajnik', description: 'emaliowany' });
    for (const email of ['b@example.com', 'a@example.com', 'czeka@example.com'])
      await shop.store.newsletter.ask({ email, name: '', consent: 'Zgoda' });
    const keys = await shop.tables.selectFrom('newsletter_subscribers').select(['email', 'access_key']).execute();
    for (const { email, access_key } of keys)
      if (!email.startsWith('czeka')) await shop.store.newsletter.confirm(access_key);
    expect(await type('wishes', 'list')).toBe('2026-11-21 Czajnik: emaliowany');
    expect(await type('newsletter', 'list')).toBe('2026-11-21 a@example.com\n2026-11-21 b@example.com');
  });

  it('changes a setting for the shop’s next request, resets it, and removes an unknown one', async () => {
    const days = async () => settingsWith(await shop.store.settings.overrides()).returnDays;
    expect(await type('settings', 'set', 'returnDays', '60')).toBe(
      'returnDays to teraz: 60\nSklep mówi, kto sprzedaje.',
    );
    expect(await days()).toBe(60);
    expect(await type('settings', 'list')).toContain('returnDays: 60  (dni na zwrot)\n');
    expect(await type('settings', 'reset', 'returnDays')).toContain('returnDays to teraz: 14\n');
    expect(await days()).toBe(14);
    expect(await type('settings', 'set', 'listingPortion', '12')).toBe('listingPortion to teraz: 12');
    expect(await type('settings', 'list', '--all')).toContain('\nlistingPortion: 12\n');
    await expect(type('settings', 'reset', 'listngPortion')).rejects.toThrow('Nie ma ustawienia „listngPortion”.');
    await shop.store.settings.set('listngPortion', 12);
    await expect(type('settings', 'list')).rejects.toThrow('There is no setting named "listngPortion".');
    expect(await type('settings', 'reset', 'listngPortion')).toBe('Nie ma już ustawienia listngPortion.');
    expect(await type('settings', 'list')).toContain('Sklep mówi, kto sprzedaje.');
  });

  describe('with unpaid orders', () => {
    /** An order of mugs by transfer. */
    async function order(quantity: number): Promise<string> {
      const session = (await shop.store.sessions.start()).session.hash;
      await shop.store.baskets.add(session, { productId, size: 'uniw', quantity: quantity * 1000 });
      const payment = { methodId: 'transfer', name: 'Przelew tradycyjny' };
      const { number } = await placeOrderOf(shop.store, session, {
        email: 'ania@example.com',
        details: {
          address: recipient,
          delivery: { courierName: 'Kurier', place: null, day: null },
          payment,
          choices: {},
          remarks: '',
        },
        mailKind: 'order-confirmation',
        unpaid: {
          payUntil: testNow + 6 * 24 * 60 * 60 * 1000,
          networkAddress: '192.0.2.1',
          perCustomer: boundless,
          perNetworkAddress: boundless,
        },
      });
      return number;
    }
    const amount = async () => (await page()).sizes[0]!.amount;

    it('lists them, marks one as paid and cancels another, restocking its goods', async () => {
      expect(await type('orders', 'list')).toBe('Wszystkie zamówienia są opłacone.');
      const before = await amount();
      const [paid, other] = [await order(2), await order(1)];
      expect(await type('orders', 'list')).toBe(
        [
          `Zamówienie ${paid}, 2026-11-21, ania@example.com`,
          '154,90\u00A0zł, 1 pozycja, czeka na płatność, zapłata do 2026-11-27',
          '',
          `Zamówienie ${other}, 2026-11-21, ania@example.com`,
          '85,90\u00A0zł, 1 pozycja, czeka na płatność, zapłata do 2026-11-27',
        ].join('\n'),
      );
      expect(await type('orders', 'paid', paid)).toBe(`Zamówienie ${paid} jest opłacone i\u00A0idzie do realizacji.`);
      expect(await type('orders', 'paid', paid)).toBe('Nic się nie zmieniło: tak już było.');
      await expect(type('orders', 'cancel', paid)).rejects.toThrow('jest opłacone. Najpierw zwróć pieniądze.');
      await mails();
      expect(await type('orders', 'cancel', other)).toBe(
        `Zamówienie ${other} anulowane. Produkty i\u00A0kod rabatowy wróciły.\n` +
          'Mail do ania@example.com czeka na wysłanie; wyśle go działający sklep.',
      );
      expect(await amount()).toBe(before - 2000);
      const [mail] = await mails();
      expect(mail).toMatchObject({ to: 'ania@example.com', subject: `Zamówienie ${other} jest anulowane` });
      expect(mail!.text).toContain('Nic nam za nie nie płacisz.');
      expect(mail!.text).not.toContain('nie wpłynęła');
      for (const action of ['paid', 'cancel'])
        await expect(type('orders', action, other)).rejects.toThrow('nic już nie zrobimy: anulowane przez sklep.');
      expect(await type('orders', 'list')).toBe('Wszystkie zamówienia są opłacone.');
      await expect(type('orders', 'paid', '20200101/001')).rejects.toThrow('Nie ma zamówienia 20200101/001.');
      // The order that was paid goes on, and its buyer reads each step.
      expect(await type('orders', 'move', paid, 't', 'Numer paczki 123.')).toContain(`Zamówienie ${paid}: wysłane.`);
      const [sent] = await mails();
      expect(sent!.text).toContain('Numer paczki 123.');
      expect(await type('orders', 'move', paid, 't')).toBe('Nic się nie zmieniło: tak już było.');
      expect(await type('orders', 'show', paid)).toContain('wysłane, Numer paczki 123.');
      await expect(type('orders', 'move', other, 'b')).rejects.toThrow('nic już nie zrobimy: anulowane przez sklep.');
    });
  });

  it('restocks pieces, and prints the stock and the total', async () => {
    const shelf = async () => {
      const { amount, stocks } = (await page()).sizes[0]!;
      return [amount, Object.fromEntries(stocks.map((stock) => [stock.stockId, stock.amount]))] as const;
    };
    const [before, stocks] = await shelf();
    expect(await type('goods', 'add', String(productId), 'uniw', '12')).toBe(
      'Produkt 1001, rozmiar uniw: jest teraz 50. Nowe leżą w\u00A0magazynie M1.',
    );
    await type('goods', 'add', String(productId), 'onesize', '3', '--to', 'S1');
    expect(await shelf()).toEqual([
      before + 15_000,
      { ...stocks, M1: stocks['M1']! + 12_000, S1: stocks['S1']! + 3000 },
    ]);
    await expect(type('goods', 'add', '1001', 'xl', '1')).rejects.toThrow('nie ma rozmiaru „xl”. Ma: uniw.');
    await expect(type('goods', 'add', '9999', 'xl', '1')).rejects.toThrow('Nie ma produktu o\u00A0numerze 9999.');
    await expect(type('goods', 'add', '1001', 'uniw', '1', '--to', 'X')).rejects.toThrow(
      'Nie ma magazynu „X”. Są: M1, S1',
    );
    expect(await type('goods', 'add', '1046', (await shop.store.catalogue.product(1046))!.defaultSize, '1')).toContain(
      'nic się nie zmieniło, bo jest go bez ograniczeń.',
    );
  });

  it('reports what does not exist', async () => {
    await expect(type('questions', 'answer', '404', 'Tak.')).rejects.toThrow('Nie ma pytania o\u00A0numerze 404.');
    await expect(type('questions', 'hide', '404')).rejects.toThrow('Nie ma pytania o\u00A0numerze 404.');
    for (const command of [
      ['answer', '404', 'Tak.'],
      ['hide', '404', 'Bo tak.'],
      ['show', '404'],
    ])
      await expect(type('opinions', ...command)).rejects.toThrow('Nie ma opinii o\u00A0numerze 404.');
  });

  it('runs as a command, and reports a running shop that holds the file', () => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const { DATABASE_URL: _, ...environment } = process.env;
    const run = (...parameters: ReadonlyArray<string>) =>
      spawnSync(process.execPath, [main, ...parameters], {
        encoding: 'utf8',
        env: {
          ...environment,
          DATA_DIR: shop.place.dataDir,
          ...(shop.place.databaseUrl !== undefined && { DATABASE_URL: shop.place.databaseUrl }),
        },
      });
    expect(run('questions')).toMatchObject({ status: 2, stdout: '' });
    const answer = run('questions', 'list');
    if (engine === 'postgres') {
      expect(answer).toMatchObject({ status: 0, stdout: 'Żadne pytanie nie czeka.\n', stderr: '' });
      expect(run('opinions', 'show', '404')).toMatchObject({
        status: 1,
        stderr: 'Nie ma opinii o\u00A0numerze 404.\n',
      });
    } else {
      expect(answer).toMatchObject({ status: 1, stdout: '' });
      expect(answer.stderr).toContain('ta dopuszcza jeden proces. Zatrzymaj sklep na czas tego polecenia');
    }
  });
});
