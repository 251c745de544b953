import { describe, expect, it } from 'vitest';
import { newClient, password } from '../../features/account/server/testing/account.ts';
import { openDatabase } from '../../importer/writing/open-database.ts';
import { openShopBeforeEach } from '../../store/testing/describe-store.ts';
import { enginesInTurn } from '../../store/testing/stores.ts';
import { serve } from '../../testing/shop-under-test.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';

const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');

describe.each(enginesInTurn('discount codes'))('discount codes, on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  /** Runs commands: beside the running shop on PostgreSQL, while it is stopped on SQLite. */
  async function operate<Said>(work: (type: (...words: ReadonlyArray<string>) => Promise<string>) => Promise<Said>) {
    if (engine === 'sqlite') await shop.store.close();
    const database = await openDatabase(shop.place);
    try {
      return await work(async (...words) =>
        plain(await runCommand(readCommand(words), database, () => shop.place.clock.now)),
      );
    } finally {
      await database.close();
      if (engine === 'sqlite') shop.store = await shop.place.open();
    }
  }
  const type = (...words: ReadonlyArray<string>) => operate((run) => run(...words));
  const visitor = () => serve(shop.store, () => shop.place.clock.now, shop.place.dataDir).visitor();

  it('take a percent and an amount, or an amount by the setting, never more than the goods cost; pages and calls have the price as gross, net and whole percent [H-11] [E-01] [L-05]', async () => {
    expect(await type('codes', 'set', 'lato26', '15', '--also', '10,00', '--from', '50', '--uses', '2')).toBe(
      'Kod LATO26: 15% i 10,00 zł taniej, od 50,00 zł, jeszcze 2 razy',
    );
    await shop.store.clients.create(newClient('anna'), 'client-registered');
    let anna = visitor();
    const signIn = () => anna.post('/signin.php', { operation: 'login', login: 'anna', password });
    await signIn();
    const useCode = (code: string) =>
      anna.post('/settings.php?from=client_rebate', { global_rebates_codes: 'add', rebates_codes: code });
    const rebates = async () => plain((await anna.get('/client-rebate.php')).text);
    const price = async (fields: Readonly<Record<string, string>>) => {
      const { html } = await anna.get(`/ajax/calculatePrice.php?${new URLSearchParams(fields)}`);
      return (JSON.parse(html) as { result: unknown }).result;
    };
    const bag = { product: '1017', size: 'uniw', number: '2' };
    expect(await price(bag)).toEqual({
      gross: { value: '158.00', formatted: '158,00 zł' },
      net: { value: '128.46', formatted: '128,46 zł' },
      percent: 0,
    });
    await anna.post('/basketchange.php', { ...bag, mode: '1', change: 'add' });
    await useCode('LATO26');
    // 158,00 - (15 % + 10,00); 21.3 % is 21, by which net falls.
    expect(await price(bag)).toEqual({
      gross: { value: '124.30', formatted: '124,30 zł' },
      net: { value: '101.48', formatted: '101,48 zł' },
      percent: 21,
    });
    expect(await rebates()).toContain(
      'Towary są tańsze o 15% i jeszcze o 10,00 zł. Działa od 50,00 zł za towary. Teraz oszczędzasz 33,70 zł. Za towary zapłacisz 124,30 zł (101,48 zł netto), 21% mniej.',
    );
    expect(plain((await anna.get('/basketedit.php')).text)).toContain('−33,70 zł');

    // The kind by the setting; never below 0.
    await type('settings', 'set', 'rebateType', 'fixed');
    expect(await type('codes', 'set', 'LATO26', '200,00')).toBe('Kod LATO26: 200,00 zł taniej');
    anna = visitor();
    await signIn();
    expect(await price(bag)).toEqual({
      gross: { value: '0.00', formatted: '0,00 zł' },
      net: { value: '0.00', formatted: '0,00 zł' },
      percent: 100,
    });
    expect(plain((await anna.get('/basketedit.php')).text)).toContain('−158,00 zł');

    // A subscription against single purchases, on its page and in the call.
    await anna.post('/settings.php?from=client_rebate', { global_rebates_codes: 'delete' });
    expect(await price({ product: '1032', number: '1', days_in_period: '14' })).toMatchObject({
      gross: { value: '81.60' },
      percent: 15,
    });
    const coffee = (await shop.store.catalogue.productPage(1032))!.product;
    expect(plain((await anna.get(`/product-pol-1032-${coffee.slug}.html`)).text)).toContain(
      'Stała dostawa jest tańsza o 15%.',
    );

    // The format of amounts is the shop's.
    await shop.store.settings.set('currency', {
      mask: '###,##0.00',
      symbol: 'PLN',
      hasSpace: false,
      isSymbolBefore: true,
    });
    expect(await price(bag)).toMatchObject({ gross: { value: '158.00', formatted: 'PLN158.00' } });
  });

  it('are listed, ended, and refused with the reason', async () => {
    expect(await type('codes', 'list')).toContain('SIEN10: 10% taniej, od 100,00 zł');
    expect(
      await type('codes', 'set', 'ZIMA26', '0', '--kind', 'dostawa', '--since', '2026-12-01', '--until', '2026-12-31'),
    ).toBe('Kod ZIMA26: bezpłatna dostawa, od dnia 2026-12-01, do dnia 2026-12-31');
    expect((await shop.store.rebates.find('zima26')).kind).toBe('not_begun');
    expect(await type('codes', 'end', 'SIEN10')).toBe('Kod SIEN10 już nie działa.');
    expect((await shop.store.rebates.find('SIEN10')).kind).toBe('expired');
    const wrong: ReadonlyArray<readonly [ReadonlyArray<string>, RegExp]> = [
      [['set', 'LATO26', '0'], /Procent „0”/],
      [['set', 'LATO26', '101'], /Procent „101”/],
      [['set', 'ŁATO', '10'], /Kod „ŁATO”/],
      [['set', 'LATO26', 'x', '--kind', 'kwota'], /Kwota „x”/],
      [['set', 'LATO26', '10', '--kind', 'kwota', '--also', '5'], /--also/],
      [['set', 'LATO26', '10', '--kind', 'rabat'], /Rodzaj „rabat”/],
      [['set', 'LATO26', '5', '--kind', 'dostawa'], /wartość 0/],
      [['set', 'LATO26', '10', '--until', '31.12.2026'], /Dzień „31.12.2026”/],
      [['set', 'LATO26', '10', '--since', '2026-12-02', '--until', '2026-12-01'], /przed pierwszym/],
      [['set', 'LATO26', '10', '--uses', '0'], /Liczba „0”/],
      [['set', 'PIERWSZE100', '15', '--uses', '99'], /więcej razy/],
      [['end', 'NIE-MA'], /Nie ma kodu NIE-MA/],
      [['set', 'LATO26'], /Użycie/],
      [['list', '--from', '1'], /Użycie/],
    ];
    await operate(async (run) => {
      for (const [words, message] of wrong)
        // oxlint-disable-next-line no-await-in-loop -- one command after the other
        await expect(run('codes', ...words), words.join(' ')).rejects.toThrow(message);
    });
  });
});
