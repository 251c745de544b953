import { expect, it } from 'vitest';
import { ask, send, type GraphqlAnswer } from './testing/ask.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';

const read = async (response: Response) => (await response.json()) as GraphqlAnswer;

describeOnEngines('the validator of client data [C-01 part] [E-02] [E-03]', (shop) => {
  const billing = (fields: string) => `ClientDataInput:{clientData:{clientBillingData:{${fields}}}}`;
  const fields = {
    client_firstname: billing('firstname:"Hanna"'),
    client_lastname: billing('lastname:""'),
    client_firm: billing('companyName:"Sień <b>"'),
    client_street: billing('street:"Łobzowska",country:1143020003'),
    client_zipcode: billing('zipcode:"3114" country:1143020003'),
    client_city: billing('city:"Kraków"'),
    client_phone: billing('phone:"12",country:1143020003'),
    client_nip: 'ClientDataInput:{clientData:{taxNumber:"5260250275",clientBillingData:{country:1143020003}}}',
    client_email: 'ClientDataInput:{clientData:{email:"hanna@poczta.example"}}',
    client_birth_date: 'ClientDataInput:{clientData:{birthDate:"1990-02-30"}}',
    client_login: 'ClientDataInput:{loginAndPassword:{login:"a b",password:"tajne-1"}}',
    client_password: 'ClientDataInput:{loginAndPassword:{login:"hanna",password:"12345"}}',
  };

  it('validates twelve fields at once, under the ids of their controls, without separators', async () => {
    const document = Object.entries(fields)
      .map(([id, input]) => `${id}:validateClientData(${input}){messages{code message}clientExists}`)
      .join('');
    const response = await send(shop(), JSON.stringify({ query: `query{${document}}` }), {
      label: '?query=validateClientData',
    });
    const refused = (...codes: string[]) => ({
      messages: codes.map((code) => ({ code, message: '' })),
      clientExists: false,
    });
    expect(await read(response)).toEqual({
      data: {
        client_firstname: refused(),
        client_lastname: refused('no_name'),
        client_firm: refused('illegal_characters_client_firm'),
        client_street: refused('no_street_number'),
        client_zipcode: {
          messages: [
            { code: 'incorect_zipcode', message: '' },
            { code: '', message: 'NN-NNN' },
          ],
          clientExists: false,
        },
        client_city: refused(),
        client_phone: refused('incorect_phone'),
        client_nip: refused('incorect_nip'),
        client_email: refused(),
        client_birth_date: refused('birth_date'),
        client_login: refused('incorect_login'),
        client_password: refused('password_to_short'),
      },
    });
  });

  it('accepts a quotation mark, the only character that clients escape', async () => {
    const { firm, town } = await ask(
      shop(),
      `query{firm:validateClientData(${billing('companyName:"Wełna \\"Sień\\" & Len"')}){messages{code}}
        town:validateClientData(${billing('city:"\\"Kraków\\""')}){messages{code}}}`,
    );
    expect(firm.messages).toEqual([]);
    expect(town.messages).toEqual([]);
  });

  it('uses the rules of the sent country', async () => {
    const check = (fields: string) => `validateClientData(${billing(fields)}){messages{code message}}`;
    const data = await ask(
      shop(),
      `query{german:${check('zipcode:"10115",country:1143020143')}polish:${check('zipcode:"1011",country:1143020003')}
        latvian:${check('zipcode:"10",country:1143020118')}street:${check('street:"12 rue de Rivoli",country:1143020057')}
        text:${check('zipcode:"10115",country:"1143020143"')}}`,
    );
    const formats = (text: string) => [
      { code: 'incorect_zipcode', message: '' },
      { code: '', message: text },
    ];
    expect(data).toEqual({
      german: { messages: [] },
      polish: { messages: formats('NN-NNN') },
      latvian: { messages: formats('NNNN, LV-NNNN') },
      street: { messages: [] },
      text: { messages: [] },
    });
  });

  it('finds no account of an unregistered e-mail', async () => {
    const query = `{a:validateClientData(${fields.client_email}){clientExists clientProposedLogin isClientLoggedIn}}`;
    const { a } = await ask(shop(), query);
    expect(a).toEqual({ clientExists: false, clientProposedLogin: null, isClientLoggedIn: false });
  });

  it('rejects a backslash or a new line with an error', async () => {
    for (const typed of ['a\\q', 'a\nb']) {
      const query = `query{client_city:validateClientData(${billing(`city:"${typed}"`)}){messages{code}}}`;
      const { data, errors } = await read(await send(shop(), JSON.stringify({ query })));
      expect(data).toBeUndefined();
      expect(errors?.[0]).toMatchObject({
        code: 'GRAPHQL_PARSE_FAILED',
        extensions: { code: 'GRAPHQL_PARSE_FAILED' },
        message: expect.stringMatching(/^Syntax Error: /),
      });
    }
  });

  it("uses the shop's overridden limits", async () => {
    const query = `{a:validateClientData(${fields.client_password}){messages{code}}}`;
    await shop().store.settings.set('passwordMinimum', 5);
    const { a } = await ask(shop(), query);
    await shop().store.settings.reset('passwordMinimum');
    expect(a.messages).toEqual([]);
  });
});
