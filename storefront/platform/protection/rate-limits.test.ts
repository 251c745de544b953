import { beforeAll, expect, it } from 'vitest';
import { newClient, password } from '../../features/account/server/testing/account.ts';
import { rateLimitedCalls } from '../../compatibility/graphql/rate-limits.ts';
import { features, site } from '../../shop.ts';
import { defaultSettings } from '../settings/index.ts';
import type { RateLimit } from '../settings/rate-limits.ts';
import { notificationOf, signatureHeader } from '../../features/payment/server/simulator/simulator.ts';
import { readXml } from '../../compatibility/ajax/testing/read-xml.ts';
import { schema } from '../../compatibility/graphql/schema/index.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import type { LimitName } from './rate-limits.ts';
import { makeCall, rootFields } from './testing/documents.ts';
import { seeded } from './testing/random.ts';
import { callPaths, graphqlPath } from './testing/surface.ts';

const isServed = (path: string) => callPaths.includes(path as `/${string}`) || site.routes.find(path) !== null;
/** Stands for the pages with one address each. */
const productPath = '/product-pol-1001-kubek-poranek-wapno.html';
/** Guests are sent to sign in before their data is read. */
const clientPaths: ReadonlySet<string> = new Set([
  '/client.php',
  '/client-data.php',
  '/client-signin.php',
  '/loginedit.php',
  '/products-bought.php',
]);
const known = new Map(rootFields(schema).map((root) => [root.field.name, root]));

type Sending = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };
type Sample = [limit: LimitName, what: string, path: string, init: Sending];

/** Every address and every call of the manifests, with what makes it count. */
const requests = [
  ...features
    .flatMap(({ rateLimits = [] }) => rateLimits)
    .map(({ limit, path = productPath, method = 'GET', when = {} }): Sample => {
      const [name, values] = Object.entries(when)[0] ?? ['none', 'any'];
      const fields = new URLSearchParams({ [name]: values === 'any' ? 'x' : values[0]! });
      const init = method === 'POST' ? { method, body: fields } : {};
      return [limit, path, method === 'POST' ? path : `${path}?${fields}`, init];
    }),
  ...rateLimitedCalls.flatMap(({ limit, calls }) =>
    Object.keys(calls).map((name): Sample => {
      const root = known.get(name);
      if (!root) throw new Error(`The table limits ${name}, and the schema has no such call.`);
      const call = makeCall(root, { random: seeded(7), hostility: 0, fullness: 1 });
      return [limit, name, graphqlPath, { method: 'POST', body: `${root.operation}{${call}}` }];
    }),
  ),
];

/** The code of a response in the format of its address. */
function codeOf(text: string): string | undefined {
  if (text.startsWith('<?xml')) return readXml(text).children[0]?.attributes['code'];
  return (JSON.parse(text) as { errors: ReadonlyArray<{ code: string }> }).errors[0]?.code;
}

it('limits name addresses that the shop serves, and no others', () => {
  const paths = features.flatMap(({ rateLimits = [] }) => rateLimits.map(({ path = productPath }) => path));
  expect(paths.filter((path) => !isServed(path))).toEqual([]);
  expect(isServed('/no-such-page.php')).toBe(false);
});

