import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../importer/writing/open-database.ts';
import { importFeed } from '../importer/import-feed.ts';
import { sample } from '../importer/testing/sources.ts';
import { storeCatalogue } from '../importer/writing/store-catalogue.ts';
import { readCommand } from '../operator/read-command.ts';
import { runCommand } from '../operator/run-command.ts';
import { byCourier, hiddenFields, Visitor } from '../testing/shop-under-test.ts';
import { companyAddress, settingsWith, shortcomings } from '../platform/settings/index.ts';
import { demoSettings } from '../platform/settings/testing/demo-settings.ts';
import { site } from '../shop.ts';
import { createApp } from '../platform/http/app.ts';
import { jsonLog } from '../platform/http/log.ts';
import { compose } from '../mails/compose.ts';
import { notifySubscribers } from '../features/reviews/server/observations/notify-subscribers.ts';
import type { Store } from '../store/index.ts';
import { enginesInTurn, filledShop, makePlace, type Place } from '../store/testing/stores.ts';

/** The seller of a shop that is no demo. */
const own = {
  shopName: 'Kubki u Zosi',
  shopLine: 'Kubki na każdy dzień.',
  shopLead: 'Toczymy je w Krakowie.',
  companyName: 'Zofia Kubek',
  companyStreet: 'ul. Sławkowska 2',
  companyZipcode: '31-014',
  companyCity: 'Kraków',
  companyTaxNumber: '5260250274',
  companyEmail: 'zosia@kubki.example',
  companyPhone: '600 100 200',
  companyHours: 'wtorki, 10:00–12:00',
  companyBankAccount: 'PL61 1090 1014 0000 0712 1981 2874',
  returnDays: '60',
} as const;

/** Parts of the demo that identify the seller; the shop above sells its goods, too. */
const demoFacts = [
  demoSettings.shopLine,
  demoSettings.shopLead,
  demoSettings.companyName,
  companyAddress(demoSettings),
  demoSettings.companyTaxNumber,
  demoSettings.companyEmail,
  demoSettings.companyPhone,
  demoSettings.companyBankAccount,
  demoSettings.companyNote,
  demoSettings.companyHours,
];

const noSeller = 'sklep nie podał, kto w\u00a0nim sprzedaje';
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '').replaceAll(/ +/g, ' ');
const demoFactsIn = (text: string) => demoFacts.filter((fact) => plain(text).includes(plain(fact)));

function visitorOf(store: Store, place: Place): Visitor {
  const app = createApp({
    site,
    store,
    clock: () => place.clock.now,
    log: jsonLog(() => {}),
    assets: () => ({ styles: [], fonts: [], scripts: [] }),
    hasPolicy: true,
    statics: [],
    root: place.dataDir,
    isReady: () => true,
  });
  return new Visitor((request) => Promise.resolve(app.fetch(request)));
}

/** Runs operator commands while the shop is stopped. */
async function operate(
  place: Place,
  ...commands: ReadonlyArray<ReadonlyArray<string>>
): Promise<ReadonlyArray<string>> {
  const database = await openDatabase(place);
  try {
    const answers: string[] = [];
    for (const command of commands)
      answers.push(await runCommand(readCommand(command), database, () => place.clock.now));
    return answers;
  } finally {
    await database.close();
  }
}

