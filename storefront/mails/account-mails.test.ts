import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientMails } from '../features/account/server/mail-kinds.ts';
import { newClient, password } from '../features/account/server/testing/account.ts';
import { account } from '../reference/asking/account.ts';
import { fromProvider } from '../reference/asking/social.ts';
import type { Visitor } from '../testing/shop-under-test.ts';
import { judgeMail } from './testing/judge-mail.ts';
import { openMailShop, type MailShop } from './testing/mail-shop.ts';

/** The mails about accounts, each brought about in the running shop as its owner does it. */
let shop: MailShop;
let mails: MailShop['mails'];
beforeAll(async () => {
  shop = await openMailShop();
  const { store, collect } = shop;
  ({ mails } = shop);
  const visitor = shop.visitor();
  const wish = { ...account, client_password: password, client_password2: password };
  const tokenIn = (name: string) => /token=([\w-]+)/.exec(mails.get(name)!.text)![1]!;

  await visitor.post('/client-new.php', wish);
  await collect('registration');
  await visitor.post('/client-new.php', { operation: 'confirm', token: tokenIn('registration'), password });
  await collect('confirmed');
  await shop.visitor().post('/client-new.php', { ...wish, client_login: 'inna' });
  await collect('registration of a known e-mail');

  await shop.visitor().post('/password-recover.php', { operation: 'recover', email: account.client_email });
  await collect('new password asked for');
  const change = { operation: 'change', password: 'siwy-kot-7', password_repeat: 'siwy-kot-7' };
  await visitor.post('/password-recover.php', { ...change, token: tokenIn('new password asked for') });
  await collect('password changed');

  await visitor.post('/signin.php', { operation: 'login', login: account.client_login, password: 'siwy-kot-7' });
  const id = (await store.clients.idsOf([account.client_login])).get(account.client_login)!;
  const codes = (form: Record<string, string>) => visitor.post('/client-signin.php', form);
  await codes({ operation: 'codes-start', codes_password: 'siwy-kot-7' });
  const waiting = await store.clients.timeCodeState(id);
  if (waiting.kind !== 'waiting') throw new Error('The second step does not wait for its first code.');
  const code = new TOTP({ secret: waiting.secret }).generate({ timestamp: shop.clock() });
  await codes({ operation: 'codes-confirm', code });
  await collect('second step on');
  await codes({ operation: 'codes-stop', codes_password: 'siwy-kot-7' });
  await collect('second step off');
  const key = { credentialId: 'a', publicKey: 'b', counter: 0, transports: [], name: 'Laptop' };
  await store.clients.addPasskey(id, key, { most: 5, mailKind: clientMails.passkeyAdded });
  await collect('passkey added');

  const linking = shop.visitor();
  await fromProvider(account.client_email)(sender(linking));
  await linking.post('/signin-social.php', { operation: 'link', password: 'siwy-kot-7' });
  await collect('account elsewhere linked');
  const social = shop.visitor();
  await fromProvider('celina@poczta.example')(sender(social));
  await social.post('/signin-social.php', { ...account, operation: 'open', client_login: 'celina' });
  await collect('registration by an account elsewhere');
  await store.clients.create(newClient('koniec'), clientMails.registered);
  await collect('account opened at once');
}, 120_000);
afterAll(() => shop.close());

/** A visitor who can be sent to the test provider and back. */
const sender = (visitor: Visitor): Parameters<ReturnType<typeof fromProvider>>[0] => ({
  send: ({ path, form }) => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' };
    return visitor.fetch(path, form ? { method: 'POST', body: new URLSearchParams(form), headers } : { headers });
  },
});

const pages: Readonly<Record<string, string>> = {
  registration: 'client-new.php?token=',
  confirmed: 'signin.php',
  'registration of a known e-mail': 'signin.php',
  'new password asked for': 'password-recover.php?token=',
  'password changed': 'password-recover.php',
  'second step on': 'client-signin.php',
  'second step off': 'client-signin.php',
  'passkey added': 'client-signin.php',
  'account elsewhere linked': 'client-signin.php',
  'registration by an account elsewhere': 'signin.php',
  'account opened at once': 'signin.php',
};

describe('the mails of accounts', () => {
  it('are sent for each change of who can sign in, with a link to its page', () => {
    for (const [name, page] of Object.entries(pages)) {
      const mail = mails.get(name);
      for (const body of [mail?.html, mail?.text]) expect(body, name).toContain(`https://sien.example/${page}`);
    }
    expect([...mails.keys()].toSorted()).toEqual(Object.keys(pages).toSorted());
  });

  it('are valid HTML without axe violations', async () => {
    for (const [name, message] of mails) {
      // oxlint-disable-next-line no-await-in-loop -- one document after the other
      expect(await judgeMail(message), name).toEqual([]);
    }
  }, 60_000);
});
