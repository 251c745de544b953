import { describe, expect, it } from 'vitest';
import {
  clientAnswer,
  password,
  register,
  registerCall,
  wireAddress,
} from '../../features/account/server/testing/account.ts';
import { confirmAccount } from '../../features/account/server/testing/mails.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { saved, wholeClient } from './testing/client-answers.ts';

describeOnEngines('calls that open an account, or do without', (shop) => {
  const browser = () => new Browser(shop());
  const mail = async (recipient: string) => {
    const mails = await shop().store.outbox.claim(1000);
    return mails.filter((one) => one.recipient === recipient).map(({ kind }) => kind);
  };

  describe('registerClient', () => {
    it('requests an account, which the link of its mail opens with the password [V-12 part]', async () => {
      const hanna = browser();
      const call = registerCall('hanna', { more: 'saveToMailingAfterOrder:true' });
      expect((await hanna.ask(`mutation{answer:${call}}`)).answer).toEqual(saved(null));
      expect(hanna.lastCookies).toEqual([]);
      expect((await confirmAccount(hanna, 'hanna@poczta.example')).status).toBe(303);
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

    it('stores a company, and other addresses of parcels and invoices', async () => {
      const firm = browser();
      const { answer } = await firm.ask(`mutation{answer:registerClient(RegisterClientInput:{clientData:{
        clientBillingData:{companyName:"Wełna" firstname:"Jan" lastname:"Kot" street:"3 Maja 5" zipcode:"31145" city:"Kraków" phone:"600100200"},
        clientDeliveryData:${wireAddress('Rynek 1')}, clientBillingOtherData:{companyName:"Len" taxNumber:"5260250274" street:"Sławkowska 2" zipcode:"31-014" city:"Kraków"},
        type:"firm",taxNumber:"PL 526-025-02-74",vatCompany:true,email:"firma@poczta.example"},
        loginAndPassword:{login:"firma",password:"${password}",passwordRepeat:"${password}"}})${clientAnswer}}`);
      expect(answer).toEqual(saved(null));
      await confirmAccount(firm, 'firma@poczta.example');
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

    it('names the first missing field in its error', async () => {
      const { answer } = await browser().ask(`mutation{answer:registerClient(RegisterClientInput:{clientData:{
        clientDeliveryData:{firstname:"" lastname:"Źrebiec" street:"Rynek 9" zipcode:"31-145" city:"Kraków" phone:"600100200"
        country:1143020003},email:"puste@poczta.example"},
        loginAndPassword:{login:"puste",password:"tajne-1234",passwordRepeat:"tajne-1234"}})${clientAnswer}}`);
      expect(answer.error).toEqual({ code: 'no_firstname', message: 'Imię: Proszę wypełnić to pole.' });
      expect(answer.validationErrors).toMatchObject([{ message: 'Proszę wypełnić to pole.' }]);
    });

    it('rejects with the codes of every field, and creates nothing [V-12 part]', async () => {
      const guest = browser();
      const { answer } = await guest.ask(`mutation{answer:registerClient(RegisterClientInput:{clientData:{
        clientDeliveryData:{firstname:"" lastname:"<b>" street:"Rynek " zipcode:"1" city:"" phone:"1" country:999},email:"zly"},
        loginAndPassword:{login:"a b",password:"123",passwordRepeat:"1234"}})${clientAnswer}}`);
      expect(answer).toMatchObject({ status: 'error', isError: true, result: null });
      expect(answer.error).toEqual({
        code: 'incorect_email',
        message: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
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
        'client.city': 'no_city',
        'client.phone': 'incorect_phone',
      });
      expect((await guest.ask(wholeClient)).client).toBeNull();
      expect(guest.cookie).toBe('');
    });

    it('rejects a common password', async () => {
      const guest = browser();
      const call = registerCall('celestyn').replaceAll(password, 'Celestyn1');
      expect((await guest.ask(`mutation{answer:${call}}`)).answer.validationErrors).toMatchObject([
        { field: 'account.password', code: 'password_common' },
      ]);
      expect(guest.cookie).toBe('');
    });

    it('reports a taken login with a free one, and reveals nothing of an e-mail', async () => {
      await register(browser(), 'zajety');
      const guest = browser();
      const { answer } = await guest.ask(`mutation{answer:${registerCall('ZAJETY')}}`);
      expect(answer.validationErrors).toEqual([
        {
          field: 'account.login',
          code: 'login_taken',
          message: 'Ten login jest już zajęty. Wolny jest na przykład: ZAJETY1.',
        },
      ]);
      const answerTo = async (login: string, email: string) =>
        (await browser().ask(`mutation{answer:${registerCall(login, { email })}}`)).answer;
      expect(await answerTo('nowy-login', 'zajety@poczta.example')).toEqual(saved(null));
      expect(await answerTo('inny-login', 'wolny@poczta.example')).toEqual(saved(null));
      // An e-mail as a login reveals no owner either: the own one is taken, another one never.
      expect(await answerTo('zajety@poczta.example', 'zajety@poczta.example')).toEqual(saved(null));
      const [known, unknown] = [
        await answerTo('zajety@poczta.example', 'wolny@poczta.example'),
        await answerTo('nikogo@poczta.example', 'wolny@poczta.example'),
      ];
      expect([known.error.code, unknown.error.code]).toEqual(['login_taken', 'login_taken']);
    });

    it('creates no second account when sent again', async () => {
      const [here, elsewhere] = [browser(), browser()];
      await register(here, 'dwarazy');
      const again = `mutation{answer:${registerCall('dwarazy')}}`;
      expect((await here.ask(again)).answer).toMatchObject({ error: { code: 'page_only_unregister' } });
      expect((await elsewhere.ask(again)).answer).toMatchObject({ error: { code: 'login_taken' } });
      expect((await elsewhere.ask('{client{login}}')).client).toBeNull();
    });
  });

  describe('setUserOnce', () => {
    const once = (email: string) => `mutation{answer:setUserOnce(SetUserOnceInput:{clientData:{
      clientDeliveryData:${wireAddress()},clientDeliveryOtherAddressData:${wireAddress('Rynek 9')},email:"${email}"}})${clientAnswer}}`;
    const prospect = '{clientProspect{email login isUserOnce billingAddress{id street} deliveryAddresses{street}}}';

    it('keeps guest data for this session only', async () => {
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

    it('rejects invalid data, and signed-in clients', async () => {
      const guest = browser();
      expect((await guest.ask(once('raz'))).answer.error.code).toBe('incorect_email');
      expect((await guest.ask(prospect)).clientProspect).toBeNull();
      const signedIn = browser();
      await register(signedIn, 'zenon');
      expect((await signedIn.ask(once('raz@poczta.example'))).answer.error.code).toBe('page_only_unregister');
    });
  });

  it('requires a known type of client', async () => {
    const { data, errors } = await browser().graphql(
      'mutation{setUserOnce(SetUserOnceInput:{clientData:{type:robot}}){status}}',
    );
    expect(data).toEqual({ setUserOnce: null });
    expect(errors?.map(({ code }) => code)).toEqual(['BAD_USER_INPUT']);
  });

  describe('validateClientData [C-01] [E-03]', () => {
    const check = (input: string) =>
      `{a:validateClientData(ClientDataInput:{${input}}){messages{code message}clientExists clientProposedLogin isClientLoggedIn}}`;

    it('reports whether an account has the e-mail or the login, and proposes a free one', async () => {
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
      // His own names are not another's.
      const own = { ...nothing, isClientLoggedIn: true };
      expect(await ask(adam, 'clientData:{email:"adam@poczta.example"}')).toEqual(own);
      expect(await ask(adam, 'loginAndPassword:{login:"adam"}')).toEqual(own);
    });
  });
});