describe.each(enginesInTurn('the shop of another seller'))('the shop of another seller on %s', (engine) => {
  let place: Place;
  let store: Store;
  let visitor: Visitor;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    await operate(
      place,
      ...Object.entries(own).map(([name, value]) => ['settings', 'set', name, value]),
      ...['companyRegisterNumber', 'companyNote', 'homeHeroPicture', 'homeSharedPicture'].map((name) => [
        'settings',
        'reset',
        name,
      ]),
    );
    store = await place.open();
    await store.settings.set('rateLimitFactor', 1000);
    visitor = visitorOf(store, place);
  }, 60_000);
  afterAll(() => place.remove());

  it.each([
    ['home', '/'],
    ['a list without anything', '/search.php?text=qqqqqq'],
    ['a product', '/product-pol-1001-kubek-poranek-wapno.html'],
    ['a product priced by phone', '/product-pol-1021-zrebak.html'],
    ['the basket', '/basketedit.php'],
    ['a page that is not there', '/nie-ma-tego.html'],
    ['signing in', '/signin.php'],
    ['the terms', '/regulamin-cterms-pol-1.html'],
    ['privacy', '/prywatnosc-cterms-pol-2.html'],
    ['answers', '/pytania-i-odpowiedzi-cinfo-pol-5.html'],
    ['the newsletter', '/settings.php?mailing_action=add'],
  ])('names only its own seller on the page of %s', async (_, path) => {
    let seen = await visitor.get(path);
    if (seen.location) seen = await visitor.get(seen.location);
    const page = plain(seen.html);
    expect(demoFactsIn(page)).toEqual([]);
    expect(/<title>(.*?)<\/title>/.exec(page)![1]).toMatch(/ \| Kubki u Zosi$/);
    const footer = plain(/<footer[\s\S]*<\/footer>/.exec(page)![0].replace(/<[^>]+>/g, ''));
    for (const fact of ['Zofia Kubek', 'ul. Sławkowska 2', '31-014 Kraków', '600 100 200', own.companyEmail])
      expect(footer).toContain(fact);
    expect(footer).toContain('NIP 5260250274');
    expect(footer).not.toContain('KRS');
    expect(page).toContain('"contact":"/contact.php"');
    expect(page).toContain('Kubki u Zosi, strona główna');
    // The drawn logo has another name.
    expect(page).not.toContain('wordmark');
    expect(page).not.toContain('/brand/icon');
  });

  it('shows its own line, and identifies itself to machines', async () => {
    const { html } = await visitor.get('/');
    expect(html).toContain('Kubki na każdy dzień.</h1>');
    const facts = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!);
    expect(facts).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Kubki u Zosi',
      url: 'http://shop.test/',
      legalName: 'Zofia Kubek',
      email: own.companyEmail,
      telephone: '600 100 200',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'ul. Sławkowska 2',
        postalCode: '31-014',
        addressLocality: 'Kraków',
        addressCountry: 'PL',
      },
    });
    expect(html).not.toContain('og:image');
    expect(html).not.toContain('aria-label="Na zdjęciu"');
    const product = await visitor.get('/product-pol-1001-kubek-poranek-wapno.html');
    expect(product.html).toContain('"merchantReturnDays":60');
  });

  it('takes orders and transfers in its own name, on the pages and in the mail [H-09 part]', async () => {
    await visitor.post('/basketchange.php', { product: '1017', number: '2' });
    await visitor.post('/order1.php', { ...byCourier, payform_id: '3' });
    const summary = await visitor.get('/order2.php');
    expect(plain(summary.text)).toContain('Sprzedaje Zofia Kubek, ul. Sławkowska 2, 31-014 Kraków. NIP 5260250274,');
    const placed = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
    const confirmation = await visitor.get(placed.location!);
    const mails = await store.outbox.claim(10);
    const { html, text } = (await compose(mails[0]!, store, 'https://kubki.example'))!;
    for (const body of [plain(confirmation.text), html, text]) {
      expect(body).toContain('Zofia Kubek');
      expect(body).toContain(own.companyBankAccount);
    }
    for (const body of [summary.html, confirmation.html, html, text]) expect(demoFactsIn(body)).toEqual([]);
    expect(text).toContain(
      'Zofia Kubek, ul. Sławkowska 2, 31-014 Kraków. NIP 5260250274. zosia@kubki.example, 600 100 200.',
    );
    await store.outbox.markSent([mails[0]!.id]);
  });

  it('receives questions and wishes at its own address', async () => {
    await visitor.post('/settings.php', {
      question_action: 'add',
      question_product_id: '1001',
      question_email: 'ania@poczta.pl',
      product_question: 'Ile mieści?',
    });
    await store.observations.add({ productId: 1013, size: 'l', email: 'hanna@poczta.pl', phone: '600 100 300' });
    const tables = await place.openTables();
    await tables
      .updateTable('sizes')
      .set({ amount: 4000, availability: 'enable' })
      .where('product_id', '=', 1013)
      .execute();
    await notifySubscribers(store);
    const mails = await store.outbox.claim(10);
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
      'back-in-stock hanna@poczta.pl',
      `call-back ${own.companyEmail}`,
      `question-asked ${own.companyEmail}`,
    ]);
    for (const mail of mails) {
      const { html, text } = (await compose(mail, store, 'https://kubki.example'))!;
      expect(demoFactsIn(html + text)).toEqual([]);
    }
  });

  it('takes no orders with incomplete seller data, neither by an open summary nor by a call', async () => {
    await visitor.post('/basketchange.php', { product: '1017', number: '1' });
    await visitor.post('/order1.php', byCourier);
    const summary = await visitor.get('/order2.php');
    await store.settings.reset('companyBankAccount');
    const before = await store.outbox.waiting();
    const refused = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(noSeller);
    const query = `mutation{orderCreate(orderCreateInput:{clientData:{email:"ania@poczta.pl",clientBillingData:{firstname:"Anna",
      lastname:"Nowak",street:"Łobzowska 8",zipcode:"31145",city:"Kraków",country:1143020003,phone:"600 100 200"}},
      orderData:{courierId:1,prepaid:true,paymentMethodId:"transfer"}}){orderId}}`;
    const called = await visitor.fetch('/graphql/v1/', {
      method: 'POST',
      body: JSON.stringify({ query }),
      headers: { 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' },
    });
    const { errors } = (await called.json()) as { errors: ReadonlyArray<{ code: string; message: string }> };
    expect(errors).toMatchObject([{ code: 'no_seller', message: expect.stringContaining(noSeller) }]);
    expect(await store.outbox.waiting()).toBe(before);
    await store.settings.set('companyBankAccount', own.companyBankAccount);
    const placed = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
    expect(placed.status).toBe(303);
    expect(await store.outbox.waiting()).toBe(before + 1);
  });

  it('keeps its name while the store is down', async () => {
    const page = visitorOf(store, place);
    await page.get('/');
    await store.close();
    const { status, html } = await page.get('/');
    expect(status).toBe(503);
    expect(plain(html)).toContain('Zofia Kubek');
    expect(demoFactsIn(html)).toEqual([]);
    store = await place.open();
    visitor = visitorOf(store, place);
  });
});

