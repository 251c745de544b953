import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, register } from '../features/account/server/testing/account.ts';
import { confirmAccount, mailsTo } from '../features/account/server/testing/mails.ts';
import { fromProvider, providerPage } from '../reference/asking/social.ts';
import type { HttpRequest } from '../reference/define.ts';
import { Browser } from '../testing/browser.ts';
import { createApp } from '../platform/http/app.ts';
import { jsonLog } from '../platform/http/log.ts';
import { settingsWith, shortcomings } from '../platform/settings/index.ts';
import { site } from '../shop.ts';
import { describeOnEngines, shopNow } from '../testing/running-shop.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

const person = {
  operation: 'open',
  client_type: 'private',
  client_firstname: 'Hanna',
  client_lastname: 'Źrebiec',
  client_phone: '600 100 200',
  client_street: 'Łobzowska',
  client_street_number: '8/3',
  client_zipcode: '31-145',
  client_city: 'Kraków',
  client_region: 'PL',
};

describeOnEngines('signing in by an account elsewhere', (shop) => {
  const browser = () => {
    const one = new Browser(shop());
    return Object.assign(one, {
      send: ({ path, form }: HttpRequest) => (form ? one.post(path, form) : one.fetch(path)),
    });
  };
  type Visitor = ReturnType<typeof browser>;
  const read = async (one: Browser, path: string) => textOf(await (await one.fetch(path)).text());
  const login = async (one: Browser) => (await one.ask('{client{login}}')).client?.login ?? null;
  /** The words of the page that an answer leads to. */
  const after = async (one: Browser, answer: Response) => {
    expect(answer.status).toBe(303);
    return read(one, answer.headers.get('location')!);
  };
  const come = (one: Visitor, email: string, verified = true) => fromProvider(email, verified)(one);

  it('is a form that is sent by GET to its action, on the pages of signing in and of registration [C-21] [S-16 part]', async () => {
    for (const path of ['/signin.php', '/client-new.php?register']) {
      const html = await (await browser().fetch(path)).text();
      const form = /<form(?=[^>]*method="get")[^>]*action="\/signin-social\.php"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
      expect(form).toMatch(/<button(?=[^>]*name="provider")[^>]*value="proba"/);
      expect(textOf(form)).toContain('Zaloguj się przez konto na próbę');
    }
    const guest = browser();
    expect(await read(guest, '/signin-social.php?provider=proba')).toContain('Hasła do tamtego konta nie pozna.');
    const page = await guest.fetch(await providerPage(guest));
    const words = textOf(await page.text());
    expect(words).toContain('To symulator');
    expect(words).toContain('niczego nie sprawdzamy');
    expect(await after(guest, await guest.fetch('/signin-social.php?provider=inny'))).toContain('teraz nie odpowiada');

    // A sign-in ends in the language in which it began.
    const back = await fromProvider('english@poczta.example', true, '/en')(guest);
    expect(back.headers.get('location')).toBe('/en/signin-social.php');
  });

  it('registers by the form and its mail, then by a provider: a taken login proposes a free one, and the account opens again [S-16]', async () => {
    const first = browser();
    const typed = { client_login: 'celina', client_email: 'inna@poczta.example' };
    const secrets = { client_password: password, client_password2: password };
    expect(await after(first, await first.post('/client-new.php', { ...person, ...typed, ...secrets }))).toContain(
      'Na adres inna@poczta.example wysłaliśmy mail.',
    );
    expect(await after(first, await confirmAccount(first, 'inna@poczta.example'))).toContain('Konto jest gotowe.');
    expect(await login(first)).toBe('celina');

    const guest = browser();
    await guest.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1', change: 'add' });
    await come(guest, 'celina@poczta.example');
    const html = await (await guest.fetch('/signin-social.php')).text();
    expect(html).toMatch(
      /name="client_email"[^>]*value="celina@poczta.example"|value="celina@poczta.example"[^>]*name="client_email"/,
    );
    expect(html).toContain('value="celina1"');
    expect(html).not.toContain('type="password"');

    const refused = await guest.post('/signin-social.php', { ...person, client_login: 'celina', client_city: '' });
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain('Proszę wypełnić to pole.');
    const taken = await guest.post('/signin-social.php', { ...person, client_login: 'celina' });
    expect(taken.status).toBe(422);
    expect(textOf(await taken.text())).toContain('celina1');

    // A typed e-mail is not the confirmed one.
    const wish = { ...person, client_login: 'celina1', client_email: 'inna@poczta.example' };
    expect(await after(guest, await guest.post('/signin-social.php', wish))).toContain('Konto jest gotowe.');
    expect(await login(guest)).toBe('celina1');
    expect(await read(guest, '/basketedit.php')).toContain('Kubek Poranek');
    expect((await mailsTo(shop().store, 'celina@poczta.example')).map(({ subject }) => subject)).toEqual([
      'Twoje konto w\u00a0sklepie Sień',
    ]);

    const again = browser();
    const answer = await come(again, 'celina@poczta.example');
    expect(answer.headers.get('location')).toBe('/client.php');
    expect(await login(again)).toBe('celina1');

    // It has no password: what asks for one offers a link by mail instead, and no password fits until then.
    const own = 'celina@poczta.example';
    const asked = ['/client.php', '/client-signin.php', '/loginedit.php', '/client-data.php'];
    for (const path of asked) expect(await read(again, path), path).toContain('To konto nie ma hasła');
    for (const guess of ['', 'celina1'])
      expect((await again.post('/client-data.php', { operation: 'delete', password: guess })).status).toBe(422);
    const sent = await again.post('/password-recover.php', { operation: 'recover', email: own });
    expect(sent.headers.get('location')).toBe('/client-signin.php');
    expect(await after(again, sent)).toContain(`Wysłaliśmy link na adres ${own}.`);
    const [mail] = await mailsTo(shop().store, own);
    const token = /token=([\w-]+)/.exec(mail!.text)![1]!;
    const change = { operation: 'change', token, password, password_repeat: password };
    expect(await after(again, await again.post('/password-recover.php', change))).toContain(
      'Nowe hasło jest zapisane.',
    );
    expect(await login(again)).toBeNull();
    await come(again, own);
    for (const path of asked) expect(await read(again, path), path).not.toContain('To konto nie ma hasła');
    const [linked] = await shop().store.clients.identities((await shop().store.clients.idsOf([own])).get(own)!);
    const gone = await again.post('/client-signin.php', { unlink: String(linked!.id), identity_password: password });
    expect(await after(again, gone)).toContain('To logowanie jest odłączone.');
  });

  it('asks an account that is there for its password before it links, and reports that by mail [S-16 part]', async () => {
    await register(browser(), 'danuta');
    const guest = browser();
    await come(guest, 'danuta@poczta.example');
    expect(await login(guest)).toBeNull();
    expect(await read(guest, '/signin-social.php')).toContain('Konto z adresem danuta@poczta.example już jest.');
    const link = (own: string) => guest.post('/signin-social.php', { operation: 'link', password: own });
    for (const [own, words] of [
      ['', 'Proszę wypełnić to pole.'],
      ['nie-to-haslo', 'To nie jest obecne hasło do konta.'],
    ] as const) {
      const refused = await link(own);
      expect(refused.status).toBe(422);
      expect(textOf(await refused.text())).toContain(words);
    }
    expect(await login(guest)).toBeNull();
    // Nobody opens a second account beside it.
    expect(await after(guest, await guest.post('/signin-social.php', { ...person, client_login: 'nowa' }))).toContain(
      'Wpisz jego hasło',
    );
    expect(await after(guest, await link(password))).toContain('Konta są połączone.');
    expect(await login(guest)).toBe('danuta');
    const subjects = (await mailsTo(shop().store, 'danuta@poczta.example')).map(({ subject }) => subject);
    expect(subjects).toContain('Nowy sposób logowania do konta w\u00a0sklepie Sień');

    expect(await read(guest, '/client-signin.php')).toContain('danuta@poczta.example');
    const remove = (own: string) => guest.post('/client-signin.php', { unlink: '1', identity_password: own });
    expect((await remove('nie-to-haslo')).status).toBe(422);
    const [linked] = await shop().store.clients.identities(
      (await shop().store.clients.idsOf(['danuta'])).get('danuta')!,
    );
    const gone = await guest.post('/client-signin.php', { unlink: String(linked!.id), identity_password: password });
    expect(await after(guest, gone)).toContain('To logowanie jest odłączone.');
    const other = browser();
    await come(other, 'danuta@poczta.example');
    expect(await login(other)).toBeNull();
  });

  it('does not believe an e-mail that the provider has not confirmed', async () => {
    await register(browser(), 'ewelina');
    for (const email of ['ewelina@poczta.example', 'nikt@poczta.example']) {
      const guest = browser();
      const answer = await come(guest, email, false);
      expect(answer.headers.get('location')).toBe('/client-new.php');
      expect(await after(guest, answer)).toContain('nie potwierdził adresu e-mail');
      expect((await guest.fetch('/signin-social.php')).headers.get('location')).toBe('/signin.php');
    }
  });

  it('takes an answer once, from the browser that asked, and says when the person did not agree', async () => {
    const [guest, thief] = [browser(), browser()];
    const form = { decision: 'agree', email: 'felicja@poczta.example', verified: '1' };
    const back = (await guest.post(await providerPage(guest), form)).headers.get('location')!;
    expect(await after(thief, await thief.fetch(back))).toContain('zaczęto je w innej przeglądarce');
    expect((await guest.fetch(back)).headers.get('location')).toBe('/signin-social.php');
    expect(await after(guest, await guest.fetch(back))).toContain('Minął czas na to logowanie');
    const denied = await guest.post(await providerPage(guest), { decision: 'deny' });
    expect(await after(guest, await guest.fetch(denied.headers.get('location')!))).toContain('zostało przerwane');
    // Another code than the one of this sign-in.
    const forged = new URL((await guest.post(await providerPage(guest), form)).headers.get('location')!, shop().url);
    forged.searchParams.set('code', 'x'.repeat(43));
    expect(await after(guest, await guest.fetch(forged.pathname + forged.search))).toContain(
      'Nie udało się potwierdzić',
    );
    // The provider's page redirects to no other host.
    const foreign = (await providerPage(guest)).replace(
      /redirect_uri=[^&]+/,
      'redirect_uri=https%3A%2F%2Fobcy.example',
    );
    expect((await guest.fetch(foreign)).status).toBe(404);
  });

  it('refuses the test provider at a public https address, unless the operator says that the shop is a demonstration', async () => {
    const { store } = shop();
    const real = 'https://sklep.example';
    const at = (publicUrl: string) =>
      createApp({
        site,
        store,
        clock: () => shopNow,
        publicUrl,
        log: jsonLog(() => {}),
        assets: () => ({ styles: [], fonts: [], scripts: [] }),
        hasPolicy: true,
        root: shop().place.dataDir,
        statics: [],
        isReady: () => true,
      });
    const query = new URLSearchParams({
      client_id: 'sien',
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: 'x'.repeat(43),
    });
    /** Whether the pages show it, whether its own page is there, and what the call of the contract names. */
    const offered = async (origin: string) => {
      const { fetch } = at(origin);
      const get = async (path: string) => fetch(new Request(origin + path));
      const pages = await Promise.all(
        ['/signin.php', '/client-new.php?register'].map(async (path) => (await get(path)).text()),
      );
      query.set('redirect_uri', `${origin}/signin-social.php`);
      const asked = await fetch(
        new Request(`${origin}/graphql/v1/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', origin },
          body: JSON.stringify({ query: '{loginOptions{options{id}}}' }),
        }),
      );
      return {
        buttons: pages.filter((html) => html.includes('value="proba"')).length,
        page: (await get(`/test-signin.php?${query}`)).status,
        start: (await get('/signin-social.php?provider=proba')).status,
        call: (await asked.text()).includes('proba'),
        warning: shortcomings(settingsWith(await store.settings.overrides()), origin)
          .join()
          .includes('test provider'),
      };
    };
    const open = { buttons: 2, page: 200, start: 200, call: true, warning: false };
    expect(await offered(real)).toEqual({ buttons: 0, page: 404, start: 303, call: false, warning: true });
    for (const local of ['https://localhost:8443', 'http://127.0.0.1:3000']) expect(await offered(local)).toEqual(open);
    await store.settings.set('isDemo', true);
    expect(await offered(real)).toEqual(open);
    await store.settings.set('isDemo', false);
  });

  describeProvider();

  /** A provider of its own, over the network: it signs with a real key, and errs on demand. */
  function describeProvider() {
    const provider = new OAuth2Server();
    type Claims = Record<string, unknown>;
    let change: (claims: Claims, header: Claims) => void = () => {};
    beforeAll(async () => {
      await provider.issuer.keys.generate('RS256');
      await provider.start(0, '127.0.0.1');
      provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
      provider.service.on('beforeTokenSigning', ({ payload, header }: { payload: Claims; header: Claims }) => {
        if (payload['nonce'] === undefined) return;
        Object.assign(payload, {
          aud: 'sien-web',
          email: 'genia@poczta.example',
          email_verified: true,
          name: 'Genia Kos',
        });
        change(payload, header);
      });
      const { signInProviders } = (await shop().store.settings.overrides()) as {
        signInProviders: ReadonlyArray<object>;
      };
      const own = { id: 'serwis', name: 'Serwis', issuer: provider.issuer.url, clientId: 'sien-web' };
      await shop().store.settings.set('signInProviders', [...signInProviders, own]);
    });
    afterAll(() => provider.stop());

    /** To the provider and back. @returns the shop's answer */
    async function signInBy(one: Browser, edit = (address: URL) => address): Promise<Response> {
      const html = await (await one.fetch('/signin-social.php?provider=serwis')).text();
      const address = /href="(http:\/\/127[^"]*\/authorize[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
      const answer = await fetch(edit(new URL(address)), { redirect: 'manual' });
      const { pathname, search } = new URL(answer.headers.get('location')!);
      return one.fetch(pathname + search);
    }

    it('checks state, nonce, PKCE, signature, audience, issuer and time of a provider’s identity [S-16 part]', async () => {
      const wrong: ReadonlyArray<[string, typeof change]> = [
        ['nonce', (claims) => (claims['nonce'] = 'inny')],
        ['audience', (claims) => (claims['aud'] = 'inny-sklep')],
        ['issuer', (claims) => (claims['iss'] = 'https://obcy.example')],
        ['time', (claims) => Object.assign(claims, { exp: 1_000_000, iat: 999_000 })],
      ];
      for (const [what, edit] of wrong) {
        change = edit;
        const guest = browser();
        expect(await after(guest, await signInBy(guest)), what).toContain('Nie udało się potwierdzić');
      }
      change = () => {};
      const unasked: ReadonlyArray<[string, (address: URL) => URL]> = [
        ['challenge', (address) => (address.searchParams.set('code_challenge', 'x'.repeat(43)), address)],
      ];
      for (const [what, edit] of unasked) {
        const guest = browser();
        expect(await after(guest, await signInBy(guest, edit)), what).toContain('Nie udało się potwierdzić');
      }
      const stranger = browser();
      const answer = await signInBy(stranger, (address) => (address.searchParams.set('state', 'inny'), address));
      expect(await after(stranger, answer)).toContain('zaczęto je w innej przeglądarce');

      const forged = await new OAuth2Server().issuer.keys.generate('RS256', { kid: provider.issuer.keys.get()!.kid });
      provider.service.once('beforeResponse', (response: { body: Record<string, unknown> }) => {
        const [head, body] = String(response.body['id_token']).split('.');
        response.body['id_token'] = `${head}.${body}.${Buffer.from(forged.kid.repeat(8)).toString('base64url')}`;
      });
      const guest = browser();
      expect(await after(guest, await signInBy(guest))).toContain('Nie udało się potwierdzić');

      expect((await signInBy(guest)).headers.get('location')).toBe('/signin-social.php');
      const html = await (await guest.fetch('/signin-social.php')).text();
      expect(html).toContain('value="Genia"');
      expect(html).toContain('value="Kos"');
      const wish = { ...person, client_login: 'genia' };
      expect(await after(guest, await guest.post('/signin-social.php', wish))).toContain('Konto jest gotowe.');
      const again = browser();
      expect((await signInBy(again)).headers.get('location')).toBe('/client.php');
      expect(await login(again)).toBe('genia');
      expect(textOf(await (await again.fetch('/client-signin.php')).text())).toContain('Serwis');
    });

    it('says that a provider does not answer, and offers another way', async () => {
      const guest = browser();
      provider.service.once('beforeResponse', (response: { statusCode: number }) => (response.statusCode = 503));
      expect(await after(guest, await signInBy(guest))).toContain('teraz nie odpowiada');
    });
  }
});
