import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../../mails/compose.ts';
import { readCommand } from '../../../operator/read-command.ts';
import { runCommand } from '../../../operator/run-command.ts';
import { filesAt } from '../../../platform/uploads/files-at.ts';
import { enginesInTurn, filledShop, makePlace, type Place } from '../../../store/testing/stores.ts';
import { hiddenFields, serve, type Seen, type Visitor } from '../../../testing/shop-under-test.ts';
import type { Store } from '../../../store/index.ts';
import { returnMovedMail, returnRefundedMail } from '../server/mail-kinds.ts';
import { sentOrder, type SendingShop, type Wanted } from '../server/testing/sent-order.ts';

const iban = 'PL61109010140000071219812874';
const title = 'a return';

describe.each(enginesInTurn(title))(`${title} on %s`, (engine) => {
  let place: Place;
  let store: Store;
  let shop: SendingShop;
  let visit: () => Visitor;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    store = await place.open();
    await store.settings.set('rateLimitFactor', 10_000);
    shop = { store, tables: await place.openTables(), now: place.clock.now };
    const served = serve(store, () => place.clock.now, place.dataDir);
    visit = () => served.visitor();
  }, 60_000);
  afterAll(() => place.remove());

  const sent = (visitor: Visitor, ...goods: ReadonlyArray<Wanted>) => sentOrder(visitor, shop, ...goods);
  const mug = { 'product[0]': '1001', 'size[0]': 'uniw', 'additional[0]': '' };

  /** Sends the steps one after the other, each to the address that the one before led to. */
  async function walk(visitor: Visitor, start: string, ...forms: ReadonlyArray<Record<string, string>>): Promise<Seen> {
    let address = start;
    for (const form of forms) {
      const answer = await visitor.post(address, form);
      if (answer.location === null) return answer;
      address = answer.location;
    }
    return visitor.get(address);
  }
  async function announce(
    visitor: Visitor,
    query: string,
    ...forms: ReadonlyArray<Record<string, string>>
  ): Promise<string> {
    const summary = await walk(visitor, `/returns-products.php?${query}`, ...forms);
    expect(summary.text).toContain('Sprawdź i\u00a0wyślij zgłoszenie');
    const done = await visitor.post(`/returns-confirmation.php?${query}`, hiddenFields(summary));
    expect([done.status, done.location]).toEqual([303, expect.stringContaining('/returns-details.php?')]);
    return done.location!;
  }
  const byLabel: ReadonlyArray<Record<string, string>> = [{ return_type: '5' }, { shipping: '5-point' }];
  const byTransfer = { return_type: 'b', bank_account: iban };
  const numberOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('return')!;
  const mailsOf = async (kind: string) => {
    const waiting = (await store.outbox.claim(100)).filter((mail) => mail.kind === kind);
    return Promise.all(waiting.map((mail) => compose(mail, store, 'https://sien.example')));
  };

  it('says each error of the spec at its place, opens a step once the one before is done, and loses nothing [T-32] [V-41] [V-42] [X-14 part]', async () => {
    const visitor = visit();
    const { query } = await sent(visitor, ['1001', 'uniw', '2'], ['1032', 'uniw', '1.5']);
    const at = (step: string) => `/returns-${step}.php?${query}`;
    /** The refused form says it in the summary and at the field. */
    const refused = async (step: string, form: Record<string, string>, message: string) => {
      const answer = await visitor.post(at(step), form);
      expect(answer.status, `${step}: ${answer.text}`).toBe(422);
      expect(answer.text.split(message).length - 1, `${step}: ${answer.text}`).toBeGreaterThanOrEqual(2);
      return answer;
    };
    for (const step of ['method', 'couriers', 'sites', 'repayments', 'confirmation'])
      expect((await visitor.get(at(step))).location).toBe(at('products'));
    await refused('products', {}, 'Wybierz produkty, które chcesz zwrócić.');
    const tooMuch = await refused(
      'products',
      { ...mug, 'set_quantity[0]': '3' },
      'Możesz zwrócić najwyżej 2\u00a0szt.',
    );
    expect(tooMuch.html).toContain('value="3"');
    for (const typed of ['-1', 'NaN', '1e9', '0.5', '99999999999999999999'])
      await refused('products', { ...mug, 'set_quantity[0]': typed }, 'Możesz zwrócić najwyżej 2\u00a0szt.');
    const coffee = { 'product[1]': '1032', 'size[1]': 'uniw', 'additional[1]': '' };
    await refused('products', { ...coffee, 'set_quantity[1]': '1.6' }, 'Możesz zwrócić najwyżej 1,5\u00a0kg.');
    const chosen = { ...mug, 'set_quantity[0]': '1', 'reason[0]': 'fit', return_comment: 'Za mały\nkubek' };
    expect((await visitor.post(at('products'), chosen)).location).toBe(at('method'));
    await refused('method', {}, 'Wybierz sposób zwrotu.');
    await refused('method', { return_type: '9' }, 'Wybierz sposób zwrotu.');
    await refused('method', { return_type: '4' }, 'Wybierz szczegóły sposobu zwrotu.');
    await refused('method', { return_type: '2', method_param: 'a' }, 'Wybierz szczegóły sposobu zwrotu.');
    expect((await visitor.post(at('method'), { return_type: '1' })).location).toBe(at('sites'));
    await refused('sites', { stock: 'S9' }, 'Wybierz punkt zwrotu.');
    expect((await visitor.get(at('couriers'))).location).toBe(at('sites'));
    expect((await visitor.post(at('method'), { return_type: '3' })).location).toBe(at('couriers'));
    await refused('couriers', { shipping: '5-point' }, 'Wybierz, jak odeślesz paczkę.');
    expect((await visitor.post(at('couriers'), { shipping: '3-post' })).location).toBe(at('repayments'));
    await refused('repayments', {}, 'Wybierz, jak oddać pieniądze.');
    // A guest has no balance, and a transfer does not go back by itself.
    for (const form of ['t', 'o', 'tc'])
      await refused('repayments', { return_type: form }, 'Wybierz, jak oddać pieniądze.');
    const wrong = await refused(
      'repayments',
      { return_type: 'b', bank_account: '123' },
      'Format numeru konta bankowego jest niepoprawny',
    );
    expect(wrong.html).toContain('value="123"');
    await refused(
      'repayments',
      { return_type: 'x', return_text: 'ok' },
      'Opisz formę zwrotu pieniędzy: co najmniej 3\u00a0znaki.',
    );
    expect((await visitor.post(at('repayments'), byTransfer)).location).toBe(at('confirmation'));
    const back = await visitor.get(at('products'));
    expect(back.html).toMatch(/name="product\[0\]"[^>]*checked|checked[^>]*name="product\[0\]"/);
    expect(back.html).toContain('Za mały\nkubek');
    // Another browser with the same key has its own draft.
    expect((await visit().get(at('confirmation'))).location).toBe(at('products'));
  });

  it('takes back goods that have a remark, and not what their page excludes, as the withdrawal says, too', async () => {
    const visitor = visit();
    await visitor.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1', change: 'add' });
    const remark = { 'set_quantity[0]': '1', 'comment[0]': 'To prezent' };
    await visitor.post('/basketchange.php?type=multiproduct', { ...mug, ...remark });
    const { number, query } = await sent(visitor, ['1007', 'naturalny', '1.5']);
    expect((await store.orders.byNumber(number))!.lines[0]).toMatchObject({ productId: 1001, comment: 'To prezent' });
    const products = await visitor.get(`/returns-products.php?${query}`);
    expect(products.html).toMatch(/name="product\[0\]"/);
    expect(products.html).not.toMatch(/name="product\[1\]"/);
    expect(products.text.split('Zrobiliśmy to na Twoje zamówienie').length - 1, products.text).toBe(1);
    const withdrawal = await visitor.get(`/withdrawal.php?${query}`);
    expect(withdrawal.text.split('Zrobiliśmy to na Twoje zamówienie').length - 1, withdrawal.text).toBe(1);
  });

  it('wants a phone number for a parcel locker [X-14 part]', async () => {
    const visitor = visit();
    const { number, query } = await sent(visitor, ['1001', 'uniw', '1']);
    const order = (await store.orders.byNumber(number))!;
    const details = { ...order.details, address: { ...(order.details['address'] as object), phone: '' } };
    await shop.tables
      .updateTable('orders')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', order.id)
      .execute();
    await visitor.post(`/returns-products.php?${query}`, mug);
    const answer = await visitor.post(`/returns-method.php?${query}`, { return_type: '4', method_param: 'a' });
    expect(answer.text).toContain(
      'Żeby zwrócić paczkę przez automat, uzupełnij numer telefonu w\u00a0ustawieniach konta.',
    );
  });

  it('goes back by each method, and its buyer sees at once what the staff do with it, in each of its nine states [S-27 part]', async () => {
    const visitor = visit();
    const { number, query } = await sent(visitor, ['1001', 'uniw', '6']);
    const words: Readonly<Record<number, string>> = {
      15: 'Czeka na nadanie',
      17: 'Czeka na oddanie w\u00a0sklepie',
      18: 'Czeka na Twoją przesyłkę',
    };
    /** What the mark below the title and the last step of the history say. */
    const shows = (page: Seen, says: string) =>
      expect(page.text.split(says).length - 1, page.text).toBeGreaterThanOrEqual(2);
    const ways: ReadonlyArray<readonly [number, ReadonlyArray<Record<string, string>>, string]> = [
      [17, [{ return_type: '1' }, { stock: 'S1' }], 'Przynieś produkty'],
      [15, [{ return_type: '2', method_param: 'morning' }, { shipping: '2-door' }], 'Kurier przyjedzie po paczkę'],
      [18, [{ return_type: '3' }, { shipping: '3-post' }], 'Wyślij paczkę na adres'],
      [15, [{ return_type: '4', method_param: 'c' }], 'Kod do automatu'],
      [15, byLabel, 'Pobierz etykietę w\u00a0PDF'],
    ];
    const found: string[] = [];
    for (const [state, forms, says] of ways) {
      const address = await announce(visitor, query, { ...mug, 'set_quantity[0]': '1' }, ...forms, byTransfer);
      const page = await visitor.get(address);
      expect(page.text).toContain(says);
      shows(page, words[state]!);
      expect((await store.returns.byNumber(numberOf(address)))!.state).toBe(state);
      found.push(address);
    }
    expect(found.map(numberOf)).toEqual([1, 2, 3, 4, 5].map((n) => `${number}-${n}`));
    const [, shopsParcel, posted, lockered, labelled] = found as [string, string, string, string, string];
    // The fee of the shop's parcel is deducted.
    expect((await store.returns.byNumber(numberOf(shopsParcel)))!.fee).toBe(14_90);
    const label = await visitor.fetch(`/returns-label.php?${labelled.split('?')[1]}`);
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await label.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const database = { engine, read: shop.tables, write: shop.tables, close: () => shop.tables.destroy() };
    const staff = async (action: string, address: string, ...more: ReadonlyArray<string>) =>
      runCommand(
        readCommand(['returns', action, numberOf(address), ...more]),
        database,
        () => place.clock.now,
        filesAt(place.dataDir),
      );
    const tooEarly = /tego nie można teraz zrobić/;
    const back = numberOf(labelled);
    await mailsOf(returnMovedMail);
    await expect(staff('refund', labelled)).rejects.toThrow(tooEarly);
    await staff('receive', labelled);
    shows(await visitor.get(labelled), 'Dotarł do nas, sprawdzamy');
    expect((await visitor.post(labelled, { operation: 'cancel' })).status).toBe(303);
    expect((await visitor.get(labelled)).text).toContain('Nie udało się anulować zwrotu.');
    await expect(staff('refuse', labelled)).rejects.toThrow(/Podaj powód/);
    await staff('refuse', labelled, 'Ślady używania.');
    const refused = await visitor.get(labelled);
    shows(refused, 'Nieprzyjęty');
    expect(refused.text).toContain('Ślady używania.');
    await staff('accept', labelled);
    shows(await visitor.get(labelled), 'Przyjęty');

    // What does not come: neither code nor next steps are shown any more, and it may still come.
    await staff('abandon', shopsParcel);
    await staff('lose', posted);
    await visitor.post(lockered, { operation: 'cancel' });
    for (const [address, says] of [
      [shopsParcel, 'Niewykorzystany kod lub etykieta'],
      [posted, 'Anulowany, paczka nie dotarła'],
      [lockered, 'Anulowany przez Ciebie'],
    ] as const) {
      const ended = await visitor.get(address);
      shows(ended, says);
      for (const gone of ['Co dalej', 'Anuluj zwrot', 'Kod do automatu', 'Pobierz etykietę'])
        expect(ended.text).not.toContain(gone);
      await expect(staff('accept', address), says).rejects.toThrow(tooEarly);
    }
    const mailTexts = (await mailsOf(returnMovedMail)).map((letter) => letter!.text);
    for (const says of ['Niewykorzystany kod lub etykieta', 'Anulowany, paczka nie dotarła'])
      expect(
        mailTexts.some((text) => text.includes(says)),
        says,
      ).toBe(true);
    await staff('receive', posted);
    shows(await visitor.get(posted), 'Dotarł do nas, sprawdzamy');
    await expect(staff('receive', lockered)).rejects.toThrow(tooEarly);

    const both = await Promise.all([1, 2].map(() => store.returns.refund(back, null, returnRefundedMail)));
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['kept', 'refunded']);
    expect((await visitor.get(labelled)).text).toMatch(/Oddaliśmy 69,00\u00a0zł[\s\S]*PL61\u00a01090/);
    const letters = await mailsOf(returnRefundedMail);
    expect(letters.map((letter) => [letter!.to, letter!.text.includes('69,00\u00a0zł')])).toEqual([
      ['hanna@poczta.pl', true],
    ]);
  });

  it('cancelled gives its goods free again, and the same summary twice is one return', async () => {
    const visitor = visit();
    const { query } = await sent(visitor, ['1001', 'uniw', '1'], ['1017', 'uniw', '1']);
    const forms = [mug, ...byLabel, byTransfer];
    const summary = await walk(visitor, `/returns-products.php?${query}`, ...forms);
    const fields = hiddenFields(summary);
    const [first, second] = await Promise.all(
      [1, 2].map(() => visitor.post(`/returns-confirmation.php?${query}`, fields)),
    );
    expect(first!.location).toBe(second!.location);
    const address = first!.location!;
    expect((await visitor.get(`/returns-products.php?${query}`)).text).toContain('Zwrot jest już zgłoszony.');
    expect((await visitor.get(`${address}&cancel=1`)).text).toContain('Anulować zwrot?');
    await visitor.post(address, { operation: 'cancel' });
    const page = await visitor.get(address);
    expect(page.text).toMatch(/Zwrot został anulowany\.|Anulowany przez Ciebie/);
    expect((await visitor.get(`/returns-products.php?${query}`)).text).not.toContain('Zwrot jest już zgłoszony.');
    await announce(visitor, query, mug, ...byLabel, byTransfer);
  });

  it('takes back single parts of a bundle, each for its share of the price, until the whole price is back [S-26 part]', async () => {
    const visitor = visit();
    const { number, query } = await sent(visitor, ['1037', 'uniw', '2'], ['1001', 'uniw', '1']);
    const order = (await store.orders.byNumber(number))!;
    const shares = order.lines[0]!.parts.map(({ name, quantity, share }) => [name, quantity, share]);
    expect(shares).toEqual([
      ['Kubek Poranek', 1000, 122_96],
      ['Ściereczka Pasek', 1000, 69_50],
      ['Kawa Poranna', 500, 85_54],
    ]);
    const products = await visitor.get(`/returns-products.php?${query}`);
    expect(products.text).toMatch(/Zestaw Dzień dobry[\s\S]*Kubek Poranek[\s\S]*Ściereczka Pasek[\s\S]*Kawa Poranna/);
    expect(products.html).toContain('aria-label="Zwracam: Zestaw Dzień dobry: Kubek Poranek, wapno"');
    // The mug of its own and the one of the bundle are two things.
    const part = (index: number, id: string, quantity: string) => ({
      [`product[${index}]`]: id,
      [`size[${index}]`]: 'uniw',
      [`bundle[${index}]`]: '1037',
      [`bundle_size[${index}]`]: 'uniw',
      [`set_quantity[${index}]`]: quantity,
    });
    const tooMuch = await visitor.post(`/returns-products.php?${query}`, part(0, '1032', '1.5'));
    expect([tooMuch.status, tooMuch.text]).toEqual([
      422,
      expect.stringContaining('Możesz zwrócić najwyżej 1\u00a0kg.'),
    ]);
    const first = await announce(visitor, query, part(0, '1001', '1'), ...byLabel, byTransfer);
    const page = await visitor.get(first);
    expect(page.text).toMatch(/Zestaw Dzień dobry: Kubek Poranek, 1\u00a0szt\.\s*61,48\u00a0zł/);
    // A client of the wire names the bundle: all of its parts come back, as far as they are still here.
    const whole = { 'product[]': '1037', 'size[]': 'uniw', 'set_quantity[]': '1' };
    const second = await announce(visitor, query, whole, ...byLabel, byTransfer);
    const rest = { 'product[0]': '1037', 'size[0]': 'uniw' };
    const gone = await announce(
      visitor,
      query,
      { ...part(1, '1010', '1'), ...part(2, '1032', '0,5') },
      ...byLabel,
      byTransfer,
    );
    expect((await visitor.post(`/returns-products.php?${query}`, rest)).text).toContain('Wybierz produkty');
    const last = await announce(visitor, query, mug, ...byLabel, byTransfer);
    const worth = async (address: string) => {
      const { goods, delivery, lines } = (await store.returns.byNumber(numberOf(address)))!;
      return [goods, delivery, lines.length];
    };
    expect(await Promise.all([first, second, gone, last].map(worth))).toEqual([
      [61_48, 0, 1],
      [61_48 + 34_75 + 42_77, 0, 3],
      [34_75 + 42_77, 0, 2],
      // With the last piece the whole order is back, and the delivery with it.
      [69_00, order.deliveryTotal + order.paymentTotal, 1],
    ]);
    const staff = { actor: 'operator', note: '', mailKind: returnMovedMail } as const;
    for (const address of [first, second, gone, last]) {
      for (const event of ['receive', 'accept'] as const) await store.returns.move(numberOf(address), event, staff);
      await store.returns.refund(numberOf(address), null, returnRefundedMail);
    }
    expect(await store.refunds.leftOf(order.id)).toMatchObject({ amount: 0 });
    expect((await store.orders.byNumber(number))!.state).toBe('z');
  });

  it('of what cannot go back says why', async () => {
    const visitor = visit();
    const { query } = await sent(visitor, ['1001', 'uniw', '1'], ['1035', '400-g', '1']);
    const page = `/returns-products.php?${query}`;
    expect((await visitor.get(page)).text).toMatch(/Masz czas do 24 grudnia 2026|Masz czas do/);
    place.clock.now += 34 * 86_400_000;
    const late = await visitor.get(page);
    place.clock.now -= 34 * 86_400_000;
    expect(late.text).toContain('Tego zamówienia nie można zwrócić');
    expect(late.text).toMatch(/Czas na zwrot minął/);
  });

  it('opens to its buyer alone: other keys and guesses have one answer, in 290 attempts', async () => {
    const owner = visit();
    const { number, query } = await sent(owner, ['1001', 'uniw', '1']);
    const address = await announce(owner, query, mug, ...byLabel, byTransfer);
    const key = new URLSearchParams(query).get('key')!;
    const stranger = visit();
    const other = await sent(stranger, ['1001', 'uniw', '1']);
    const otherKey = new URLSearchParams(other.query).get('key')!;
    const missing = await stranger.get('/returns-details.php?return=20200101/001-1&key=aaaaaaaaaaaaaaaaaaaaaaaa');
    const numbers = [numberOf(address), number, '20200101/001-1', "' or 1=1"];
    const keys = [otherKey, key.slice(0, -1), `${key}a`, key.toUpperCase(), 'a'.repeat(24), '', '*', "'", ' '];
    const pages = ['details', 'products', 'method', 'couriers', 'sites', 'repayments', 'confirmation'];
    let attempts = 0;
    for (const page of pages)
      for (const one of numbers)
        for (const guess of keys) {
          const fields = {
            [page === 'details' ? 'return' : 'order_number']: one,
            key: guess,
          };
          const path = `/returns-${page}.php?${new URLSearchParams(fields).toString()}`;
          const answer =
            attempts % 2 === 0 ? await stranger.get(path) : await stranger.post(path, { operation: 'cancel' });
          attempts += 1;
          expect([path, answer.status, answer.text]).toEqual([path, 404, missing.text]);
        }
    for (let n = 0; n < 40; n += 1) {
      const path = `/returns-label.php?return=${encodeURIComponent(numbers[n % numbers.length]!)}&key=${keys[n % 8]!}`;
      expect((await stranger.fetch(path)).headers.get('location')).toBe('/returns-open.php');
      attempts += 1;
    }
    expect(attempts).toBeGreaterThanOrEqual(290);
    expect((await store.returns.byNumber(numberOf(address)))!.state).toBe(15);
  });
});