describe.each(enginesInTurn('a shop that a feed has filled'))('a shop that a feed has filled on %s', (engine) => {
  let place: Place;
  let store: Store;
  let visitor: Visitor;
  beforeAll(async () => {
    place = await makePlace(engine);
    const database = await openDatabase(place);
    await importFeed(
      sample('full'),
      'full',
      storeCatalogue(database, () => place.clock.now),
    );
    await database.close();
    store = await place.open();
    visitor = visitorOf(store, place);
  }, 60_000);
  afterAll(() => place.remove());

  it('opens without other names, and promises nothing', async () => {
    const { products } = await store.catalogue.list({ portion: 1 });
    const product = `/product-pol-${products[0]!.id}-${products[0]!.slug}.html`;
    for (const path of ['/', product, '/search.php?text=qqqqqq', '/basketedit.php']) {
      const { html } = await visitor.get(path);
      const page = plain(html);
      expect([path, demoFactsIn(page)]).toEqual([path, []]);
      expect(page).toMatch(/<title>.* ?Sklep<\/title>/);
      expect(page.match(/NIP|KRS|mailto:|tel:|Darmowa dostawa od|Sień|, ,/g)).toBeNull();
    }
  });

  it('reports missing data to its operator, and takes no order without it', async () => {
    const { products } = await store.catalogue.list({ portion: 1 });
    const [size] = (await store.catalogue.productPage(products[0]!.id))!.sizes;
    await visitor.post('/basketchange.php', { product: String(products[0]!.id), size: size!.type, number: '1' });
    const away = await visitor.get('/order1.php');
    expect(away.location).toBe('/basketedit.php');
    expect((await visitor.get('/basketedit.php')).text).toContain(noSeller);

    const [shortcoming] = shortcomings(settingsWith(await store.settings.overrides()));
    expect(shortcoming).toContain('Not set: shopName, companyName, companyStreet');
    await store.close();
    const [list, ...answers] = await operate(
      place,
      ['settings', 'list'],
      ...Object.entries(own).map(([name, value]) => ['settings', 'set', name, value]),
      ['settings', 'list'],
    );
    expect(list).toContain('companyName: BRAK');
    expect(list).toContain('returnDays: 14 (domyślnie)');
    expect(answers[0]).toContain('shopName to teraz: Kubki u Zosi\nBrakuje: companyName,');
    expect(answers.at(-1)).toContain('companyName: Zofia Kubek');
    expect(answers.at(-1)).toContain('Sklep mówi, kto sprzedaje.');
    store = await place.open();
    expect(shortcomings(settingsWith(await store.settings.overrides()))).toEqual([]);
  });
});
