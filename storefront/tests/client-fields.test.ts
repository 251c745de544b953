import { expect, it } from 'vitest';
import { clientAnswer, password, wireAddress } from '../features/account/server/testing/account.ts';
import { confirmAccount } from '../features/account/server/testing/mails.ts';
import { Browser } from '../testing/browser.ts';
import { describeOnEngines } from '../testing/running-shop.ts';

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
const jan = '{firstname:"Jan" lastname:"Nowak" street:"Rynek 1" zipcode:"30-001" city:"Kraków" phone:"600 300 400"}';
const len = '{companyName:"Len" taxNumber:"5260250274" street:"Sławkowska 2" zipcode:"31-014" city:"Kraków"}';

describeOnEngines('the fields of a client', (shop) => {
  it('a registration has the fields of a person and of a company, another delivery and another invoice address, which stand in the account and can be changed [E-20]', async () => {
    const client = new Browser(shop());
    const html = await (await client.fetch('/client-new.php')).text();
    const names = ['type', 'firm', 'nip', 'firstname', 'lastname', 'email', 'phone', 'street', 'street_number'];
    for (const name of [...names, 'zipcode', 'city', 'region', 'login', 'password', 'password2', 'mailing'])
      expect(html, name).toContain(`name="client_${name}"`);
    const asked = await client.ask(
      '{shop{settings{client{registrationFormFields{firstname companyName taxNumber street login password}}}}}',
    );
    expect(asked.shop.settings.client.registrationFormFields).toMatchObject({ firstname: true, login: true });

    const own = wireAddress().replace('{', '{companyName:"Sień" taxNumber:"5252344078" ');
    const data = `type:firm,email:"firma@poczta.example",vatCompany:true,clientBillingData:${own},clientDeliveryOtherAddressData:${jan},clientBillingOtherData:${len}`;
    const secrets = `login:"firma",password:"${password}",passwordRepeat:"${password}"`;
    const { answer } = await client.ask(
      `mutation{answer:registerClient(RegisterClientInput:{clientData:{${data}},loginAndPassword:{${secrets}}})${clientAnswer}}`,
    );
    expect(answer.validationErrors ?? []).toEqual([]);
    await confirmAccount(client, 'firma@poczta.example');
    const stored = (await (await client.fetch('/client-data.php?format=json')).json()) as {
      deliveryAddresses: ReadonlyArray<{ id: number }>;
      invoiceAddresses: ReadonlyArray<{ id: number }>;
    };
    expect(stored).toMatchObject({
      account: {
        login: 'firma',
        email: 'firma@poczta.example',
        type: 'firm',
        address: { companyName: 'Sień', taxNumber: '5252344078', street: 'Łobzowska', streetNumber: '8 m. 3' },
      },
      deliveryAddresses: [{ firstname: 'Jan', street: 'Rynek', streetNumber: '1', phone: '600 300 400' }],
      invoiceAddresses: [{ companyName: 'Len', taxNumber: '5260250274', street: 'Sławkowska' }],
    });

    const [delivery] = stored.deliveryAddresses;
    const [invoice] = stored.invoiceAddresses;
    await client.ask(
      `mutation{a:updateDeliveryAddress(UpdateDeliveryAddressInput:{id:${delivery!.id} street:"Rynek 9"})${clientAnswer}}`,
    );
    await client.ask(
      `mutation{a:updateInvoiceAddress(UpdateInvoiceAddressInput:{id:${invoice!.id} street:"Floriańska 10"})${clientAnswer}}`,
    );
    // Both forms of the arguments (wire contract 1.9).
    const garden = jan.replace('Rynek 1', 'Ogrodowa 3');
    const orchard = jan.replace('Rynek 1', 'Sadowa 4');
    await client.ask(`mutation{a:insertDeliveryAddress(InsertDeliveryAddressInput:${garden})${clientAnswer}}`);
    await client.ask(`mutation{a:insertDeliveryAddress(ClientDeliveryData:${orchard})${clientAnswer}}`);
    const words = plain(await (await client.fetch('/client-addresses.php')).text());
    for (const line of ['Rynek 9', 'Floriańska 10', 'Ogrodowa 3', 'Sadowa 4', 'Len']) expect(words).toContain(line);
  });
});
