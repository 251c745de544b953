import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAnswer, password, register, registerCall, wireAddress } from '../../clients/testing/account.ts';
import { Browser } from '../testing/browser.ts';
import { describeOnBothEngines } from '../testing/running-shop.ts';

const clientQuery = `client{type email phone birthDate taxNumber login vatCompany isUserOnce shippingProfileId
  hasOtherDeliveryAddressActive billingAddress{...a} deliveryAddresses{...a} invoiceAddresses{...a}}`;
const addressFields = `fragment a on ClientAddress{id firstname lastname firm street city zipcode country{id} phone isDefault
  used editable provinceCode taxNumber}`;
const wholeClient = `query{${clientQuery}} ${addressFields}`;
const loginCall = (login: string, typed = password) =>
  `mutation{login(login:"${login}",password:"${typed}"){status error{code message}}}`;
const saved = (id: unknown = expect.any(Number)) => ({
  status: 'success',
  isError: false,
  error: null,
  validationErrors: [],
  result: id === null ? null : { id },
});
const badLogin = {
  status: 'error',
  error: { code: 'account_badlogin', message: 'Login albo hasło się nie zgadza.' },
};

describeOnBothEngines('calls about clients', (shop) => {
  const browser = () => new Browser(shop());
  const mail = async (recipient: string) => {
    const mails = await shop().store.outbox.claim(1000);
    return mails.filter((one) => one.recipient === recipient).map(({ kind }) => kind);
  };

  describe('registerClient', () => {
    it('opens an account, signs its owner in and writes to him [V-12 part]', async () => {
      const hanna = browser();
      const call = registerCall('hanna', { more: 'saveToMailingAfterOrder:true' });
      expect((await hanna.ask(`mutation{answer:${call}}`)).answer).toEqual(saved());
      const [session, flag] = hanna.lastCookies;
      expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
      expect(flag).toBe('client=1; Path=/; SameSite=Lax; Max-Age=2592000');
      const { client } = await hanna.ask(wholeClient);
      expect(client).toEqual({
        type: 'private',
        email: 'hanna@poczta.example',
        phone: '600 100 200',
        birthDate: null,
        taxNumber: null,
        login: 'hanna',
        vatCompany: false,
        isUserOnce: false,
        shippingProfileId: null,
        hasOtherDeliveryAddressActive: false,
        billingAddress: {
          id: expect.any(Number),
          firstname: 'Hanna',
          lastname: 'Źrebiec',
          firm: null,
          street: 'Łobzowska 8 m. 3',
          city: 'Kraków',
          zipcode: '31-145',
          country: { id: 1143020003 },
          phone: '600 100 200',
          isDefault: true,
          used: true,
          editable: true,
          provinceCode: null,
          taxNumber: null,
        },
        deliveryAddresses: [],
        invoiceAddresses: [],
      });
      expect(await mail('hanna@poczta.example')).toEqual(['client-registered']);
    });

    it('keeps a company, and where its parcels and invoices go besides', async () => {
      const firm = browser();
      const { answer } = await firm.ask(`mutation{answer:registerClient(RegisterClientInput:{clientData:{
        clientBillingData:{companyName:"Wełna" firstname:"Jan" lastname:"Kot" street:"3 Maja 5" zipcode:"31145" city:"Kraków" phone:"600100200"},
        clientDeliveryData:${wireAddress('Rynek 1')}, clientBillingOtherData:{companyName:"Len" taxNumber:"5260250274" street:"Sławkowska 2" zipcode:"31-014" city:"Kraków"},
        type:"firm",taxNumber:"PL 526-025-02-74",vatCompany:true,email:"firma@poczta.example"},
        loginAndPassword:{login:"firma",password:"${password}",passwordRepeat:"${password}"}})${clientAnswer}}`);
      expect(answer).toEqual(saved());
      const { client } = await firm.ask(wholeClient);
      expect(client).toMatchObject({
        type: 'firm',
        taxNumber: 'PL5260250274',
        vatCompany: true,
        billingAddress: { firm: 'Wełna', street: '3 Maja 5', zipcode: '31-145' },
        deliveryAddresses: [{ street: 'Rynek 1', isDefault: false }],
        invoiceAddresses: [{ firm: 'Len', taxNumber: '5260250274' }],
      });
    });

    it('refuses with the codes of every field, and opens nothing [V-12 part]', async () => {
      const guest = browser();
      const { answer } = await guest.ask(`mutation{answer:registerClient(RegisterClientInput:{clientData:{
        clientDeliveryData:{firstname:"" lastname:"<b>" street:"Rynek " zipcode:"1" city:"" phone:"1" country:999},email:"zly"},
        loginAndPassword:{login:"a b",password:"123",passwordRepeat:"1234"}})${clientAnswer}}`);
      expect(answer).toMatchObject({ status: 'error', isError: true, result: null });
      expect(answer.error).toEqual({
        code: 'incorect_email',
        message: expect.stringMatching(/^Błędnie wpisany e-mail\./),
      });
      expect(Object.fromEntries(answer.validationErrors.map((one: never) => [one['field'], one['code']]))).toEqual({
        'account.email': 'incorect_email',
        'account.login': 'incorect_login',
        'account.password': 'password_to_short',
        'account.passwordRepeat': 'not_equal_passwords',
        'client.firstname': 'no_firstname',
        'client.lastname': 'illegal_characters_client_lastname',
        'client.country': 'incorrect_region',
        'client.street': 'no_street_number',
        'client.zipcode': 'incorect_zipcode',
        'client.city': 'no_city',
        'client.phone': 'incorect_phone',
      });
      expect((await guest.ask(wholeClient)).client).toBeNull();
      expect(guest.cookie).toBe('');
    });

    it('tells which name is taken, and proposes a login that is free', async () => {
      await register(browser(), 'zajety');
      const guest = browser();
      const { answer } = await guest.ask(`mutation{answer:${registerCall('ZAJETY')}}`);
      expect(answer.validationErrors).toEqual([
        {
          field: 'account.login',
          code: 'login_taken',
          message: 'Ten login jest już zajęty. Wolny jest na przykład: ZAJETY1.',
        },
        {
          field: 'account.email',
          code: 'used_login',
          message: 'Konto z\u00a0tym adresem już jest. Zaloguj się albo ustaw nowe hasło.',
        },
      ]);
    });

    it('sent again opens no second account', async () => {
      const [here, elsewhere] = [browser(), browser()];
      await register(here, 'dwarazy');
      const again = `mutation{answer:${registerCall('dwarazy')}}`;
      expect((await here.ask(again)).answer).toMatchObject({ error: { code: 'page_only_unregister' } });
      expect((await elsewhere.ask(again)).answer).toMatchObject({ error: { code: 'login_taken' } });
    });
  });

  describe('login', () => {
    it('opens an account by login and by e-mail, in a new session', async () => {
      await register(browser(), 'igor');
      for (const name of ['igor', 'IGOR', 'igor@poczta.example']) {
        const here = browser();
        await here.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1', change: 'add' });
        const before = here.copy();
        expect((await here.ask(loginCall(name))).login).toEqual({ status: 'success', error: null });
        expect(here.cookie).not.toBe(before.cookie);
        // The old id opens nothing, whoever planted or copied it.
        expect((await before.ask('{client{login}}')).client).toBeNull();
        expect((await before.ask('{basket{summaryBasket{productsCount}}}')).basket.summaryBasket.productsCount).toBe(0);
        expect((await here.ask('{client{login}}')).client).toEqual({ login: 'igor' });
        expect((await here.ask('{basket{summaryBasket{productsCount}}}')).basket.summaryBasket.productsCount).toBe(1);
      }
    });

    it('refuses in the same words whether there is such an account', async () => {
      await register(browser(), 'jarek');
      for (const [name, typed] of [
        ['jarek', 'zle-haslo'],
        ['nikt', password],
        ['', ''],
      ] as const) {
        const guest = browser();
        expect((await guest.ask(loginCall(name, typed))).login).toEqual(badLogin);
        expect(guest.cookie).toBe('');
      }
    });

    it('sent again signs in again and loses nothing', async () => {
      await register(browser(), 'kuba');
      const here = browser();
      await here.ask(loginCall('kuba'));
      await here.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1', change: 'add' });
      const old = here.copy();
      await here.ask(loginCall('kuba'));
      expect((await old.ask(loginCall('kuba'))).login.status).toBe('success');
      for (const one of [here, old])
        expect((await one.ask('{basket{summaryBasket{productsCount}}}')).basket.summaryBasket.productsCount).toBe(1);
    });

    it('in one document with others counts from there on', async () => {
      await register(browser(), 'leon');
      const { before, login, after } = await browser().ask(
        `mutation{before:updateClient(UpdateClientInput:{}){error{code}}
          login(login:"leon",password:"${password}"){status}
          after:updateClient(UpdateClientInput:{}){status}}`,
      );
      expect([before.error.code, login.status, after.status]).toEqual(['page_only_register', 'success', 'success']);
    });
  });

  describe('who is signed in [R-01]', () => {
    const flags = async (one: Browser) => {
      const { basket } = (await (await one.fetch('/ajax/basket.php?getAjax=true')).json()) as {
        basket: { user: object };
      };
      const html = await (await one.fetch('/')).text();
      const [, json] = /id="app_shop">(.*?)<\/script>/s.exec(html)!;
      const { vars } = JSON.parse(json!) as { vars: { isLogged: boolean } };
      return { user: basket.user, isLogged: vars.isLogged };
    };
    const user = { login: 'marek', firstname: 'Hanna', lastname: 'Źrebiec' };

    it('is told by the cookie, the basket and the page, and the server’s flag wins where they disagree', async () => {
      const marek = browser();
      expect(await flags(marek)).toEqual({ user: {}, isLogged: false });
      await register(marek, 'marek');
      expect(marek.cookie).toMatch(/; client=1$/);
      expect(await flags(marek)).toEqual({ user, isLogged: true });
      // The cookie alone opens nothing and is taken back.
      const pretender = browser();
      pretender.setCookie('client', '1');
      expect(await flags(pretender)).toEqual({ user: {}, isLogged: false });
      expect(pretender.cookie).toBe('');
      // Without it the session still counts, and the cookie comes back.
      marek.setCookie('client', null);
      expect(await flags(marek)).toEqual({ user, isLogged: true });
      expect(marek.cookie).toMatch(/; client=1$/);
    });
  });

  describe('passwordRecovery', () => {
    const recover = (email: string) =>
      `mutation{answer:passwordRecovery(PasswordRecoveryInput:{email:"${email}"}){status error{code message}}}`;

    it('answers alike whether there is such an account, and does the same for both', async () => {
      await register(browser(), 'natan');
      await mail('');
      const guest = browser();
      for (const email of ['natan@poczta.example', 'nikt.taki@poczta.example']) {
        expect((await guest.ask(recover(email))).answer).toEqual({ status: 'success', error: null });
        expect(await mail(email)).toEqual(['password-reset']);
      }
      expect(guest.cookie).toBe('');
    });

    it('refuses what is no address', async () => {
      expect((await browser().ask(recover('natan'))).answer).toEqual({
        status: 'error',
        error: { code: 'incorrect_email', message: 'Podano niepoprawny adres email.' },
      });
    });
  });

  describe('updateClient', () => {
    const update = (input: string) => `mutation{answer:updateClient(UpdateClientInput:{${input}})${clientAnswer}}`;

    it('changes what is sent and leaves the rest', async () => {
      const olga = browser();
      const id = await register(olga, 'olga');
      const change =
        'clientData:{clientBillingData:{city:"Gdynia" street:"Świętojańska 12"},saveToMailingAfterOrder:true}';
      expect((await olga.ask(update(change))).answer).toEqual(saved(id));
      expect((await olga.ask(wholeClient)).client).toMatchObject({
        email: 'olga@poczta.example',
        billingAddress: { firstname: 'Hanna', street: 'Świętojańska 12', city: 'Gdynia', zipcode: '31-145' },
      });
    });

    it('changes what opens the account for who knows its password, and signs other browsers out', async () => {
      const [here, there] = [browser(), browser()];
      await register(here, 'piotr');
      await there.ask(loginCall('piotr'));
      const old = here.copy();
      const next = (current: string) =>
        update(`loginAndPassword:{password:"calkiem-nowe",passwordRepeat:"calkiem-nowe",currentPassword:"${current}"}`);
      expect((await here.ask(next('zgaduje'))).answer.error).toEqual({
        code: 'account_badlogin',
        message: 'To nie jest obecne hasło do konta.',
      });
      expect((await here.ask(update('clientData:{email:"inny@poczta.example"}'))).answer.status).toBe('error');
      expect((await here.ask(update('loginAndPassword:{login:"inny"}'))).answer.status).toBe('error');
      expect((await here.ask(next(password))).answer.status).toBe('success');
      expect((await here.ask('{client{login}}')).client).toEqual({ login: 'piotr' });
      for (const other of [there, old]) expect((await other.ask('{client{login}}')).client).toBeNull();
      expect((await browser().ask(loginCall('piotr'))).login).toEqual(badLogin);
      expect((await browser().ask(loginCall('piotr', 'calkiem-nowe'))).login.status).toBe('success');
    });

    it('refuses a name of somebody else, data that fail, and guests', async () => {
      const [one, other] = [browser(), browser()];
      await register(one, 'rafal');
      await register(other, 'stefan');
      const taken = update(
        `clientData:{email:"rafal@poczta.example"} loginAndPassword:{currentPassword:"${password}"}`,
      );
      expect((await other.ask(taken)).answer.error.code).toBe('used_login');
      const { answer } = await other.ask(update('clientData:{clientBillingData:{zipcode:"abc"}}'));
      expect(answer.validationErrors.map(({ code }: { code: string }) => code)).toEqual(['incorect_zipcode']);
      expect((await browser().ask(update(''))).answer.error.code).toBe('page_only_register');
      expect((await other.ask(wholeClient)).client.email).toBe('stefan@poczta.example');
    });
  });

  describe.each(['Delivery', 'Invoice'] as const)('insert and update%sAddress', (kind) => {
    const list = kind === 'Delivery' ? 'deliveryAddresses' : 'invoiceAddresses';
    const insert = (address: string) =>
      `mutation{answer:insert${kind}Address(Insert${kind}AddressInput:${address})${clientAnswer}}`;
    const update = (id: number, fields: string) =>
      `mutation{answer:update${kind}Address(Update${kind}AddressInput:{id:${id} ${fields}})${clientAnswer}}`;
    const listed = async (one: Browser) =>
      (await one.ask(`{client{${list}{id street city}}}`)).client[list] as ReadonlyArray<object>;
    const name = (base: string) => `${base}-${kind.toLowerCase()}`;

    it('add one, refuse the same again, and change what is sent', async () => {
      const tomek = browser();
      await register(tomek, name('tomek'));
      const { answer } = await tomek.ask(insert(wireAddress('Rynek 1')));
      expect(answer).toEqual(saved());
      expect((await tomek.ask(insert(wireAddress('Rynek 1')))).answer.error.code).toBe('double_address_error');
      const { id } = answer.result;
      expect((await tomek.ask(update(id, 'city:"Tarnów"'))).answer).toEqual(saved(id));
      expect(await listed(tomek)).toEqual([{ id, street: 'Rynek 1', city: 'Tarnów' }]);
    });

    it('refuse by the codes of their part', async () => {
      const one = browser();
      await register(one, name('ula'));
      const { answer } = await one.ask(insert('{firstname:"" lastname:"Kot" street:"" zipcode:"1" city:""}'));
      const codes = answer.validationErrors.map(({ code }: { code: string }) => code);
      expect(codes).toEqual(
        kind === 'Delivery'
          ? ['no_delivery_street', 'no_delivery_firstname', 'incorect_zipcode', 'no_delivery_city']
          : ['no_invoice_street', 'no_invoice_firstname', 'incorect_zipcode', 'no_invoice_city'],
      );
      expect(await listed(one)).toEqual([]);
    });

    it('fail at another’s address as at none, and for guests', async () => {
      const [one, other] = [browser(), browser()];
      await register(one, name('wit'));
      await register(other, name('zyta'));
      const { id } = (await one.ask(insert(wireAddress('Rynek 2')))).answer.result;
      const foreign = (await other.ask(update(id, 'city:"Obce"'))).answer;
      expect(foreign).toEqual((await other.ask(update(999_999, 'city:"Obce"'))).answer);
      expect(foreign).toMatchObject({ isError: true, error: { code: 'not_found' }, result: null });
      expect(await listed(one)).toEqual([{ id, street: 'Rynek 2', city: 'Kraków' }]);
      for (const call of [insert(wireAddress()), update(id, 'city:"Obce"')])
        expect((await browser().ask(call)).answer.error.code).toBe('page_only_register');
    });
  });

  describe('setUserOnce', () => {
    const once = (email: string) => `mutation{answer:setUserOnce(SetUserOnceInput:{clientData:{
      clientDeliveryData:${wireAddress()},clientDeliveryOtherAddressData:${wireAddress('Rynek 9')},email:"${email}"}})${clientAnswer}}`;
    const prospect = '{clientProspect{email login isUserOnce billingAddress{id street} deliveryAddresses{street}}}';

    it('keeps who buys once for this session, and for no other', async () => {
      const guest = browser();
      expect((await guest.ask(prospect)).clientProspect).toBeNull();
      expect((await guest.ask(once('raz@poczta.example'))).answer).toEqual(saved(null));
      expect((await guest.ask(prospect)).clientProspect).toEqual({
        email: 'raz@poczta.example',
        login: null,
        isUserOnce: true,
        billingAddress: { id: null, street: 'Łobzowska 8 m. 3' },
        deliveryAddresses: [{ street: 'Rynek 9' }],
      });
      expect((await guest.ask('{client{login}}')).client).toBeNull();
      expect((await browser().ask(prospect)).clientProspect).toBeNull();
    });

    it('refuses data that fail, and who is signed in', async () => {
      const guest = browser();
      expect((await guest.ask(once('raz'))).answer.error.code).toBe('incorect_email');
      expect((await guest.ask(prospect)).clientProspect).toBeNull();
      const signedIn = browser();
      await register(signedIn, 'zenon');
      expect((await signedIn.ask(once('raz@poczta.example'))).answer.error.code).toBe('page_only_unregister');
    });
  });

  describe('validateClientData [C-01] [E-03]', () => {
    const check = (input: string) =>
      `{a:validateClientData(ClientDataInput:{${input}}){messages{code message}clientExists clientProposedLogin isClientLoggedIn}}`;

    it('tells whether an account has the e-mail or the login, and proposes a free one', async () => {
      const adam = browser();
      await register(adam, 'adam');
      const guest = browser();
      const nothing = { messages: [], clientExists: false, clientProposedLogin: null, isClientLoggedIn: false };
      const ask = async (one: Browser, input: string) => (await one.ask(check(input))).a;
      expect(await ask(guest, 'clientData:{email:"Adam@poczta.example"}')).toEqual({ ...nothing, clientExists: true });
      expect(await ask(guest, 'clientData:{email:"ewa@poczta.example"}')).toEqual(nothing);
      expect(await ask(guest, 'loginAndPassword:{login:"ADAM"}')).toEqual({
        ...nothing,
        messages: [{ code: 'login_taken', message: '' }],
        clientProposedLogin: 'ADAM1',
      });
      expect(await ask(guest, 'loginAndPassword:{login:"ewa"}')).toEqual(nothing);
      // His own names are not somebody else's.
      const own = { ...nothing, isClientLoggedIn: true };
      expect(await ask(adam, 'clientData:{email:"adam@poczta.example"}')).toEqual(own);
      expect(await ask(adam, 'loginAndPassword:{login:"adam"}')).toEqual(own);
    });
  });

  const calls = [
    `login(login:"a",password:"b"){status}`,
    `passwordRecovery(PasswordRecoveryInput:{email:"a@b.pl"}){status}`,
    registerCall('obcy'),
    `setUserOnce(SetUserOnceInput:{}){status}`,
    `updateClient(UpdateClientInput:{}){status}`,
    `insertDeliveryAddress(InsertDeliveryAddressInput:${wireAddress()}){status}`,
    `updateDeliveryAddress(UpdateDeliveryAddressInput:{id:1}){status}`,
    `insertInvoiceAddress(InsertInvoiceAddressInput:${wireAddress()}){status}`,
    `updateInvoiceAddress(UpdateInvoiceAddressInput:{id:1}){status}`,
  ];

  it.each(calls)('a foreign page gets nowhere by %s', async (call) => {
    for (const headers of [{ Origin: 'https://obcy.example' }, { 'Sec-Fetch-Site': 'cross-site' }] as Array<
      Record<string, string>
    >) {
      const { data, errors } = await browser().graphql(`mutation{${call}}`, headers);
      expect(data).toBeUndefined();
      expect(errors?.map(({ code }) => code)).toEqual(['FORBIDDEN']);
    }
    expect(await shop().store.clients.isTaken('obcy')).toBe(false);
  });

  it.each([
    'login(login:"a"){status}',
    'login(login:1,password:"b"){status}',
    'login(login:"a",password:null){status}',
    'passwordRecovery(PasswordRecoveryInput:{email:["a@b.pl"]}){status}',
    'passwordRecovery(PasswordRecoveryInput:{}){status}',
    'registerClient{status}',
    'registerClient(RegisterClientInput:{clientData:"x"}){status}',
    'setUserOnce(SetUserOnceInput:{clientData:{vatCompany:"tak"}}){status}',
    'updateClient(UpdateClientInput:{id:1}){status}',
    'insertDeliveryAddress(InsertDeliveryAddressInput:{street:1}){status}',
    'updateDeliveryAddress(UpdateDeliveryAddressInput:{city:"Kraków"}){status}',
    'insertInvoiceAddress(InsertInvoiceAddressInput:[]){status}',
    'updateInvoiceAddress(UpdateInvoiceAddressInput:{id:"x"}){status}',
  ])('wants the right types: %s', async (call) => {
    const { data, errors } = await browser().graphql(`mutation{${call}}`);
    expect(data).toBeUndefined();
    expect(errors?.every(({ code }) => code === 'GRAPHQL_VALIDATION_FAILED')).toBe(true);
  });

  it('wants a type of client that there is', async () => {
    const { data, errors } = await browser().graphql(
      'mutation{setUserOnce(SetUserOnceInput:{clientData:{type:robot}}){status}}',
    );
    expect(data).toEqual({ setUserOnce: null });
    expect(errors?.map(({ code }) => code)).toEqual(['BAD_USER_INPUT']);
  });

  it('two clients never see each other’s data, whatever they do in turns', async () => {
    await register(browser(), 'para1');
    await register(browser(), 'para2');
    const step = fc.record({
      who: fc.integer({ min: 0, max: 1 }),
      what: fc.constantFrom('basket', 'address', 'town', 'login', 'swap'),
      n: fc.integer({ min: 1, max: 9 }),
    });
    const names = ['para1', 'para2'];
    const kept = names.map(() => ({ towns: new Set<string>(), addresses: new Set<string>(), town: '' }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const seats = names.map(() => browser());
        for (const [index, seat] of seats.entries()) await seat.ask(loginCall(names[index]!));
        for (const { who, what, n } of steps) {
          const seat = seats[who]!;
          const own = kept[who]!;
          if (what === 'basket')
            await seat.post('/basketchange.php', {
              product: who === 0 ? '1001' : '1002',
              size: 'uniw',
              number: String(n),
              mode: '1',
              change: 'add',
            });
          if (what === 'address') {
            const street = `${names[who]} ${n}`;
            own.addresses.add(street);
            await seat.ask(
              `mutation{insertDeliveryAddress(InsertDeliveryAddressInput:${wireAddress(street)}){status}}`,
            );
          }
          if (what === 'town') {
            own.town = `Miasto ${names[who] === 'para1' ? 'A' : 'B'}`;
            await seat.ask(
              `mutation{updateClient(UpdateClientInput:{clientData:{clientBillingData:{city:"${own.town}"}}}){status}}`,
            );
          }
          if (what === 'login') await seat.ask(loginCall(names[who]!));
          // One seat is used by the other for a while, and by its owner again.
          if (what === 'swap') {
            await seat.ask(loginCall(names[1 - who]!));
            await seat.ask(loginCall(names[who]!));
          }
        }
        for (const [index, seat] of seats.entries()) {
          const own = kept[index]!;
          const { client, basket } = await seat.ask(
            '{client{login billingAddress{city} deliveryAddresses{street}} basket{products{id}}}',
          );
          expect(client.login).toBe(names[index]);
          expect(client.billingAddress.city).toBe(own.town || 'Kraków');
          expect(new Set(client.deliveryAddresses.map(({ street }: { street: string }) => street))).toEqual(
            own.addresses,
          );
          for (const { id } of basket.products) expect(id).toBe(index === 0 ? 1001 : 1002);
        }
      }),
      { numRuns: 6, seed: 20261121 },
    );
  });
});
