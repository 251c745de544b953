import { password } from '../../features/account/server/testing/account.ts';
import { addressOf } from '../../shared/addresses.ts';
import { byClient, form, graphql, nearSessions, randomText, unknownId, type Attempt } from './attempt.ts';

const saved = '{status isError error{code message} result{id}}';

const readAccount =
  '{client{login email billingAddress{id street} deliveryAddresses{id street} invoiceAddresses{id street}}}';

/** At an account, its addresses and its passkeys. */
export const accountAttempts: Readonly<Record<string, Attempt>> = {
  'an address of delivery': ({ deliveryAddressId }, random) => {
    const change = (id: number) =>
      graphql(`mutation{updateDeliveryAddress(UpdateDeliveryAddressInput:{id:${id},city:"Obce"})${saved}}`);
    return [byClient(change(deliveryAddressId)), byClient(change(unknownId(random)))];
  },
  'an address of invoices': ({ invoiceAddressId }, random) => {
    const change = (id: number) =>
      graphql(`mutation{updateInvoiceAddress(UpdateInvoiceAddressInput:{id:${id},city:"Obce"})${saved}}`);
    return [byClient(change(invoiceAddressId)), byClient(change(unknownId(random)))];
  },
  'the page of an address': ({ deliveryAddressId }, random) => {
    const page = (id: number) => ({ path: addressOf('client-addresses', {}, { kind: 'delivery', id }) });
    return [byClient(page(deliveryAddressId)), byClient(page(unknownId(random)))];
  },
  'an address away': ({ deliveryAddressId }, random) => {
    const remove = (id: number) =>
      form(addressOf('client-addresses'), { operation: 'remove', kind: 'delivery', id: String(id) });
    return [byClient(remove(deliveryAddressId)), byClient(remove(unknownId(random)))];
  },
  'the account with a session that is nearly theirs': ({ sessionId }, random) => {
    const [theirs, nothing] = nearSessions(sessionId, random);
    return [
      { ...graphql(readAccount), cookie: theirs },
      { ...graphql(readAccount), cookie: nothing },
    ];
  },
  'a change of the account with a session that is nearly theirs': ({ sessionId }, random) => {
    const change = graphql(
      `mutation{updateClient(UpdateClientInput:{clientData:{clientBillingData:{city:"Obce"}}})${saved}}`,
    );
    const [theirs, nothing] = nearSessions(sessionId, random);
    return [
      { ...change, cookie: `${theirs}; client=1` },
      { ...change, cookie: `${nothing}; client=1` },
    ];
  },
  'the page of the account with a session that is nearly theirs': ({ sessionId }, random) => {
    const [theirs, nothing] = nearSessions(sessionId, random);
    return [
      { path: addressOf('login-edit'), cookie: theirs },
      { path: addressOf('login-edit'), cookie: nothing },
    ];
  },
  'a passkey away': ({ passkey }, random) => {
    const remove = (id: number) =>
      byClient(form(addressOf('sign-in-methods'), { remove: String(id), passkey_password: password }));
    return [remove(passkey.id), remove(unknownId(random))];
  },
  'signing in by a forged answer of their passkey': ({ passkey }, random) => {
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge: randomText(43, random) })).toString('base64url');
    const signIn = (id: string) =>
      form(addressOf('signin'), {
        operation: 'passkey',
        credential: JSON.stringify({ id, response: { clientDataJSON, signature: randomText(86, random) } }),
      });
    return [signIn(passkey.credentialId), signIn(randomText(43, random))];
  },
};
