import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followPayments } from '../../features/payment/server/follow-payments.ts';
import { importFeed } from '../../importer/import-feed.ts';
import { openDatabase } from '../../importer/writing/open-database.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import { storeCatalogue } from '../../importer/writing/store-catalogue.ts';
import { compose } from '../../mails/compose.ts';
import { enginesInTurn, makePlace, type Place } from '../../store/testing/stores.ts';
import { hiddenFields, recipient, serve, type Visitor } from '../../testing/shop-under-test.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';

const file = (path: string) => new URL(path, import.meta.url);
/** The commands of the walk "Open a shop", with their words, block by block. */
const [opening = [], taking = []] = [
  ...readFileSync(file('../../../docs/operations.md'), 'utf8')
    .split(/^## /m)
    .find((section) => section.startsWith('Open a shop'))!
    .matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, block]) =>
  block!
    .trim()
    .split('\n')
    .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!)),
);

const terms = `# Regulamin

## 1. Kto prowadzi sklep

Sklep prowadzi {companyName}.

## 2. Zamówienie

Umowę zawieramy, gdy potwierdzimy
zamówienie w wiadomości e-mail.
`;

describe.each(enginesInTurn('a shop can be opened'))('a shop opened by the documented commands on %s', (engine) => {
  let place: Place;
  let folder: string;
  beforeEach(async () => {
    place = await makePlace(engine);
    folder = await mkdtemp(join(tmpdir(), 'otwarcie-'));
    await writeFile(join(folder, 'terms.txt'), terms);
    await writeFile(join(folder, 'privacy.txt'), '# Prywatność\n\nDane przechowujemy przez pięć lat.\n');
  });
  afterEach(async () => {
    await place.remove();
    await rm(folder, { recursive: true });
  });
  const clock = () => place.clock.now;

  /** Commands as documented, on a stopped shop. @returns what each of them says */
  async function run(commands: ReadonlyArray<ReadonlyArray<string>>): Promise<ReadonlyArray<string>> {
    const database = await openDatabase(place);
    const said: string[] = [];
    try {
      for (const command of commands) said.push(await runOne(database, command));
      return said;
    } finally {
      await database.close();
    }
  }

  /** Files are those of the test. */
  async function runOne(database: Database, words: ReadonlyArray<string>): Promise<string> {
    const [npm, , name, dashes, ...parameters] = words;
    expect([npm, dashes]).toEqual(['npm', '--']);
    if (name === 'import') {
      expect(parameters).toEqual(['feed.xml']);
      const feed = file('../../importer/testing/samples/full.xml');
      await importFeed(() => createReadStream(feed), 'full', storeCatalogue(database, clock));
      return '';
    }
    expect(name).toBe('operator');
    const typed = parameters.map((word) => (word.endsWith('.txt') ? join(folder, word) : word));
    return runCommand(readCommand(typed), database, clock);
  }
  const type = async (...parameters: ReadonlyArray<string>) =>
    (await run([['npm', 'run', 'operator', '--', ...parameters]]))[0]!;

  /** Orders the scarf by a payment method. @returns the address of the page after the order */
  async function order(visitor: Visitor, method: string): Promise<string> {
    await visitor.post('/basketchange.php', { product: '501', size: '2', number: '1' });
    const step = { ...recipient, shipping: 'kurier', payform_id: method };
    const first = await visitor.post('/order1.php', step);
    expect([first.status, first.location], first.text).toEqual([303, '/order2.php']);
    const summary = await visitor.get('/order2.php');
    const placed = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
    expect(placed.status, placed.text).toBe(303);
    return placed.location!;
  }

  it('begins with an empty folder and a feed, and ends with orders paid by transfer and by BLIK', async () => {
    expect(await type('opening', 'check')).toContain('Brakuje:');
    expect((await run(opening)).at(-1)).toBe('Sklep może przyjmować zamówienia.');
    expect(await type('methods', 'list')).toContain('fast-transfer: Szybki przelew, wyłączony');

    let store = await place.open(null);
    // All visitors come from one address.
    await store.settings.set('rateLimitFactor', 1000);
    const { visitor, faults } = serve(store, clock, folder);
    const buyer = visitor();
    const page = await buyer.get('/regulamin-cterms-pol-1.html');
    expect(page.text).toContain('Wersja 1, obowiązuje od 21 listopada 2026.');
    expect(page.text).toContain('Umowę zawieramy, gdy potwierdzimy zamówienie w wiadomości e-mail.');
    await buyer.post('/basketchange.php', { product: '501', size: '2', number: '1' });
    const choices = await buyer.get('/order1.php');
    expect(choices.text).toContain('Kurier, płatność przy odbiorze');
    expect(choices.text).toContain('BLIK');
    expect(choices.text).not.toContain('Szybki przelew');
    expect(choices.text).not.toContain('Kurier do Czech');
    const abroad = await buyer.post('/order1.php', { ...recipient, country: 'CZ', recount: '1' });
    expect(abroad.text).toMatch(/Kurier do Czech.*29,90/s);
    await buyer.post('/order1.php', { ...recipient, country: 'PL', recount: '1' });

    const byTransfer = await order(buyer, 'transfer');
    expect((await buyer.get(byTransfer)).text).toContain('61 1090 1014 0000 0712 1981 2874');
    const [mail] = await store.outbox.claim(5);
    expect((await compose(mail!, store, 'https://nitka.example'))!.text).toContain('?version=1');

    const byBlik = await order(buyer, 'blik');
    const waiting = await buyer.post(byBlik, { blik_code: '777123' });
    expect(waiting.status).toBe(303);
    place.clock.now += 10_000;
    await followPayments(store, clock);
    const done = await buyer.get(byBlik);
    expect([done.status, (await buyer.get(done.location!)).text]).toEqual([303, expect.stringContaining('zapłacona')]);
    await store.close();

    const [list, captured] = await run(taking);
    expect(list).toMatch(/Płatność 1, zamówienie 20261121\/001.*\n.*Przelew tradycyjny/);
    expect(captured).toBe('Płatność 1 jest zapisana jako zapłacona.');
    expect(await type('orders', 'list')).toBe('Wszystkie zamówienia są opłacone.');
    store = await place.open(null);
    const later = serve(store, clock, folder).visitor();
    expect((await later.get(byTransfer)).text).toContain('zapłacona');
    expect(faults).toEqual([]);
  });

  it('asks for a country only where there are several, and refuses what is none', async () => {
    await run(opening);
    expect(await type('countries', 'list')).toBe(
      'PL: Polska, kurierzy: kurier, pobranie\nCZ: Czechy, kurierzy: czechy',
    );
    await expect(type('countries', 'set', 'PL,XX')).rejects.toThrow('„XX” nie jest krajem');
    await expect(type('couriers', 'set', 'czechy', 'countries', 'DE')).rejects.toThrow(
      'Sklep nie dostarcza do kraju DE. Jego kraje to PL, CZ',
    );
    await expect(type('couriers', 'set', 'nikt', 'countries', 'CZ')).rejects.toThrow('Nie ma kuriera „nikt”.');
    await expect(type('countries', '--help')).rejects.toThrow('kraje, do których sklep dostarcza');
    const step = async () => {
      const store = await place.open(null);
      const buyer = serve(store, clock, folder).visitor();
      await buyer.post('/basketchange.php', { product: '501', size: '2', number: '1' });
      const page = await buyer.get('/order1.php');
      await store.close();
      return page.text;
    };
    expect(await step()).toContain('Zmień kraj');
    await type('countries', 'set', 'PL');
    expect(await step()).not.toMatch(/Kraj|Zmień kraj/);
  });

  it('keeps the version of the terms that a buyer accepted, and asks again when they change', async () => {
    await run(opening);
    let store = await place.open(null);
    const buyer = serve(store, clock, folder).visitor();
    await buyer.post('/basketchange.php', { product: '501', size: '2', number: '1' });
    await buyer.post('/order1.php', { ...recipient, shipping: 'kurier', payform_id: 'transfer' });
    const before = hiddenFields(await buyer.get('/order2.php'));
    await store.close();

    await writeFile(join(folder, 'terms.txt'), terms.replace('Umowę zawieramy', 'Umowę zawrzemy'));
    expect(await type('pages', 'publish', 'terms', 'terms.txt')).toBe('Strona terms ma teraz wersję 2: Regulamin.');
    expect(await type('pages', 'publish', 'terms', 'terms.txt')).toBe('Nic się nie zmieniło: tak już było.');
    expect(await type('pages', 'show', 'terms', '1')).toContain('Umowę zawieramy');
    expect(await type('pages', 'list')).toContain('terms: Regulamin, wersja 2 od 2026-11-21');

    store = await place.open(null);
    const again = serve(store, clock, folder);
    const other = again.visitor();
    await other.post('/basketchange.php', { product: '501', size: '2', number: '1' });
    await other.post('/order1.php', { ...recipient, shipping: 'kurier', payform_id: 'transfer' });
    const seen = hiddenFields(await other.get('/order2.php'));
    const refused = await other.post('/order2.php', { ...seen, seen_terms: before['seen_terms']!, terms: '1' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Zmienił się regulamin. Przeczytaj go, zanim zamówisz.');
    expect((await other.post('/order2.php', { ...seen, terms: '1' })).status).toBe(303);
    const [kept] = await store.outbox.claim(1);
    expect((await store.orders.byNumber(String(kept!.payload['number'])))!.details).toMatchObject({ termsVersion: 2 });

    const past = await other.get('/regulamin-cterms-pol-1.html?version=1');
    expect(past.text).toContain('To wcześniejsza wersja: 1');
    expect(past.text).toContain('Umowę zawieramy');
    expect(past.html).toContain('noindex');
    expect((await other.get('/regulamin-cterms-pol-1.html')).text).toContain('Umowę zawrzemy');
    expect(await store.content.titles('page')).toHaveLength(2);
    await store.close();

    // Another seller is another version of what names it; earlier ones keep theirs.
    await type('settings', 'set', 'companyName', 'Nitka sp. z o.o.');
    await type('settings', 'set', 'companyHours', 'zawsze');
    expect(await type('pages', 'list')).toContain('terms: Regulamin, wersja 3 od 2026-11-21');
    expect(await type('pages', 'list')).toContain('privacy: Prywatność, wersja 1 ');
    store = await place.open(null);
    const reader = serve(store, clock, folder).visitor();
    const sellerOf = async (query: string) =>
      /Sklep prowadzi (.*?)\.+ \d/.exec((await reader.get(`/regulamin-cterms-pol-1.html${query}`)).text)![1];
    expect(await Promise.all(['', '?version=3', '?version=2', '?version=1'].map(sellerOf))).toEqual([
      'Nitka sp. z o.o',
      'Nitka sp. z o.o',
      'Nitka Anna Kowalska',
      'Nitka Anna Kowalska',
    ]);
    await store.close();
    await type('settings', 'set', 'companyName', 'Nitka sp. z o.o.');
    expect(await type('pages', 'list')).toContain('terms: Regulamin, wersja 3 ');
    store = await place.open(null);
  });

  it('refuses what would leave a courier without payment, and what is no page', async () => {
    await type('couriers', 'add', 'kurier', 'Kurier', 'prepaid', '16,90');
    await expect(type('methods', 'off', 'transfer')).rejects.toThrow(
      'To ostatni sposób płatności dla dostawy: Kurier.',
    );
    await expect(type('methods', 'on', 'blik')).rejects.toThrow(/wymaga operatora płatności/);
    await expect(type('methods', 'off', 'gold')).rejects.toThrow('Nie ma sposobu płatności „gold”.');
    expect(await type('methods', 'off', 'on-delivery')).toContain('nie ma już w\u00a0sklepie');
    expect(await type('methods', 'off', 'on-delivery')).toBe('Nic się nie zmieniło: tak już było.');
    expect(await type('methods', 'on', 'on-delivery')).toContain('jest w\u00a0sklepie');
    for (const [text, problem] of [
      ['Regulamin', 'musi być tytułem'],
      ['# Regulamin\n', 'nie ma żadnego akapitu'],
      ['# R\n\n##\n\nTekst', 'Wiersz 3 pliku'],
      ['# R\n\n## A\n\n## B\n\nTekst', 'Wiersz 3 pliku'],
      ['# R\n\n## A\n\nTekst\n\n## A\n\nTekst', 'taki nagłówek już jest'],
      ['# R\n\n\u0000', 'Zapisz plik jako UTF-8'],
    ] as const) {
      await writeFile(join(folder, 'terms.txt'), text);
      await expect(type('pages', 'publish', 'terms', 'terms.txt')).rejects.toThrow(problem);
    }
    await expect(type('pages', 'publish', 'terms', 'none.txt')).rejects.toThrow('Nie da się przeczytać pliku');
    await expect(type('pages', 'publish', 'cookies', 'terms.txt')).rejects.toThrow('Nie ma strony „cookies”.');
    for (const group of ['opening', 'methods', 'pages'])
      await expect(type(group, '--help')).rejects.toThrow(/pages publish <strona> <plik\.txt>/);
  });
});
