import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';
import { newClient } from '../features/account/server/testing/account.ts';
import { nameOfField, rightAccount, wrongFields } from '../features/account/server/testing/wrong-fields.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

describe('the server refuses what the form refuses, at the same field [V-12 part] [V-16 part]', () => {
  it.each(wrongFields)('%s %j: %s', async (field, typed, sentence) => {
    const name = nameOfField(field);
    const answer = await shop.visitor().post('/client-new.php', { ...rightAccount, [name]: typed });
    expect(answer.status).toBe(422);
    const control = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(answer.html)![0];
    expect(control).toContain('aria-invalid="true"');
    expect(answer.text).toContain(sentence);
  });

  it('accepts valid values also for a known e-mail, and refuses a taken login', async () => {
    const visitor = shop.visitor();
    expect((await visitor.post('/client-new.php', rightAccount)).status).toBe(303);
    await shop.store.clients.create(newClient('hanna'), 'client-registered');
    expect(
      (
        await shop
          .visitor()
          .post('/client-new.php', { ...rightAccount, client_email: 'hanna@poczta.example', client_login: 'inna' })
      ).status,
    ).toBe(303);
    const again = await shop.visitor().post('/client-new.php', { ...rightAccount, client_login: 'Hanna' });
    expect(again.status).toBe(422);
    expect(again.text).not.toContain('Konto z\u00a0tym adresem już jest.');
    expect(again.text).toContain('Wolny jest na przykład: Hanna1.');
  });
});

const ask = async (document: string) =>
  JSON.parse((await shop.visitor().post('/graphql/v1/', JSON.stringify({ query: document }))).html).data;

const germany = 1143020143;
const [poland, slovakia] = [1143020003, 1143020182];

it('call 1 validates every client field: accepts valid values, returns a code for invalid ones [V-12]', async () => {
  const billing = (fields: string) => `clientData:{clientBillingData:{${fields}}}`;
  const text = (field: string, good: string, bad: string, code: string) =>
    [field, billing(`${field}:"${good}"`), billing(`${field}:"${bad}"`), code] as const;
  const inCountry = (field: string, country: number, good: string, bad: string, code: string) =>
    [
      `${field} of ${country}`,
      billing(`${field}:"${good}",country:${country}`),
      billing(`${field}:"${bad}",country:${country}`),
      code,
    ] as const;
  const number = (country: number, good: string, bad: string) => {
    const input = (value: string) => `clientData:{taxNumber:"${value}",clientBillingData:{country:${country}}}`;
    return [`taxNumber of ${country}`, input(good), input(bad), 'incorect_nip'] as const;
  };
  const account = (field: string, good: string, bad: string, code: string) =>
    [field, `clientData:{${field}:"${good}"}`, `clientData:{${field}:"${bad}"}`, code] as const;
  const secret = (field: string, good: string, bad: string, code: string) =>
    [field, `loginAndPassword:{${field}:"${good}"}`, `loginAndPassword:{${field}:"${bad}"}`, code] as const;
  const fields = [
    text('firstname', 'Hanna', 'Han{na}', 'illegal_characters_client_firstname'),
    text('firstname', 'Żaneta', '', 'no_firstname'),
    text('lastname', 'Źrebiec-Nowak', '<b>', 'illegal_characters_client_lastname'),
    text('lastname', 'O’Hara', '', 'no_name'),
    text('companyName', '4711', 'Sień <b>', 'illegal_characters_client_firm'),
    text('street', 'Łobzowska 8/3', 'Łobzowska', 'no_street_number'),
    text('street', '3 Maja 5', 'Łob<zowska 8', 'illegal_characters_client_street'),
    text('city', 'Kraków', '', 'no_city'),
    text('city', 'Łódź', 'Kra<ków', 'illegal_characters_client_city'),
    inCountry('zipcode', poland, '31-145', '3114', 'incorect_zipcode'),
    inCountry('zipcode', germany, '10115', '10-115', 'incorect_zipcode'),
    inCountry('zipcode', slovakia, '811 01', '81-101', 'incorect_zipcode'),
    inCountry('phone', poland, '600 100 200', '600 100', 'incorect_phone'),
    inCountry('phone', germany, '030 1234567', '12', 'incorect_phone'),
    number(poland, '526-025-02-74', '5260250275'),
    number(germany, 'DE136695976', 'DE13669597'),
    number(slovakia, 'SK2020270780', 'SK20202707'),
    account('email', 'hanna@poczta.example', 'hanna@', 'incorect_email'),
    account('birthDate', '1990-05-17', '17.05.1990', 'birth_date'),
    account('birthDate', '2000-02-29', '2001-02-29', 'birth_date'),
    secret('login', 'hanna_2', 'ha na', 'incorect_login'),
    secret('login', 'abc', 'ab', 'incorect_login'),
    secret('password', 'tajne1', 'tajne', 'password_to_short'),
  ];
  const call = (input: string) => `validateClientData(ClientDataInput:{${input}}){messages{code}}`;
  const judged = [];
  for (const [field, good, bad] of fields) {
    const { right, wrong } = await ask(`{right:${call(good)} wrong:${call(bad)}}`);
    judged.push([field, right.messages, wrong.messages[0]]);
  }
  expect(judged).toEqual(fields.map(([field, , , code]) => [field, [], { code }]));
});

