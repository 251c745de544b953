import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAnswer, password, register, wireAddress } from '../../features/account/server/testing/account.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { badLogin, loginCall, saved, wholeClient } from './testing/client-answers.ts';

describeOnEngines('calls that change an account', (shop) => {
  const browser = () => new Browser(shop());

  describe('updateClient', () => {
    const update = (input: string) => `mutation{answer:updateClient(UpdateClientInput:{${input}})${clientAnswer}}`;

    it('changes the sent fields and keeps the rest', async () => {
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

    it('changes login data for a user with the password, and signs other browsers out', async () => {
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
      const common = 'loginAndPassword:{password:"piotr1234",passwordRepeat:"piotr1234",currentPassword:"zgaduje"}';
      expect((await here.ask(update(common))).answer.validationErrors).toEqual([
        { field: 'account.password', code: 'password_common', message: 'To hasło łatwo odgadnąć. Wybierz inne.' },
      ]);
      expect((await here.ask(update('clientData:{email:"inny@poczta.example"}'))).answer.status).toBe('error');
      expect((await here.ask(update('loginAndPassword:{login:"inny"}'))).answer.status).toBe('error');
      expect((await here.ask(next(password))).answer.status).toBe('success');
      expect((await here.ask('{client{login}}')).client).toEqual({ login: 'piotr' });
      for (const other of [there, old]) expect((await other.ask('{client{login}}')).client).toBeNull();
      expect((await browser().ask(loginCall('piotr'))).login).toEqual(badLogin);
      expect((await browser().ask(loginCall('piotr', 'calkiem-nowe'))).login.status).toBe('success');
    });

    it('rejects a name in use, invalid data, and guests', async () => {
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

    it('add one, reject a duplicate, and change the sent fields', async () => {
      const tomek = browser();
      await register(tomek, name('tomek'));
      const { answer } = await tomek.ask(insert(wireAddress('Rynek 1')));
      expect(answer).toEqual(saved());
      expect((await tomek.ask(insert(wireAddress('Rynek 1')))).answer.error.code).toBe('double_address_error');
      const { id } = answer.result;
      expect((await tomek.ask(update(id, 'city:"Tarnów"'))).answer).toEqual(saved(id));
      expect(await listed(tomek)).toEqual([{ id, street: 'Rynek 1', city: 'Tarnów' }]);
    });

    it('reject by the codes of their part', async () => {
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

    it('fail at another’s address like at an unknown one, and for guests', async () => {
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

  it('two clients never see each other’s data, in any order of calls', async () => {
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
          // Each uses the other's seat for a while, and then its own again.
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
