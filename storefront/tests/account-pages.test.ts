import { describe, expect, it } from 'vitest';
import { clientMails } from '../features/account/server/mail-kinds.ts';
import { newClient, password, register } from '../features/account/server/testing/account.ts';
import { confirmAccount, mailsTo, registrationToken } from '../features/account/server/testing/mails.ts';
import { compose } from '../mails/compose.ts';
import { Browser } from '../testing/browser.ts';
import { describeOnEngines } from '../testing/running-shop.ts';

/** The visible text of the page. */
const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
/** The names of editable fields of the page itself, each with its label. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [
      ...html
        .slice(html.indexOf('<main'), html.indexOf('</main>'))
        .matchAll(/<(?:input|select)[^>]*? name="([^"]+)"[^>]*>/g),
    ]
      .filter(([tag]) => !/type="(?:hidden|radio)"/.test(tag))
      .map(([tag, name]) => {
        const id = / id="([^"]+)"/.exec(tag)?.[1];
        const label = new RegExp(`<label[^>]* for="${id}"[^>]*>(.*?)</label>`).exec(html)?.[1] ?? '';
        return [name, label.replaceAll(/<[^>]+>/g, '').trim()];
      }),
  );
/** The fields marked as invalid. */
const wrongFields = (html: string) =>
  [...html.matchAll(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([tag]) => / name="([^"]+)"/.exec(tag)?.[1],
  );

const person = (login: string) => ({
  client_type: 'private',
  client_firstname: 'Hanna',
  client_lastname: 'Źrebiec',
  client_email: `${login}@poczta.example`,
  client_phone: '600 100 200',
  client_street: 'Łobzowska',
  client_street_number: '8/3',
  client_zipcode: '31145',
  client_city: 'Kraków',
  client_region: 'PL',
  client_login: login,
  client_password: password,
  client_password2: password,
});