it('a registration is refused with all problems of its client type and its other addresses [V-16]', async () => {
  const refusals = async (clientData: string): Promise<string[]> => {
    const { answer } = await ask(
      `mutation{answer:registerClient(RegisterClientInput:{clientData:{${clientData}},loginAndPassword:{login:"",password:"",passwordRepeat:""}}){status validationErrors{field code}}}`,
    );
    expect(answer.status).toBe('error');
    return answer.validationErrors.map(({ field, code }: { field: string; code: string }) => `${field}: ${code}`);
  };
  const empty = 'firstname:"",lastname:"",street:"",zipcode:"",city:"",phone:"",country:1143020003';
  const person = [
    'account.email: incorect_email',
    'account.login: no_login',
    'account.password: no_password',
    'client.street: no_street',
    'client.firstname: no_firstname',
    'client.lastname: no_name',
    'client.zipcode: incorect_zipcode',
    'client.city: no_city',
    'client.phone: incorect_phone',
  ];
  expect(await refusals(`type:private,email:"",clientBillingData:{${empty}}`)).toEqual(person);
  const firm = await refusals(`type:firm,email:"",clientBillingData:{${empty}}`);
  expect(firm.toSorted()).toEqual(
    [...person, 'client.companyName: no_firmname', 'client.taxNumber: incorect_nip'].toSorted(),
  );
  // A given date of birth is validated, and a setting requires one.
  await shop.store.settings.set('accountBirthDate', 'required');
  expect(await refusals(`type:private,email:"",birthDate:"",clientBillingData:{${empty}}`)).toContain(
    'account.birthDate: birth_date',
  );
  await shop.store.settings.reset('accountBirthDate');
  expect(await refusals(`type:private,email:"",birthDate:"1990-13-01",clientBillingData:{${empty}}`)).toContain(
    'account.birthDate: birth_date',
  );
  const houseless = empty.replace('street:""', 'street:"Łobzowska"');
  expect(await refusals(`type:private,email:"",clientBillingData:{${houseless}}`)).toContain(
    'client.street: no_street_number',
  );

  const others = await refusals(
    `type:private,email:"",clientBillingData:{${empty}},clientDeliveryOtherAddressData:{${empty}},clientBillingOtherData:{${empty}}`,
  );
  expect(others).toEqual([
    ...person,
    'delivery.street: no_delivery_street',
    'delivery.firstname: no_delivery_firstname',
    'delivery.lastname: no_delivery_lastname',
    'delivery.zipcode: incorect_delivery_zipcode',
    'delivery.city: no_delivery_city',
    'invoice.street: no_invoice_street',
    'invoice.firstname: no_invoice_firstname',
    'invoice.lastname: no_invoice_lastname',
    'invoice.zipcode: incorect_invoice_zipcode',
    'invoice.city: no_invoice_city',
  ]);

  const fields = ['firstname', 'lastname', 'companyName', 'taxNumber', 'street', 'city', 'phone'];
  const illegal = `{${fields.map((field) => `${field}:"<"`).join(',')},zipcode:"31-145",country:1143020003}`;
  const found = await refusals(
    `type:firm,email:"",clientBillingData:${illegal},clientDeliveryOtherAddressData:${illegal},clientBillingOtherData:${illegal}`,
  );
  for (const part of ['client', 'delivery', 'invoice']) {
    const ofPart = found.filter((one) => one.startsWith(`${part}.`));
    expect(ofPart).toHaveLength(fields.length);
    for (const one of ofPart) expect(one).toMatch(/illegal_characters_/);
  }
});
