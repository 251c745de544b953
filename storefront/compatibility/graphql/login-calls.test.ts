import { describe, expect, it } from 'vitest';
import { password, register } from '../../features/account/server/testing/account.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { badLogin, loginCall } from './testing/client-answers.ts';

describeOnEngines('calls that sign in', (shop) => {
  const browser = () => new Browser(shop());
  const mail = async (recipient: string) => {
    const mails = await shop().store.outbox.claim(1000);
    return mails.filter((one) => one.recipient === recipient).map(({ kind }) => kind);
  };

  describe('login', () => {
    it('opens an account by login and by e-mail, in a new session', async () => {
      await register(browser(), 'igor');
      for (const name of ['igor', 'IGOR', 'igor@poczta.example']) {
        const here = browser();
        await here.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1', change: 'add' });
        const before = here.copy();
        expect((await here.ask(loginCall(name))).login).toEqual({ status: 'success', error: null });
        expect(here.cookie).not.toBe(before.cookie);
        // The old id opens nothing, even if it was planted or copied.
        expect((await before.ask('{client{login}}')).client).toBeNull();
        expect((await before.ask('{basket{summaryBasket{productsCount}}}')).basket.summaryBasket.productsCount).toBe(0);
        expect((await here.ask('{client{login}}')).client).toEqual({ login: 'igor' });
        expect((await here.ask('{basket{summaryBasket{productsCount}}}')).basket.summaryBasket.productsCount).toBe(1);
      }
    });

    it('fails with the same words whether or not the account exists', async () => {
      await register(browser(), 'jarek');
      for (const [name, typed] of [
        ['jarek', 'zle-haslo'],
        ['nikt', password],
        ['', ''],
      ] as const) {
        const guest = browser();
        expect((await guest.ask(loginCall(name, typed))).login).toEqual(badLogin);
        expect(guest.cookie).toBe('');
      }
    });

    it('signs in again when repeated and loses nothing', async () => {
      await register(browser(), 'kuba');
      const here = browser();
      await here.ask(loginCall('kuba'));
      await here.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1', change: 'add' });
      const old = here.copy();
      await here.ask(loginCall('kuba'));
      expect((await old.ask(loginCall('kuba'))).login.status).toBe('success');
      for (const one of [here, old])
        expect((await one.ask('{basket{summaryBasket{productsCount}}}')).basket.summaryBasket.productsCount).toBe(1);
    });

    it('affects the later calls of its document', async () => {
      await register(browser(), 'leon');
      const { before, login, after } = await browser().ask(
        `mutation{before:updateClient(UpdateClientInput:{}){error{code}}
          login(login:"leon",password:"${password}"){status}
          after:updateClient(UpdateClientInput:{}){status}}`,
      );
      expect([before.error.code, login.status, after.status]).toEqual(['page_only_register', 'success', 'success']);
    });
  });

  describe('a signed-in client [R-01]', () => {
    const flags = async (one: Browser) => {
      const { basket } = (await (await one.fetch('/ajax/basket.php?getAjax=true')).json()) as {
        basket: { user: object };
      };
      const html = await (await one.fetch('/')).text();
      const [, json] = /id="app_shop">(.*?)<\/script>/s.exec(html)!;
      const { vars } = JSON.parse(json!) as { vars: { isLogged: boolean } };
      return { user: basket.user, isLogged: vars.isLogged };
    };
    const user = { login: 'marek', firstname: 'Hanna', lastname: 'Źrebiec' };

    it('is shown by the cookie, the basket and the page, and the server’s flag wins over the cookie', async () => {
      const marek = browser();
      expect(await flags(marek)).toEqual({ user: {}, isLogged: false });
      await register(marek, 'marek');
      expect(marek.cookie).toMatch(/; client=1$/);
      expect(await flags(marek)).toEqual({ user, isLogged: true });
      // The cookie alone opens nothing and is removed.
      const forged = browser();
      forged.setCookie('client', '1');
      expect(await flags(forged)).toEqual({ user: {}, isLogged: false });
      expect(forged.cookie).toBe('');
      // Without it the session still counts, and the cookie is set again.
      marek.setCookie('client', null);
      expect(await flags(marek)).toEqual({ user, isLogged: true });
      expect(marek.cookie).toMatch(/; client=1$/);
    });
  });

  describe('passwordRecovery', () => {
    const recover = (email: string) =>
      `mutation{answer:passwordRecovery(PasswordRecoveryInput:{email:"${email}"}){status error{code message}}}`;

    it('answers and works alike whether or not the account exists', async () => {
      await register(browser(), 'natan');
      await mail('');
      const guest = browser();
      for (const email of ['natan@poczta.example', 'nikt.taki@poczta.example']) {
        expect((await guest.ask(recover(email))).answer).toEqual({ status: 'success', error: null });
        expect(await mail(email)).toEqual(['password-reset']);
      }
      expect(guest.cookie).toBe('');
    });

    it('rejects an invalid address', async () => {
      expect((await browser().ask(recover('natan'))).answer).toEqual({
        status: 'error',
        error: { code: 'incorrect_email', message: 'Podano niepoprawny adres email.' },
      });
    });
  });

  it('reject a token of the platform with a code and its sentence, because this shop is not connected', async () => {
    const { answer } = await browser().ask(
      'mutation{answer:loginByIAIAccountsToken(token:"abc"){status login error{code message}}}',
    );
    expect(answer).toEqual({
      status: 'error',
      login: null,
      error: {
        code: 'account_login_disabled',
        message: 'Logowanie na to konto jest wyłączone. Skontaktuj się z\u00a0nami.',
      },
    });
  });
});