describeOnEngines('limits', (shop) => {
  let signedIn = '';
  const send = (path: string, init: Sending = {}) =>
    fetch(shop().url + path, {
      ...init,
      headers: {
        Origin: shop().url,
        Referer: `${shop().url}/search.php?newproducts=y`,
        ...(clientPaths.has(path) && { Cookie: signedIn }),
        ...init.headers,
      },
      redirect: 'manual',
    });

  /** The cookies of a new signed-in client. */
  async function signIn(login: string): Promise<string> {
    await shop().store.clients.create(newClient(login), 'registered');
    const fields = new URLSearchParams({ operation: 'login', login, password });
    const { headers } = await send('/signin.php', { method: 'POST', body: fields });
    return headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  beforeAll(async () => {
    signedIn = await signIn('liczona');
  });

  it('cover pages, calls and fields of GraphQL', () => {
    const addresses = requests.map(([, , path]) => path.split('?')[0]);
    for (const path of ['/search.php', '/ajax/search.php', '/ajax/payments.php', '/ajax/validation.php', graphqlPath]) {
      expect(addresses).toContain(path);
    }
  });

  it.each(requests)(
    '%s: %s is answered up to the limit, then with 429 and when to retry',
    async (limit, _, path, init) => {
      const before = await send(path, init);
      await before.text();
      expect(before.status).not.toBe(429);
      const normal: RateLimit = defaultSettings[limit];
      // The process has used up what it has taken off the counter.
      const none = { ...normal, perAddress: 0, ...(normal.block !== undefined && { block: 1 }) };
      await shop().store.settings.set(limit, none);
      const refused = await send(path, init);
      const text = await refused.text();
      await shop().store.settings.reset(limit);
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(normal.window / 1000);
      if (refused.headers.get('content-type')?.includes('text/html') && text.startsWith('<!DOCTYPE')) {
        expect(text).toContain('Trochę za szybko.');
        expect(text).toMatch(
          /<a[^>]*href="\/search\.php\?newproducts=y"[^>]*>[^<]*(<span[^>]*>)?Wróć do poprzedniej strony/,
        );
      } else {
        expect(codeOf(text)).toBe('TOO_MANY_REQUESTS');
      }
    },
  );

  it('of GraphQL return their code at both places, and nothing of the document runs', async () => {
    await shop().store.settings.set('searchLimit', { perAddress: 0, window: 60_000, block: 1 });
    const document = '{hello a:productsTextSearch(searchInput:{text:"kubek",limit:6}){products{name}}}';
    const response = await send(graphqlPath, { method: 'POST', body: document });
    await shop().store.settings.reset('searchLimit');
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'Too many of these. Try again in 60 seconds.',
          code: 'TOO_MANY_REQUESTS',
          extensions: { code: 'TOO_MANY_REQUESTS' },
        },
      ],
    });
  });

  it('count each alias of a document', async () => {
    await shop().store.settings.set('rateLimitFactor', 1);
    const { perAddress } = defaultSettings.lookupLimit;
    const ask = (count: number) => {
      const lookups = Array.from(
        { length: count },
        (_, n) => `a${n}:validateClientData(ClientDataInput:{clientData:{email:"a${n}@b.pl"}}){clientExists}`,
      );
      return send(graphqlPath, { method: 'POST', body: `{${lookups.join(' ')}}` });
    };
    const statuses = [];
    for (let sent = 0; sent <= perAddress + 50; sent += 50) statuses.push((await ask(50)).status);
    await shop().store.settings.set('rateLimitFactor', 1000);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(perAddress / 50);
    expect(statuses.at(-1)).toBe(429);
  });

  it('count an e-mail inside JSON parameters', async () => {
    await shop().store.settings.set('observationLimit', { perAddress: 1, perAccount: 0.001, window: 60_000 });
    const observe = (email: string) =>
      send(
        `/ajax/projector.php?${new URLSearchParams({
          action: 'set_product_observed',
          field: JSON.stringify({ product: 1003, size: 'uniw', email }),
        })}`,
      );
    const statuses = [];
    for (const email of ['w.json@poczta.pl', 'w.json@poczta.pl', 'W.JSON@poczta.pl', 'inny.json@poczta.pl'])
      statuses.push((await observe(email)).status);
    await shop().store.settings.reset('observationLimit');
    expect(statuses).toEqual([200, 429, 429, 200]);
  });

  it('count mails to one address together across forms', async () => {
    await shop().store.settings.set('mailLimit', { perAddress: 1, perAccount: 0.003, window: 24 * 60 * 60_000 });
    const waiting = () => shop().store.outbox.waiting();
    const before = await waiting();
    const email = 'cudzy.adres@poczta.pl';
    const post = (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) });
    const reset = (to: string) => post('/password-recover.php', { operation: 'recover', email: to });
    const answers = [
      await reset(email),
      await post('/settings.php', {
        mailing_action: 'add',
        mailing_email: email,
        mailing_name: 'Kup tanio na zlo.example',
      }),
      await reset('Cudzy.Adres@poczta.pl'),
      await reset(email),
      await post('/settings.php', { mailing_action: 'add', mailing_email: email }),
      await reset('inny.adres@poczta.pl'),
    ];
    await shop().store.settings.reset('mailLimit');
    expect(answers.map(({ status }) => status === 429)).toEqual([false, false, false, true, true, false]);
    expect(await waiting()).toBeLessThanOrEqual(before + 4);
    expect(await answers[3]!.text()).toContain('Odczekaj 24 godziny.');
  });

  it('count guesses of the own password for the signed-in client, not for the typed name', async () => {
    const headers = { Cookie: await signIn('zgadywana') };
    // Three; signing in was the first.
    await shop().store.settings.set('loginLimit', { perAddress: 1, perAccount: 0.003, window: 60_000 });
    const guess = async (login: string) => {
      const body = new URLSearchParams({ client_login: login, login, client_current_password: 'zgaduje' });
      const { status } = await send('/loginedit.php', { method: 'POST', body, headers });
      return status;
    };
    const statuses = [await guess('jedna'), await guess('druga'), await guess('trzecia')];
    await shop().store.settings.reset('loginLimit');
    expect(statuses).toEqual([422, 422, 429]);
  });

  it('count attempts to sign in by login, by e-mail, by the form and by the call as those of one account', async () => {
    await shop().store.clients.create(newClient('podwojna'), 'registered');
    await shop().store.settings.set('rateLimitFactor', 1);
    await shop().store.settings.set('loginLimit', { perAddress: 1000, perAccount: 4, window: 60_000 });
    const byForm = async (login: string) => {
      const body = new URLSearchParams({ operation: 'login', login, password: 'zgaduje' });
      return (await send('/signin.php', { method: 'POST', body })).status;
    };
    const byCall = async (login: string) => {
      const body = `mutation{login(login:"${login}",password:"zgaduje"){status}}`;
      return (await send(graphqlPath, { method: 'POST', body })).status;
    };
    const names = ['podwojna', 'PODWOJNA@poczta.example', ' podwojna ', 'podwojna@poczta.example'];
    const known = [
      await byForm(names[0]!),
      await byForm(names[1]!),
      await byCall(names[2]!),
      await byCall(names[3]!),
      await byForm(names[1]!),
      await byCall(names[0]!),
    ];
    const unknown = [];
    for (let count = 0; count < 5; count += 1) unknown.push(await byForm('nikt@poczta.example'));
    const another = await byForm('nikt');
    await shop().store.settings.reset('loginLimit');
    await shop().store.settings.set('rateLimitFactor', 1000);
    expect(known.map((status) => status === 429)).toEqual([false, false, false, false, true, true]);
    expect(unknown.map((status) => status === 429)).toEqual([false, false, false, false, true]);
    expect(another).not.toBe(429);
  });

  it('keep forged payment notifications out, and never those of the provider', async () => {
    const payment = {
      id: 'TEST-1',
      reference: 'nobody-has-it',
      method: 'blik',
      amount: 100,
      currency: 'PLN',
      description: '',
      returnPath: '/',
      state: 'completed',
      problem: null,
    } as const;
    const signed = notificationOf(payment);
    const notify = (headers: Headers) =>
      send('/payment-notification/simulator', {
        method: 'POST',
        headers: Object.fromEntries(headers),
        body: signed.body,
      });
    const forged = new Headers({ [signatureHeader]: 'f'.repeat(64) });
    const limit = (uses: number) =>
      shop().store.settings.set('forgedNotificationLimit', { perAddress: uses, perAccount: uses, window: 60_000 });
    await limit(1000);
    const below = (await notify(forged)).status;
    await limit(0);
    const above = await notify(forged);
    const own = (await notify(signed.headers)).status;
    await shop().store.settings.reset('forgedNotificationLimit');
    expect([below, above.status]).toEqual([403, 429]);
    expect(Number(above.headers.get('retry-after'))).toBeGreaterThan(0);
    // Its signature is right: only its payment is unknown.
    expect(own).toBe(404);
  });

  it('ignore addresses that the client forges', async () => {
    await shop().store.settings.set('bankAccountLimit', { perAddress: 0, window: 60_000 });
    const response = await send('/ajax/payments.php?action=verify_iban&bankAccount=x', {
      headers: { 'X-Forwarded-For': '198.51.100.99' },
    });
    await shop().store.settings.reset('bankAccountLimit');
    expect(response.status).toBe(429);
  });

  it('do not affect visitors who only look', async () => {
    const page = await send('/search.php?newproducts=y');
    expect(page.headers.get('retry-after')).toBeNull();
    expect(page.status).toBe(200);
  });
});
