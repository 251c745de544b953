import { expect, it } from 'vitest';
import { password, register } from '../features/account/server/testing/account.ts';
import { account } from '../reference/asking/account.ts';
import { Browser } from '../testing/browser.ts';
import { describeOnEngines } from '../testing/running-shop.ts';
import { byCourier } from '../testing/recipient.ts';

const x = (length: number) => 'x'.repeat(length);
const plain = (html: string) => html.replaceAll(/<!--.*?-->/g, '').replaceAll('\u00a0', ' ');

const short = 'Hasło jest za krótkie. Wpisz co najmniej 6 znaków.';
const long = (most: number) => `Hasło jest za długie. Wpisz najwyżej ${most} znaków.`;
const wrongLogin = 'Login ma od 3 do 40 znaków: litery, cyfry oraz @ . - _';
const wrongPhone = 'Numer telefonu powinien zawierać minimum 9 znaków';

describeOnEngines('the limits of forms', (shop) => {
  /** Which of the sentences the refused form says. */
  async function said(one: Browser, path: string, fields: Record<string, string>, ...sentences: string[]) {
    const response = await one.post(path, fields);
    const html = plain(await response.text());
    expect(response.status).toBe(422);
    return sentences.filter((sentence) => html.includes(sentence));
  }

  it('are 6 to 15 for the password of a new account, 6 to 30 for a later one, 3 to 40 for a login, 9 for a phone, 255 for a comment [L-01]', async () => {
    const guest = new Browser(shop());
    // Without a town every form is refused, whatever else is right.
    const registration = { ...account, client_city: '' };
    for (const [length, sentences] of [
      [5, [short]],
      [6, []],
      [15, []],
      [16, [long(15)]],
    ] as const) {
      const fields = { ...registration, client_password: x(length), client_password2: x(length) };
      expect(await said(guest, '/client-new.php', fields, short, long(15)), `${length}`).toEqual(sentences);
    }
    for (const [length, sentences] of [
      [2, [wrongLogin]],
      [3, []],
      [40, []],
      [41, [wrongLogin]],
    ] as const)
      expect(
        await said(guest, '/client-new.php', { ...registration, client_login: x(length) }, wrongLogin),
        `${length}`,
      ).toEqual(sentences);

    const client = new Browser(shop());
    await register(client, 'limity');
    for (const [length, sentences] of [
      [5, [short]],
      [6, []],
      [30, []],
      [31, [long(30)]],
    ] as const) {
      const fields = {
        ...registration,
        operation: 'edit',
        current_password: password,
        client_password: x(length),
        client_password2: x(length),
      };
      expect(await said(client, '/loginedit.php', fields, short, long(30)), `${length}`).toEqual(sentences);
    }

    await guest.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    const delivery = { ...byCourier, street_number: '' };
    expect(await said(guest, '/order1.php', { ...delivery, phone: '60010020' }, wrongPhone)).toEqual([wrongPhone]);
    expect(await said(guest, '/order1.php', { ...delivery, phone: '600100200' }, wrongPhone)).toEqual([]);

    for (const [length, isCut] of [
      [255, false],
      [256, true],
    ] as const) {
      const line = { 'product[0]': '1017', 'size[0]': 'uniw', 'set_quantity[0]': '1', 'comment[0]': x(length) };
      await guest.post('/basketchange.php?type=multiproduct', line);
      const basket = plain(await (await guest.fetch('/basketedit.php')).text());
      expect(basket.includes('uwaga może mieć najwyżej 255 znaków')).toBe(isCut);
      expect([basket.includes(x(255)), basket.includes(x(256))]).toEqual([true, false]);
    }
  });
});