describeOnEngines('pages of accounts', (shop) => {
  const browser = () => new Browser(shop());
  const login = async (one: Browser) => (await one.ask('{client{login}}')).client?.login ?? null;
  const read = async (one: Browser, path: string) => (await one.fetch(path)).text();
  /** Follows a form's redirect, like a browser. */
  const after = async (one: Browser, response: Response) => {
    expect(response.status).toBe(303);
    return textOf(await read(one, response.headers.get('location')!));
  };
  const foreign = { headers: { Origin: 'https://obcy.example' } };

  describe('signing in [S-15 part]', () => {
    const fields = { operation: 'login', login: 'anna', password };

    it('is a form with links to a new password and to registration', async () => {
      const html = await read(browser(), '/signin.php');
      expect(fieldsOf(html)).toEqual({ login: 'Login albo e-mail', password: 'Hasło' });
      expect(html).toMatch(/<form[^>]*action="\/signin.php"/);
      expect(html).toContain('href="/password-recover.php"');
      expect(html).toContain('href="/client-new.php"');
      expect(html).toContain('<meta name="robots" content="noindex');
    });

    it("opens the account and keeps the guest's data", async () => {
      await register(browser(), 'anna');
      const anna = browser();
      await anna.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1', change: 'add' });
      expect(await after(anna, await anna.post('/signin.php', fields))).toContain('Twoje konto');
      expect(await login(anna)).toBe('anna');
      expect(textOf(await read(anna, '/basketedit.php'))).toContain('Kubek Poranek');
      // Signed-in clients are redirected.
      expect((await anna.fetch('/signin.php')).headers.get('location')).toBe('/client.php');
    });

    it('shows one sentence for every wrong pair, and no password', async () => {
      for (const wrong of [
        { ...fields, password: 'zle-haslo' },
        { ...fields, login: 'nikt' },
      ]) {
        const response = await browser().post('/signin.php', wrong);
        // Connectors read 4xx as a broken shop (wire contract 1.9).
        expect(response.status).toBe(200);
        const html = await response.text();
        expect(textOf(html)).toContain('Login albo hasło się nie zgadza.');
        expect(html).toContain(`value="${wrong.login}"`);
        expect(html).not.toContain(wrong.password);
        expect(wrongFields(html)).toEqual(['login']);
      }
    });

    it('reports each empty field, and tries none of them', async () => {
      const html = await (await browser().post('/signin.php', { ...fields, password: '' })).text();
      expect(wrongFields(html)).toEqual(['password']);
      expect(textOf(html)).toContain('Proszę wypełnić to pole.');
      expect(textOf(html)).not.toContain('się nie zgadza');
      expect(html).toContain('value="anna"');
      const empty = await browser().post('/signin.php', { operation: 'login', login: ' ' });
      expect([empty.status, wrongFields(await empty.text())]).toEqual([422, ['login', 'password']]);
    });

    it('is rejected from a foreign page and without its operation', async () => {
      const anna = browser();
      const body = new URLSearchParams(fields);
      expect((await anna.fetch('/signin.php', { method: 'POST', body, ...foreign })).status).toBe(403);
      expect((await anna.post('/signin.php', { login: 'anna', password })).status).toBe(400);
      expect(await login(anna)).toBeNull();
    });
  });

  describe('signing out', () => {
    it('ends the session in the shop and in the browser, by the form and by the old link', async () => {
      await register(browser(), 'beata');
      for (const leave of [
        (one: Browser) => one.post('/login.php', { operation: 'logout' }),
        (one: Browser) => one.fetch('/login.php?operation=logout'),
        (one: Browser) => one.post('/login.php?operation=logout', {}),
      ]) {
        const beata = browser();
        await beata.post('/signin.php', { operation: 'login', login: 'beata', password });
        await beata.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1', change: 'add' });
        const copied = beata.copy();
        const response = await leave(beata);
        expect(response.headers.get('clear-site-data')).toBe('"cache"');
        expect(beata.cookie).not.toContain('client');
        expect(response.status).toBe(303);
        // The alert of the home page stands apart from its main content.
        expect(await read(beata, response.headers.get('location')!)).toContain('Wylogowano.');
        expect(await login(beata)).toBeNull();
        expect(await login(copied)).toBeNull();
        expect(textOf(await read(beata, '/basketedit.php'))).not.toContain('Kubek Poranek');
      }
    });

    it('is rejected from a foreign page', async () => {
      const celina = browser();
      await register(celina, 'celina');
      const link = '/login.php?operation=logout';
      expect((await celina.fetch(link, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
      expect((await celina.fetch(link, { method: 'POST', ...foreign })).status).toBe(403);
      expect((await celina.post('/login.php', { operation: 'inna' })).status).toBe(400);
      expect(await login(celina)).toBe('celina');
      expect((await browser().fetch('/login.php')).headers.get('location')).toBe('/signin.php');
    });
  });

  describe('a new account [S-16 part]', () => {
    it('has a form whose fields all have labels', async () => {
      const html = await read(browser(), '/client-new.php?register');
      const fields = fieldsOf(html);
      expect(Object.keys(fields)).toEqual(
        expect.arrayContaining(Object.keys(person('x')).filter((name) => name !== 'client_type' && name in fields)),
      );
      expect(fields).toMatchObject({
        client_firm: 'Nazwa firmy',
        client_firstname: 'Imię',
        client_street_number: 'Numer domu',
        client_login: 'Login',
        client_password: 'Hasło',
        client_password2: 'Powtórz hasło',
      });
      for (const [name, label] of Object.entries(fields)) expect(label, name).not.toBe('');
    });

    it('is opened by the link of its mail, with the password, once, and keeps the basket', async () => {
      const edyta = browser();
      await edyta.post('/basketchange.php', { product: '1001', size: 'uniw', number: '2', getAjax: 'true' });
      const words = await after(edyta, await edyta.post('/client-new.php', person('edyta')));
      expect(words).toContain('Na adres edyta@poczta.example wysłaliśmy mail.');
      expect(await login(edyta)).toBeNull();
      expect(await shop().store.clients.isTaken('edyta')).toBe(false);
      const token = await registrationToken(shop().store, 'edyta@poczta.example');
      const html = await read(edyta, `/client-new.php?token=${token}`);
      expect(fieldsOf(html)).toEqual({ password: 'Hasło' });

      const confirm = (own: string, one = edyta) =>
        one.post('/client-new.php', { operation: 'confirm', token, password: own });
      const wrong = await confirm('nie-to-haslo');
      expect(wrong.status).toBe(422);
      const refused = await wrong.text();
      expect(refused).toContain(`value="${token}"`);
      expect(textOf(refused)).toContain('To nie jest hasło wybrane przy zakładaniu konta.');
      expect(await login(edyta)).toBeNull();
      expect(await after(edyta, await confirm(password))).toContain('Konto jest gotowe.');
      expect(await login(edyta)).toBe('edyta');
      expect((await edyta.ask('{basket{products{id quantity}}}')).basket.products).toMatchObject([
        { id: 1001, quantity: 2 },
      ]);
      const late = browser();
      expect(await after(late, await confirm(password, late))).toContain('Ten link już nie działa.');
      const page = await late.fetch(`/client-new.php?token=${token}`);
      expect([page.status, page.headers.get('location')]).toEqual([303, '/signin.php']);
    });

    it('gets the same response whether its e-mail has an account or not: only the mails differ', async () => {
      await register(browser(), 'felicja');
      const answers = [];
      for (const client_email of ['felicja@poczta.example', 'filipina@poczta.example']) {
        const guest = browser();
        const answer = await guest.post('/client-new.php', { ...person(`nowa-${answers.length}`), client_email });
        const { status, headers } = answer;
        const words = (await after(guest, answer)).replaceAll(client_email, 'X');
        answers.push({ status, location: headers.get('location'), words, login: await login(guest) });
      }
      expect(answers[1]).toEqual(answers[0]);
      const [known] = (await mailsTo(shop().store, 'felicja@poczta.example')).toReversed();
      expect(known!.subject).toBe('Masz już konto w\u00a0sklepie Sień');
      expect(known!.text).toContain('/signin.php');
      expect(known!.text).not.toContain('token=');
    });

    it('does not take a name that was registered before its e-mail was confirmed', async () => {
      const guest = browser();
      await guest.post('/client-new.php', person('genowefa'));
      const token = await registrationToken(shop().store, 'genowefa@poczta.example');
      await shop().store.clients.create(
        { ...newClient('genowefa'), email: 'inna@poczta.example' },
        'client-registered',
      );
      const words = await after(guest, await guest.post('/client-new.php', { operation: 'confirm', token, password }));
      expect(words).toContain('Wybrany login jest już zajęty, więc loguj się adresem genowefa@poczta.example.');
      expect(await login(guest)).toBe('genowefa@poczta.example');

      const twice = browser();
      const pending = { ...person('halina'), client_login: 'halina-2' };
      await twice.post('/client-new.php', pending);
      const second = await registrationToken(shop().store, 'halina@poczta.example');
      await register(browser(), 'halina');
      const answer = await twice.post('/client-new.php', { operation: 'confirm', token: second, password });
      expect(await after(twice, answer)).toContain('Konto z tym adresem już jest. Zaloguj się.');
      expect(await login(twice)).toBeNull();
    });

    it('greets its owner by mail', async () => {
      const daria = browser();
      await daria.post('/client-new.php', person('daria'));
      await confirmAccount(daria, 'daria@poczta.example');
      const [mail] = (await shop().store.outbox.claim(1000)).filter(({ recipient }) => recipient.startsWith('daria'));
      const message = (await compose(mail!, shop().store, 'https://sien.example'))!;
      expect(message).toMatchObject({ to: 'daria@poczta.example', subject: 'Twoje konto w\u00a0sklepie Sień' });
      expect(message.text).toContain('Konto jest gotowe.');
      // A mail to an unconfirmed address contains no typed text.
      expect(message.text).not.toContain('Login:');
      expect(message.html).toContain('https://sien.example/signin.php');
      expect(message.text + message.html).not.toContain(password);
      expect((await daria.fetch('/client-new.php')).headers.get('location')).toBe('/client.php');
    });

    it('is rejected field by field, with what was typed and without its passwords', async () => {
      const guest = browser();
      const response = await guest.post('/client-new.php', {
        ...person('ewa'),
        client_firstname: '',
        client_street_number: '',
        client_zipcode: '1',
        client_password2: 'calkiem-inne',
      });
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(wrongFields(html)).toEqual([
        'client_firstname',
        'client_street_number',
        'client_zipcode',
        'client_password2',
      ]);
      expect(textOf(html)).toContain('Proszę wypełnić to pole.');
      expect(html).toContain('value="ewa@poczta.example"');
      expect(html).not.toContain(password);
      expect(html).not.toContain('calkiem-inne');
      expect(await login(guest)).toBeNull();
    });

    it.each([
      ['one of the most common', 'zaq12wsx'],
      ['a name with a year', 'Marcin1985!'],
      ['the login with a digit', 'fabian1'],
    ])('rejects %s as a password', async (_title, common) => {
      const guest = browser();
      const fields = { ...person('fabian'), client_password: common, client_password2: common };
      const html = await (await guest.post('/client-new.php', fields)).text();
      expect(wrongFields(html)).toEqual(['client_password']);
      expect(textOf(html)).toContain('To hasło łatwo odgadnąć. Wybierz inne.');
      expect(await login(guest)).toBeNull();
    });

    /** The refused fields of a registration whose town is missing, so that no attempt opens an account. */
    const refusedOf = async (fields: Record<string, string>) => {
      const answer = await browser().post('/client-new.php', { ...person('kamila'), client_city: '', ...fields });
      return wrongFields(await answer.text()).filter((name) => name !== 'client_city');
    };
    const secret = (length: number) => 'Zq7-wrx'.repeat(20).slice(0, length);

    it('has a password of 6 to 15 characters by setting; other forms take 6 to 30, and the sign-in has no maximum [V-10]', async () => {
      const inRegistration = (length: number) =>
        refusedOf({ client_password: secret(length), client_password2: secret(length) });
      const lengths = [5, 6, 15, 16];
      expect(await Promise.all(lengths.map(inRegistration))).toEqual([
        ['client_password'],
        [],
        [],
        ['client_password'],
      ]);
      await shop().store.settings.set('registrationPasswordMaximum', 64);
      expect(await Promise.all([16, 64, 65].map(inRegistration))).toEqual([[], [], ['client_password']]);
      await shop().store.settings.set('registrationPasswordMaximum', 15);

      const kamila = browser();
      await register(kamila, 'kamila');
      const change = async (length: number) => {
        const fields = { client_current_password: password, client_password: secret(length) };
        const form = { ...person('kamila'), client_city: '', ...fields, client_password2: secret(length) };
        return wrongFields(await (await kamila.post('/loginedit.php', form)).text());
      };
      expect(await Promise.all([5, 6, 30, 31].map(change))).toEqual([
        ['client_city', 'client_password'],
        ['client_city'],
        ['client_city'],
        ['client_city', 'client_password'],
      ]);
      const signIn = { operation: 'login', login: 'kamila', password: secret(120) };
      const answer = textOf(await (await browser().post('/signin.php', signIn)).text());
      expect(answer).toContain('Login albo hasło się nie zgadza.');
      expect(answer).not.toMatch(/za długie|znaków/);
    });

    it('has a login of 3 to 40 letters, digits and @ . - _, another one than the password, which is repeated alike [V-11]', async () => {
      const logins = ['ab', 'abc', 'a'.repeat(40), 'a'.repeat(41), 'ha na', 'ha!na', 'Łucja.K-1_2', 'a@b'];
      const refused = await Promise.all(logins.map((client_login) => refusedOf({ client_login })));
      const wrong = ['client_login'];
      expect(refused).toEqual([wrong, [], [], wrong, wrong, wrong, [], []]);
      const same = { client_login: secret(8), client_password: secret(8), client_password2: secret(8) };
      expect(await refusedOf(same)).toEqual(['client_password']);
      expect(await refusedOf({ client_password2: 'calkiem-inne' })).toEqual(['client_password2']);
    });

    it('requires a name and tax number of companies only', async () => {
      const firm = await browser().post('/client-new.php', { ...person('firma'), client_type: 'firm' });
      expect(wrongFields(await firm.text())).toEqual(['client_firm', 'client_nip']);
      const one = browser();
      await one.post('/client-new.php', { ...person('franek'), client_firm: '{}', client_nip: 'x' });
      await confirmAccount(one, 'franek@poczta.example');
      expect(await login(one)).toBe('franek');
    });

    it('has a unique login, and is rejected from a foreign page', async () => {
      await register(browser(), 'gabi');
      const html = await (await browser().post('/client-new.php', person('gabi'))).text();
      expect(textOf(html)).toContain('Ten login jest już zajęty. Wolny jest na przykład: gabi1.');
      expect(textOf(html)).not.toContain('Konto z tym adresem już jest.');
      const body = new URLSearchParams(person('obca'));
      expect((await browser().fetch('/client-new.php', { method: 'POST', body, ...foreign })).status).toBe(403);
      expect(await mailsTo(shop().store, 'obca@poczta.example')).toEqual([]);
    });
  });

  describe('a new password [S-15 part]', () => {
    const ask = (one: Browser, email: string) => one.post('/password-recover.php', { operation: 'recover', email });
    const mailsTo = async (email: string) =>
      (await shop().store.outbox.claim(1000)).filter(
        ({ recipient, kind }) => recipient === email && kind !== clientMails.registered,
      );
    const compose1 = (mail: Parameters<typeof compose>[0]) => compose(mail, shop().store, 'https://sien.example');

    it('gets the same response for known and unknown accounts, and only the first one gets a letter', async () => {
      await register(browser(), 'iwona');
      const answers = [];
      for (const email of ['iwona@poczta.example', 'obcy.ktos@poczta.example']) {
        const guest = browser();
        answers.push(await after(guest, await ask(guest, email)));
        const [mail] = await mailsTo(email);
        const message = await compose1(mail!);
        if (email.startsWith('iwona')) expect(message).toMatchObject({ to: email });
        else expect(message).toBeNull();
      }
      expect(answers[0]).toContain('Jeśli mamy takie konto, wysłaliśmy na jego adres link do zmiany hasła.');
      expect(answers[1]).toBe(answers[0]);
    });

    it('is asked for beside the sign-in, comes by mail, is set by the form of its link, once, and signs in [S-15]', async () => {
      const janina = browser();
      await register(janina, 'janina');
      expect(await read(browser(), '/signin.php')).toContain('href="/password-recover.php"');
      expect(fieldsOf(await read(browser(), '/password-recover.php'))).toEqual({ email: 'E-mail' });
      await ask(browser(), 'janina@poczta.example');
      const [mail] = await mailsTo('janina@poczta.example');
      const { text } = (await compose1(mail!))!;
      const [, link = '', token = ''] = /https:\/\/sien\.example(\/password-recover\.php\?token=([\w-]{43}))/.exec(
        text,
      )!;

      const guest = browser();
      expect(fieldsOf(await read(guest, link))).toEqual({ password: 'Nowe hasło', password_repeat: 'Powtórz hasło' });
      const change = (own: string, repeat = own) =>
        guest.post('/password-recover.php', { operation: 'change', token, password: own, password_repeat: repeat });
      const refused = await (await change('krotk', 'inne-haslo')).text();
      expect(wrongFields(refused)).toEqual(['password', 'password_repeat']);
      expect(fieldsOf(refused)).toHaveProperty('password_repeat');
      expect(refused).not.toContain('inne-haslo');
      expect(refused).toContain(token);
      expect(wrongFields(await (await change('123456789')).text())).toEqual(['password']);

      expect(await after(guest, await change('zupelnie-nowe'))).toContain('Nowe hasło jest zapisane.');
      // Sessions of the old password have ended.
      expect(await login(janina)).toBeNull();
      const old = await guest.post('/signin.php', { operation: 'login', login: 'janina', password });
      expect(textOf(await old.text())).toContain('Login albo hasło się nie zgadza.');
      await guest.post('/signin.php', { operation: 'login', login: 'janina', password: 'zupelnie-nowe' });
      expect(await login(guest)).toBe('janina');
      expect((await mailsTo('janina@poczta.example')).map(({ kind }) => kind)).toEqual(['password-changed']);

      for (const response of [await change('jeszcze-raz'), await browser().fetch(link)])
        expect(response.headers.get('location')).toBe('/password-recover.php');
      expect(await after(guest, await change('jeszcze-raz'))).toContain('Ten link stracił ważność. Poproś o nowy.');
    });

    it('requires an address, and no foreign page', async () => {
      const response = await ask(browser(), 'janina');
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(wrongFields(html)).toEqual(['email']);
      expect(textOf(html)).toContain('Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.');
      const body = new URLSearchParams({ operation: 'recover', email: 'janina@poczta.example' });
      expect((await browser().fetch('/password-recover.php', { method: 'POST', body, ...foreign })).status).toBe(403);
      expect((await browser().post('/password-recover.php', { operation: 'inna' })).status).toBe(400);
      expect(await mailsTo('janina@poczta.example')).toEqual([]);
    });
  });

  describe('the account', () => {
    const own = (name: string) => ({ ...person(name), operation: 'edit', client_password: '', client_password2: '' });

    it('is shown to its owner only', async () => {
      const [kinga, guest] = [browser(), browser()];
      await register(kinga, 'kinga');
      const html = await read(kinga, '/loginedit.php?operation=edit');
      expect(html).toContain('value="kinga@poczta.example"');
      for (const path of ['/loginedit.php', '/loginedit.php?operation=edit']) {
        const response = await guest.fetch(path);
        expect(response.headers.get('location')).toBe('/signin.php?next=login-edit');
        expect(await after(guest, response)).toContain('Ta strona jest dla zalogowanych.');
      }
      expect(await after(guest, await guest.post('/loginedit.php', own('kinga')))).toContain('Logowanie');
    });

    it('is not cached by browsers, like all pages of signed-in clients', async () => {
      const [kazik, guest] = [browser(), browser()];
      await register(kazik, 'kazik');
      for (const path of ['/loginedit.php?operation=edit', '/client-orders.php', '/'])
        expect((await kazik.fetch(path)).headers.get('cache-control')).toBe('private, no-store');
      expect((await guest.fetch('/')).headers.get('cache-control')).toBe('private, no-cache');
    });

    it('changes, its login data only with the password', async () => {
      const lidia = browser();
      await register(lidia, 'lidia');
      expect(
        await after(lidia, await lidia.post('/loginedit.php', { ...own('lidia'), client_city: 'Sopot' })),
      ).toContain('Zmiany zostały zapisane.');
      expect((await lidia.ask('{client{billingAddress{city}}}')).client.billingAddress.city).toBe('Sopot');

      const next = { ...own('lidia'), client_password: 'nowe-haslo-1', client_password2: 'nowe-haslo-1' };
      for (const current of ['', 'zgaduje']) {
        const response = await lidia.post('/loginedit.php', { ...next, client_current_password: current });
        expect(response.status).toBe(422);
        expect(wrongFields(await response.text())).toEqual(['client_current_password']);
      }
      const before = lidia.cookie;
      expect((await lidia.post('/loginedit.php', { ...next, client_current_password: password })).status).toBe(303);
      expect(lidia.cookie).not.toBe(before);
      expect(await login(lidia)).toBe('lidia');
      expect(await shop().store.clients.authenticate('lidia', 'nowe-haslo-1')).not.toBeNull();
    });

    it('is rejected from a foreign page', async () => {
      const magda = browser();
      await register(magda, 'magda');
      const body = new URLSearchParams({ ...own('magda'), client_city: 'Obce' });
      expect((await magda.fetch('/loginedit.php', { method: 'POST', body, ...foreign })).status).toBe(403);
      expect((await magda.ask('{client{billingAddress{city}}}')).client.billingAddress.city).toBe('Kraków');
    });
  });
});
