import { expect, it } from 'vitest';
import { register } from '../features/account/server/testing/account.ts';
import { Browser } from '../testing/browser.ts';
import { describeOnEngines } from '../testing/running-shop.ts';
import { recipient } from '../testing/recipient.ts';

const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

describeOnEngines('rebates of an account', (shop) => {
  it('shows codes with their terms, points with their history, thresholds, free delivery and used codes [S-17] [R-03 part]', async () => {
    const guest = new Browser(shop());
    expect((await guest.fetch('/client-rebate.php')).headers.get('location')).toBe('/signin.php');

    const anna = new Browser(shop());
    const clientId = await register(anna, 'anna');
    const read = async () => textOf(await (await anna.fetch('/client-rebate.php')).text());
    const useCode = (code: string) =>
      anna.post('/settings.php?from=client_rebate', { global_rebates_codes: 'add', rebates_codes: code });
    expect(textOf(await (await anna.fetch('/client.php')).text())).toContain('Rabaty i punkty');
    const empty = await read();
    expect(empty).toContain('Masz 0 punktów.');
    expect(empty).toContain('Za każde 10,00 zł dostajesz punkt');
    expect(empty).toContain('Dostawa nic nie kosztuje od 250,00 zł');
    expect(empty).toMatch(/Len surowy na metry[^%]*od 5 m: \d+% taniej · od 10 m: \d+% taniej/);
    expect(empty).not.toContain('Kody z Twoich zamówień');

    const refused = await useCode('NICZEGO');
    expect(refused.headers.get('location')).toBe('/client-rebate.php');
    expect(await (await anna.fetch('/client-rebate.php')).text()).toContain('Nie ma takiego kodu');
    await useCode('SIEN10');
    expect(await read()).toMatch(/W koszyku jest kod SIEN10\. Towary są tańsze o 10%\. Działa od 100,00 zł .* nic nie daje\./);
    await anna.post('/basketchange.php', { product: '1017', size: 'uniw', number: '2', getAjax: 'true' });
    expect(await read()).toMatch(/Teraz oszczędzasz \d+,\d\d zł\./);

    await anna.post('/order1.php', { ...recipient, shipping: '1-1', payform_id: '3' });
    const summary = await (await anna.fetch('/order2.php')).text();
    const hidden = [...summary.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const ordered = await anna.post('/order2.php', {
      ...Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
      remarks: '',
      terms: '1',
    });
    expect(ordered.status).toBe(303);
    const { orders } = await shop().store.orders.listOf(clientId, { states: ['x'], isIn: false, page: 1, portion: 1 });
    expect(await read()).toMatch(new RegExp(`Zamówienie ${orders[0]!.number} SIEN10: \\d+,\\d\\d zł mniej`));
    expect(await read()).toContain('Masz 0 punktów.');

    await shop().store.vouchers.credit('anna@poczta.example', { points: 30, balance: 0 });
    const order = await shop().store.orders.byNumber(orders[0]!.number);
    await shop().store.orders.setState(order!.id, 't');
    const earned = await read();
    expect(earned).toMatch(/Od sklepu \+30/);
    expect(earned).toMatch(new RegExp(`Zamówienie ${orders[0]!.number}, \\d+ listopada 2026 \\+\\d+`));
    expect(earned).toMatch(/Zapłacisz nimi \d+,\d\d zł/);

    await anna.post('/settings.php?from=client_rebate', { global_rebates_codes: 'delete' });
    expect(await read()).toContain('Użyj kodu');
  });
});
