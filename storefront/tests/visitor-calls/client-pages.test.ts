import { describe, expect, it } from 'vitest';
import { password, register, wireAddress } from '../../features/account/server/testing/account.ts';
import { Browser } from '../../testing/browser.ts';
import { shopNow, describeOnEngines } from '../../testing/running-shop.ts';
import { wordsOf } from '../../testing/visitor.ts';

const foreign = { headers: { Origin: 'https://obcy.example' } };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0';

const lipowa = {
  operation: 'save',
  kind: 'delivery',
  id: '',
  firm: '',
  firstname: 'Ola',
  lastname: 'Kos',
  street: 'Lipowa',
  street_number: '4',
  zipcode: '81001',
  city: 'Gdynia',
  region: 'PL',
  phone: '',
};

describeOnEngines('pages of an account', (shop) => {
  const browser = () => new Browser(shop());
  const owner = async (login: string) => {
    const one = browser();
    await register(one, login);
    return one;
  };
  const read = async (one: Browser, path: string) => wordsOf(await one.fetch(path));
  const after = async (one: Browser, response: Response) => {
    expect(response.status).toBe(303);
    return read(one, response.headers.get('location')!);
  };
  const addresses = async (one: Browser, kind: 'deliveryAddresses' | 'invoiceAddresses' = 'deliveryAddresses') =>
    (await one.ask(`{client{${kind}{id city street isDefault}}}`)).client[kind] as Array<{
      id: number;
      city: string;
      street: string;
      isDefault: boolean;
    }>;

  /** Orders a mug by the forms. @returns the number of the order */
  async function order(one: Browser, fields: Readonly<Record<string, string>>): Promise<string> {
    await one.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
    const chosen = await one.post('/order1.php', { shipping: '1-1', payform_id: 'transfer', ...fields });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/order2.php']);
    const html = await (await one.fetch('/order2.php')).text();
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const form = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
    const placed = await one.post('/order2.php', { ...form, terms: '1' });
    const location = new URL(placed.headers.get('location') ?? '/', shop().url);
    expect(location.pathname).toBe('/orderdetails.php');
    return location.searchParams.get('order_number')!;
  }

  it.each(['/client.php', '/client-orders.php', '/client-addresses.php', '/client-addresses.php?kind=delivery'])(
    '%s requires a signed-in client',
    async (path) => {
      for (const response of [await browser().fetch(path), await browser().post(path.split('?')[0]!, lipowa)]) {
        // The list of orders takes no form.
        if (response.status === 405) continue;
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toMatch(/^\/signin\.php/);
      }
    },
  );

  describe('addresses', () => {
    it('are added, chosen, changed and removed by forms', async () => {
      const ola = await owner('ola');
      expect(await read(ola, '/client-addresses.php')).toContain('Domyślny Hanna Źrebiec Łobzowska 8 m. 3');
      expect(await after(ola, await ola.post('/client-addresses.php', lipowa))).toContain(
        'Adres dostawy jest zapisany.',
      );
      const { id } = (await addresses(ola))[0]!;
      expect(await after(ola, await ola.post('/client-addresses.php', lipowa))).toContain(
        'Taki adres jest już na liście.',
      );
      const of = { kind: 'delivery', id: String(id) };
      const chosen = await ola.post('/client-addresses.php', { operation: 'choose', ...of });
      expect(await after(ola, chosen)).toContain('Domyślny Ola Kos Lipowa 4 81-001 Gdynia');
      expect((await ola.ask('{client{hasOtherDeliveryAddressActive}}')).client.hasOtherDeliveryAddressActive).toBe(
        true,
      );

      const form = await (await ola.fetch(`/client-addresses.php?kind=delivery&id=${id}`)).text();
      expect(form).toContain('value="81-001"');
      expect(form).not.toContain('name="nip"');
      await ola.post('/client-addresses.php', { ...lipowa, ...of, city: 'Sopot' });
      expect(await addresses(ola)).toEqual([{ id, city: 'Sopot', street: 'Lipowa 4', isDefault: true }]);

      expect(await read(ola, `/client-addresses.php?kind=delivery&id=${id}&operation=remove`)).toContain(
        'Usunąć ten adres dostawy?',
      );
      expect(await addresses(ola)).toHaveLength(1);
      const removal = () => ola.post('/client-addresses.php', { operation: 'remove', ...of });
      expect(await after(ola, await removal())).toContain('Adres dostawy został usunięty.');
      expect(await addresses(ola)).toEqual([]);
      expect((await removal()).status).toBe(404);
    });

    it('are rejected field by field, with what was typed', async () => {
      const ewa = await owner('ewa');
      const response = await ewa.post('/client-addresses.php', {
        ...lipowa,
        lastname: '',
        zipcode: '8',
        street_number: '',
      });
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain('value="Gdynia"');
      const wrong = [...html.matchAll(/<a[^>]*href="#(\w+)"/g)].map(([, id]) => id).filter((id) => id !== 'content');
      expect(wrong).toEqual(['lastname', 'street_number', 'zipcode']);
      const invoice = { ...lipowa, kind: 'invoice', firm: 'Wełna', nip: '123', firstname: '', lastname: '' };
      expect((await ewa.post('/client-addresses.php', invoice)).status).toBe(422);
      expect((await ewa.post('/client-addresses.php', { ...invoice, nip: '526-025-02-74' })).status).toBe(303);
      expect(await read(ewa, '/client-addresses.php')).toContain('Wełna Lipowa 4 81-001 Gdynia NIP 5260250274');
      expect(await addresses(ewa)).toEqual([]);
    });

    it('of another client look unknown, and no foreign page or broken form changes one', async () => {
      const [iga, jan] = [await owner('iga'), await owner('jan')];
      await iga.post('/client-addresses.php', { ...lipowa, street: 'Tajna' });
      const { id } = (await addresses(iga))[0]!;
      for (const [theirs, nothing] of [
        ['', ''],
        ['&operation=remove', '&operation=remove'],
      ]) {
        const answers = [`?kind=delivery&id=${id}${theirs}`, `?kind=delivery&id=999999${nothing}`].map((query) =>
          jan.fetch(`/client-addresses.php${query}`),
        );
        expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
      }
      for (const operation of ['save', 'choose', 'remove'])
        for (const one of [String(id), '999999', '-1', "1' or 1=1", '1e3'])
          expect((await jan.post('/client-addresses.php', { ...lipowa, operation, id: one })).status).toBe(404);
      for (const [broken, status] of [
        [{ ...lipowa, kind: 'billing' }, 400],
        [{ ...lipowa, kind: 'invoice', operation: 'choose', id: String(id) }, 404],
        [{ ...lipowa, operation: '' }, 400],
        [{}, 400],
      ] as const)
        expect((await iga.post('/client-addresses.php', broken)).status).toBe(status);
      const body = new URLSearchParams({ operation: 'remove', kind: 'delivery', id: String(id) });
      expect((await iga.fetch('/client-addresses.php', { method: 'POST', body, ...foreign })).status).toBe(403);
      expect(await addresses(iga)).toMatchObject([{ id, street: 'Tajna 4', isDefault: false }]);
      expect(await read(jan, '/client-addresses.php')).not.toContain('Tajna');
      expect((await jan.fetch('/client-addresses.php?kind=billing')).status).toBe(404);
    });
  });

  describe('orders', () => {
    it('are listed with their state and opened without a key, only by their client', async () => {
      const [lena, maja] = [await owner('lena'), await owner('maja')];
      expect(await read(lena, '/client-orders.php')).toContain('Żadne zamówienie nie jest teraz w drodze');
      const number = await order(lena, { delivery_address: 'own' });
      for (const path of ['/client-orders.php', '/client.php', '/client-orders.php?display=opened&counter=0'])
        expect(await read(lena, path), path).toMatch(new RegExp(`Zamówienie ${number}.* czeka na płatność`));
      expect(await read(lena, '/client-orders.php?display=closed')).not.toContain(number);
      expect(await read(lena, '/client-orders.php?display=opened&counter=1')).not.toContain(number);

      const path = `/orderdetails.php?order_number=${encodeURIComponent(number)}`;
      const words = await read(lena, path);
      expect(words).toContain(`Zamówienie ${number}`);
      expect(words).toContain('Czeka na płatność');
      expect(words).toContain('Hanna Źrebiec Łobzowska 8 m. 3, 31-145 Kraków');
      expect(words).not.toContain('Zachowaj go dla siebie');
      expect((await maja.fetch(path)).status).toBe(404);
      const guest = browser();
      expect((await guest.fetch(path)).headers.get('location')).toMatch(/^\/signin\.php\?next=order-details&/);
      for (const stranger of [maja, guest]) {
        expect(await read(stranger, '/client-orders.php')).not.toContain(number);
      }
      // A wrong key opens nothing, not even to the owner.
      expect((await lena.fetch(`${path}&key=${'a'.repeat(24)}`)).status).toBe(404);
    });

    it('start with the chosen address, and keep typed text [S-04 part]', async () => {
      const nela = await owner('nela');
      await nela.post('/client-addresses.php', lipowa);
      await nela.post('/client-addresses.php', {
        ...lipowa,
        kind: 'invoice',
        firm: 'Wełna',
        nip: '5260250274',
        firstname: '',
        lastname: '',
      });
      const { id } = (await addresses(nela))[0]!;
      const [invoice] = await addresses(nela, 'invoiceAddresses');
      await nela.post('/client-addresses.php', { operation: 'choose', kind: 'delivery', id: String(id) });
      await nela.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
      const stepOne = async (response: Response) => (await response.text()).replace(/ data-props="[^"]*"/, '');
      const checked = (html: string, name: string) =>
        [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))]
          .map(([tag]) => tag)
          .filter((tag) => tag.includes('checked'))
          .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? '');
      const html = await stepOne(await nela.fetch('/order1.php'));
      expect(html).toContain('Inny adres');
      expect(checked(html, 'delivery_address')).toEqual([String(id)]);
      expect(checked(html, 'invoice_address')).toEqual(['']);

      const typed = { street: 'Polna', city: 'Radom', email: 'nela@poczta.example' };
      const refused = await nela.post('/order1.php', {
        ...typed,
        delivery_address: 'new',
        invoice_address: String(invoice!.id),
        shipping: '1-1',
        payform_id: 'transfer',
      });
      expect(refused.status).toBe(422);
      const again = await stepOne(refused);
      for (const value of Object.values(typed)) expect(again).toContain(`value="${value}"`);
      expect(checked(again, 'delivery_address')).toEqual(['new']);
      expect(checked(again, 'invoice_address')).toEqual([String(invoice!.id)]);

      const number = await order(nela, {
        ...typed,
        delivery_address: String(id),
        invoice_address: String(invoice!.id),
      });
      const words = await read(nela, `/orderdetails.php?order_number=${encodeURIComponent(number)}`);
      expect(words).toContain('Ola Kos Lipowa 4, 81-001 Gdynia, 600 100 200');
      expect(words).toContain('Faktura Wełna, NIP 5260250274 Lipowa 4, 81-001 Gdynia');
      expect(words).not.toContain('Polna');
    });

    it('reject addresses of another client, and look unchanged to guests', async () => {
      const [pola, rita] = [await owner('pola'), await owner('rita')];
      await pola.post('/client-addresses.php', { ...lipowa, street: 'Cicha' });
      const { id } = (await addresses(pola))[0]!;
      await rita.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
      for (const wrong of [String(id), '999999', 'constructor', '']) {
        const fields = { delivery_address: wrong, shipping: '1-1', payform_id: 'transfer' };
        const response = await rita.post('/order1.php', fields);
        expect(response.status, wrong).toBe(422);
        expect(await response.text(), wrong).not.toContain('Cicha');
      }
      const guest = browser();
      await guest.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
      const html = await (await guest.fetch('/order1.php')).text();
      expect(html).not.toContain('name="delivery_address"');
      expect(html).toContain('name="firstname"');
    });

    it('by a call go to the chosen address as well', async () => {
      const tola = await owner('tola');
      await tola.ask(`mutation{insertDeliveryAddress(InsertDeliveryAddressInput:${wireAddress('Wodna 7')}){status}}`);
      const { id } = (await addresses(tola))[0]!;
      await tola.post('/client-addresses.php', { operation: 'choose', kind: 'delivery', id: String(id) });
      await tola.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
      const { orderCreate } = await tola.ask(
        'mutation{orderCreate(orderCreateInput:{orderData:{paymentMethodId:"transfer",courierId:1,prepaid:true}}){orderNumber}}',
      );
      const path = `/orderdetails.php?order_number=${encodeURIComponent(orderCreate.orderNumber as string)}`;
      expect(await read(tola, path)).toContain('Wodna 7');
    });
  });

  describe('signed-in browsers', () => {
    /** The form data of the buttons beside other browsers. */
    const handlesOf = (html: string) =>
      [...html.matchAll(/<button[^>]*name="browser"[^>]*>/g)]
        .map(([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? '')
        .filter((value) => value !== 'others');
    it('are listed, and ended by who knows the password', async () => {
      const ula = await owner('ula');
      const signIn = async () => {
        const one = browser();
        const body = new URLSearchParams({ operation: 'login', login: 'ula', password });
        await one.fetch('/signin.php', { method: 'POST', body, headers: { 'User-Agent': firefox } });
        return one;
      };
      const isIn = async (one: Browser) => (await one.ask('{client{login}}')).client !== null;
      const [there, elsewhere] = [await signIn(), await signIn()];
      const html = await (await ula.fetch('/client.php')).text();
      expect(await read(ula, '/client.php')).toMatch(/Ta przeglądarka.*Firefox, Windows.*Firefox, Windows/);
      const [handle = '', ...rest] = handlesOf(html);
      expect([handle.length, rest.length]).toEqual([43, 1]);
      const send = (fields: Record<string, string>) => ula.post('/client.php', { operation: 'signout', ...fields });

      const refusals = { '': 'Proszę wypełnić to pole.', zgaduje: 'To nie jest obecne hasło do konta.' };
      for (const [wrong, reason] of Object.entries(refusals)) {
        const refused = await send({ browser: 'others', password: wrong });
        expect(refused.status).toBe(422);
        expect(await wordsOf(refused)).toContain(reason);
      }
      expect([await isIn(there), await isIn(elsewhere)]).toEqual([true, true]);
      expect(await after(ula, await send({ browser: handle, password }))).toContain('Przeglądarka jest wylogowana.');
      expect([await isIn(there), await isIn(elsewhere)].filter(Boolean)).toHaveLength(1);
      expect(await after(ula, await send({ browser: handle, password }))).toContain(
        'Ta przeglądarka była już wylogowana.',
      );
      expect(await after(ula, await send({ browser: 'others', password }))).toContain('Tylko to urządzenie');
      expect([await isIn(there), await isIn(elsewhere), await isIn(ula)]).toEqual([false, false, true]);
    });

    it('of another client are not ended, and none by a foreign page', async () => {
      const [wera, zula] = [await owner('wera'), await owner('zula')];
      const twin = browser();
      await twin.post('/signin.php', { operation: 'login', login: 'wera', password });
      const html = await (await wera.fetch('/client.php')).text();
      const [handle = ''] = handlesOf(html);
      expect(handle).toHaveLength(43);
      await zula.post('/client.php', { operation: 'signout', browser: handle, password });
      await zula.post('/client.php', { operation: 'signout', browser: 'others', password });
      const body = new URLSearchParams({ operation: 'signout', browser: 'others', password });
      expect((await wera.fetch('/client.php', { method: 'POST', body, ...foreign })).status).toBe(403);
      for (const broken of [{}, { operation: 'signout', password }, { operation: 'mailing', mailing: 'tak' }])
        expect((await wera.post('/client.php', broken as Record<string, string>)).status).toBe(400);
      expect((await twin.ask('{client{login}}')).client).toEqual({ login: 'wera' });
    });
  });

  it('the consents to news are shown with their dates, given and withdrawn', async () => {
    const xena = await owner('xena');
    const { id } = (await shop().store.clients.authenticate('xena', password))!;
    const consent = async () => (await shop().store.clients.find(id))!.mailingConsent;
    expect(await read(xena, '/client.php')).toContain('Nie dostajesz nowości.');
    for (const [mailing, isGiven] of [
      ['y', true],
      ['y', true],
      ['n', false],
    ] as const) {
      expect((await xena.post('/client.php', { operation: 'mailing', mailing })).status).toBe(303);
      expect(await consent()).toBe(isGiven);
      const dates = /Zgoda od 21.listopada.2026.10:00/;
      expect(await read(xena, '/client.php')).toMatch(isGiven ? new RegExp(`${dates.source}\\.`) : dates);
    }
    expect(await read(xena, '/client.php')).toMatch(/Zgoda od [^.]*, wycofana 21.listopada.2026.10:00\./);
    // Given by a call of the contract, the other one appears, and can be withdrawn here.
    await shop().store.clients.change(id, { smsConsent: true }, { current: null, mailKind: '' });
    expect(await read(xena, '/client.php')).toContain('Nie chcę nowości SMS-em');
    expect((await xena.post('/client.php', { operation: 'sms', sms: 'y' })).status).toBe(400);
    expect((await xena.post('/client.php', { operation: 'sms', sms: 'n' })).status).toBe(303);
    expect(await read(xena, '/client.php')).not.toContain('Nie chcę nowości SMS-em');
    const own = (await (await xena.fetch('/client-data.php?format=json')).json()) as { consents: unknown };
    expect(own.consents).toEqual(
      ['mail', 'sms'].map((channel) => ({ channel, givenAt: shopNow, withdrawnAt: shopNow })),
    );
    expect(await read(xena, '/client-data.php')).toMatch(/Nowości SMS-em: Zgoda od [^.]*, wycofana/);
  });
});
