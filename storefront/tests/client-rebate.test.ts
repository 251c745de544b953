import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClient, password } from '../features/account/server/testing/account.ts';
import { sentOrder, type SendingShop } from '../features/returns/server/testing/sent-order.ts';
import { enginesInTurn, filledShop, makePlace, type Place } from '../store/testing/stores.ts';
import { serve, type Visitor } from '../testing/shop-under-test.ts';

const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');
const title = 'rebates of an account';

describe.each(enginesInTurn(title))(`${title} on %s`, (engine) => {
  let place: Place;
  let shop: SendingShop;
  let visit: () => Visitor;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    const store = await place.open();
    await store.settings.set('rateLimitFactor', 10_000);
    shop = { store, tables: await place.openTables(), now: place.clock.now };
    const served = serve(store, () => place.clock.now, place.dataDir);
    visit = () => served.visitor();
  }, 60_000);
  afterAll(() => place.remove());

  it('shows codes with their terms, points with their history, thresholds, free delivery and used codes [S-17] [R-03 part]', async () => {
    expect((await visit().get('/client-rebate.php')).location).toBe('/signin.php?next=client-rebate');

    await shop.store.clients.create(newClient('anna'), 'client-registered');
    const anna = visit();
    await anna.post('/signin.php', { operation: 'login', login: 'anna', password });
    const read = async () => plain((await anna.get('/client-rebate.php')).text);
    const useCode = (code: string) =>
      anna.post('/settings.php?from=client_rebate', { global_rebates_codes: 'add', rebates_codes: code });
    expect(plain((await anna.get('/client.php')).text)).toContain('Rabaty i punkty');
    const empty = await read();
    expect(empty).toContain('Masz 0 punktów.');
    expect(empty).toContain('Za każde 10,00 zł dostajesz punkt');
    expect(empty).toContain('Dostawa nic nie kosztuje od 250,00 zł');
    expect(empty).toContain('Len Miedza na metry od 5 m: 6% taniej · od 10 m: 12% taniej');
    expect(empty).not.toContain('Kody z Twoich zamówień');
    expect(empty).not.toContain('Twój koszyk');
    await anna.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
    expect(await read()).toContain('Twój koszyk 79,00 zł z 250,00 zł');
    expect((await anna.get('/client-rebate.php')).html).toMatch(
      /<progress[^>]*aria-valuetext="79,00[^"]*"[^>]*value="0.316"/,
    );
    await anna.post('/basketchange.php', { product: '1017', size: 'uniw', number: '0', mode: '2' });

    expect((await useCode('NICZEGO')).location).toBe('/client-rebate.php');
    expect(plain((await anna.get('/client-rebate.php')).html)).toContain('Nie ma takiego kodu');
    await anna.post('/basketchange.php', { product: '1006', size: 'uniw', number: '1', mode: '1', change: 'add' });
    await useCode('SIEN10');
    expect(await read()).toMatch(
      /W koszyku jest kod SIEN10\. Towary są tańsze o 10%\. Działa od 100,00 zł za towary\. Teraz oszczędzasz \d+,\d\d zł\./,
    );

    await anna.post('/settings.php?from=client_rebate', { global_rebates_codes: 'delete' });
    expect(await read()).toContain('Użyj kodu');
    await useCode('SIEN10');

    const { number } = await sentOrder(anna, shop, ['1006', 'uniw', '1']);
    await shop.store.vouchers.credit('anna@poczta.example', { points: 30 });
    const after = await read();
    expect(after).toContain('Od sklepu +30');
    expect(after).toMatch(new RegExp(`Zamówienie ${number}, \\d+ listopada 2026 \\+\\d+`));
    expect(after).toMatch(/Masz \d\d+ punkt(?:y|ów)\. Zapłacisz nimi \d+,\d\d zł przy następnym zamówieniu\./);
    expect(after).toMatch(new RegExp(`Zamówienie ${number} SIEN10: \\d+,\\d\\d zł mniej · \\d+ listopada 2026`));
  });
});
