import { expect, it } from 'vitest';
import { validationCodeTexts } from '../../../patterns/rules/error-catalogue.validation.texts.ts';
import { register } from '../../features/account/server/testing/account.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { answerOf, call, form, type Answered } from './testing/call.ts';

describeOnEngines('calls that judge a field', (shop) => {
  it.each([
    ['a Polish account', 'PL61 1090 1014 0000 0712 1981 2874', 0],
    ['the same without its country', '61109010140000071219812874', 0],
    ['a German one', 'DE89370400440532013000', 0],
    ['a wrong digit', 'PL61109010140000071219812875', 1],
    ['nothing', '', 1],
    ['something else', 'PL', 1],
  ])('an IBAN by GET and by POST: %s [C-04] [V-09 part]', async (_, bankAccount, errno) => {
    const query = new URLSearchParams({ action: 'verify_iban', bankAccount });
    expect(await call(shop(), `/ajax/payments.php?${query}`)).toEqual({ errno });
    expect(await call(shop(), '/ajax/payments.php', form({ action: 'verify_iban', bankAccount }))).toEqual({ errno });
  });

  it.each([
    ['firstname=Hanna', null],
    ['firstname=', 'no_firstname'],
    ['name=%3CEwa%3E', 'illegal_characters_client_lastname'],
    ['client_city=123', 'invalid_format'],
    ['street=3%20Maja', 'no_street_number'],
    ['street=3%20Maja&street_number=5', null],
    ['street=3%20Maja%205', null],
    ['zipcode=31-145', null],
    ['zipcode=31-14', 'incorect_zipcode'],
    ['zipcode=10115&country=DE', null],
    ['zipcode=10115&region=1143020003', null],
    ['zipcode=10115&region=1143020143', null],
    ['zipcode=1011&country=de', 'incorect_zipcode'],
    ['phone=600%20100%20200', null],
    ['phone=123', 'incorect_phone'],
    ['email=hanna@poczta.pl', null],
    ['email=hanna', 'incorect_email'],
    ['nip=5260250274', null],
    ['nip=5260250275', 'incorect_nip'],
    ['birth_date=2000-02-30', 'birth_date'],
    ['birth_date=2027-01-01', 'birth_date'],
    ['login=ab', 'incorect_login'],
    ['password=12345', 'password_to_short'],
    ['password=1234567890123456', null],
    ['password=1234567890123456&form=registration', 'password_to_long'],
    ['phone-or-email=hanna', 'email'],
    ['phone-or-email=', 'required'],
    ['opinion-email=hanna', 'incorect_email'],
    ['text=a%3Cb', 'illegal_characters'],
    ['text=zwykły', null],
  ])('a field by GET and by POST: %s is %s [C-15] [V-15 part]', async (query, code) => {
    const byGet = await call(shop(), `/ajax/validation.php?${query}`);
    const byPost = await call(shop(), '/ajax/validation.php', form(Object.fromEntries(new URLSearchParams(query))));
    expect(byPost).toEqual(byGet);
    if (code === null) expect(byGet).toEqual({ errno: 0 });
    else
      expect(byGet).toEqual({
        errno: 1,
        code,
        message: expect.stringMatching(/^\p{Lu}.*\.$|^\p{Lu}.*znak/u) as unknown,
      });
  });

  it('rejects a name of another account, and its e-mail at registration [V-15 part]', async () => {
    const owner = new Browser(shop());
    await register(owner, 'hanna');
    const ask = async (one: Browser, query: string): Promise<Answered> =>
      answerOf(await one.fetch(`/ajax/validation.php?${query}`));
    const guest = new Browser(shop());
    expect(await ask(guest, 'login=Hanna')).toEqual({
      errno: 1,
      code: 'login_taken',
      message: 'Ten login jest już zajęty. Wolny jest na przykład: Hanna1.',
    });
    const email = 'client_email=HANNA@poczta.example';
    expect(await ask(guest, `${email}&form=registration`)).toMatchObject({ errno: 1, code: 'used_login' });
    for (const query of [email, 'login=hanna2', 'email=wolny@poczta.example&form=registration'])
      expect(await ask(guest, query), query).toEqual({ errno: 0 });
    for (const query of ['login=hanna', `${email}&form=registration`])
      expect(await ask(owner, query), query).toEqual({ errno: 0 });
  });

  it("returns the shop's overridden text for a field, with its values", async () => {
    const { settings } = shop().store;
    const ask = (query: string): Promise<Answered> => call(shop(), `/ajax/validation.php?${query}`);
    expect((await ask('zipcode=1')).message).toContain('31-145');
    expect((await ask('login=ab')).message).toContain('40');
    await settings.setText('pl', 'validation.no_firstname', 'Jak masz na imię?');
    await settings.set('loginMaximum', 4);
    expect((await ask('firstname=')).message).toBe('Jak masz na imię?');
    expect((await ask('login=hanna')).code).toBe('incorect_login');
    await settings.resetText('pl', 'validation.no_firstname');
    await settings.reset('loginMaximum');
    expect((await ask('firstname=')).message).toBe(validationCodeTexts.pl.no_firstname);
  });

  it('returns no errno for an unknown validation, so that no value counts as right or wrong', async () => {
    for (const query of ['', 'nonsense=1', 'constructor=1', 'client_toString=1', 'action=get']) {
      const response = await fetch(`${shop().url}/ajax/validation.php?${query}`);
      const answer = await answerOf(response);
      expect([response.status, answer.errno, answer.errors[0].code]).toEqual([400, undefined, 'BAD_USER_INPUT']);
    }
    expect((await fetch(`${shop().url}/ajax/payments.php?action=pay`)).status).toBe(400);
  });
});
