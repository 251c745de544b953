import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { informationAddress } from '../../../../shared/information-addresses.ts';
import { recipient } from '../../../../testing/recipient.ts';
import { byCourier, openShop, type ShopUnderTest, type Visitor } from '../../../../testing/shop-under-test.ts';
import { parseHtml } from '../../../../testing/parse-html.ts';

/** What the committed results of the audits of pages hold. */
const audits = globSync('docs/audits/{pages,stories}/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as { day: string; results?: object; findings: unknown[] },
);
const states = new Set(audits.flatMap((audit) => Object.keys(audit.results ?? {})));
const latestDay = new Date(
  audits
    .map(({ day }) => day)
    .toSorted()
    .at(-1)!,
).toLocaleDateString('pl', {
  day: 'numeric',
  month: 'long',
});

const address = informationAddress('accessibility');
let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const pageOf = async (path: string, visitor: Visitor = shop.visitor()) => {
  const { status, html } = await visitor.get(path);
  expect(status).toBe(200);
  // Island data are most of a page, and not read here.
  return parseHtml(html.replaceAll(/data-props="[^"]*"/g, ''));
};

/** Targets of the links in a part of a page. */
const linksIn = (page: Document, part: string) =>
  [...page.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href'));

async function onTheWayToOrder(): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
  return visitor;
}

async function withSettings(
  values: Readonly<Record<'companyEmail' | 'companyPhone', string>>,
  run: () => Promise<void>,
) {
  const { settings } = shop.store;
  await settings.set('companyEmail', values.companyEmail);
  await settings.set('companyPhone', values.companyPhone);
  try {
    await run();
  } finally {
    await settings.set('companyEmail', 'pomoc@sien.example');
    await settings.set('companyPhone', '+48 000 000 000');
  }
}

describe('the page on accessibility', () => {
  it('states how the shop meets the requirements, what was not tested, how to complain and who supervises', async () => {
    const page = await pageOf(address);
    expect(page.querySelector('h1')?.textContent).toBe('Dostępność sklepu');
    expect([...page.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toEqual([
      'Czego dotyczy ta informacja',
      'Jak spełniamy wymagania',
      'Co pokazały ostatnie badania',
      'Czego jeszcze nie sprawdziliśmy',
      'Zgłoś problem',
      'Złóż skargę',
      'Kto nadzoruje',
      'Na tej stronie',
    ]);
    const words = page.querySelector('main')?.textContent?.replaceAll('\u00a0', ' ');
    for (const fact of [
      'WCAG 2.2',
      '26 kwietnia 2024',
      'NVDA',
      '30 dni',
      'Minister Cyfryzacji',
      'PFRON',
      `Stan na ${latestDay} 2026`,
      `${states.size} stron`,
      '390, 820, 1100, 1440 pikseli',
      'Nie znaleźliśmy błędów.',
    ])
      expect(words).toContain(fact);
  });

  it('names the seller and the contacts from the settings', async () => {
    await withSettings({ companyEmail: 'dostepnosc@inny.example', companyPhone: '+48 111 222 333' }, async () => {
      const links = linksIn(await pageOf(address), 'main');
      expect(links.filter((link) => link === 'mailto:dostepnosc@inny.example')).toHaveLength(2);
      expect(links.filter((link) => link === 'tel:+48111222333')).toHaveLength(2);
    });
    const words = (await pageOf(address)).querySelector('main')?.textContent;
    expect(words).toContain('Sień – sklep przykładowy, ul. Przykładowa 1, 00-009 Przykładowo');
  });

  it.each([informationAddress('privacy'), '/signin.php', address])('is linked in the footer of %s', async (path) => {
    expect(linksIn(await pageOf(path), 'footer')).toContain(address);
  });

  it('is linked in the terms', async () => {
    expect(linksIn(await pageOf(informationAddress('terms')), 'main')).toContain(address);
  });
});

describe('the form about accessibility', () => {
  const path = '/accessibility-report.php';
  const complaint = {
    report_kind: 'complaint',
    report_message: 'Czytnik nie odczytuje ceny.',
    report_place: '/product-pol-1001-kubek-poranek-wapno.html',
    report_name: 'Hanna Źrebiec',
    report_email: 'hanna@poczta.example',
  };

  it('is linked from the statement, and begins with what the link names', async () => {
    const links = linksIn(await pageOf(address), 'main');
    for (const kind of ['problem', 'complaint']) expect(links).toContain(`${path}?report_kind=${kind}`);
    const page = await pageOf(`${path}?report_kind=complaint`);
    expect(page.querySelector<HTMLInputElement>('input[name=report_kind]:checked')?.value).toBe('complaint');
  });

  it('mails a complaint to the shop once, answers on the statement, and refuses what lacks a name', async () => {
    const visitor = shop.visitor();
    const refused = await visitor.post(path, { ...complaint, report_name: '' });
    expect([refused.status, refused.html.includes('Czytnik nie odczytuje ceny.')]).toEqual([422, true]);
    expect(
      (await visitor.post(path, { ...complaint, report_name: '', report_kind: 'problem', report_email: '' })).status,
    ).toBe(422);
    const before = await shop.store.outbox.waiting();
    for (const _twice of [1, 2]) expect((await visitor.post(path, complaint)).location).toBe(address);
    expect(await shop.store.outbox.waiting()).toBe(before + 1);
    expect((await visitor.get(address)).text).toContain('Skarga wysłana.');
    const mail = (await shop.store.outbox.claim(100)).find(({ kind }) => kind.includes('contact'))!;
    expect(String(mail.payload['message'])).toBe(
      `Skarga na brak dostępności (ustawa z 26 kwietnia 2024 r.). Odpowiedź należy się w ciągu 30 dni.\nStrona: ${complaint.report_place}\n\n${complaint.report_message}`,
    );
  });

  it('is not there in a shop that could not get it', async () => {
    await withSettings({ companyEmail: '', companyPhone: '' }, async () => {
      expect((await shop.visitor().get(path)).status).toBe(404);
      expect(linksIn(await pageOf(address), 'main').join()).not.toContain(path);
    });
  });
});

describe('help under the order', () => {
  const help = 'main section[aria-label="Pomoc przy zamówieniu"]';
  const pages = [informationAddress('terms'), informationAddress('privacy'), address];

  it('has the phone, the mail, the terms, privacy and accessibility on both steps', async () => {
    const visitor = await onTheWayToOrder();
    const expected = ['tel:+48000000000', 'mailto:pomoc@sien.example', ...pages];
    expect(linksIn(await pageOf('/order1.php', visitor), help)).toEqual(expected);
    expect((await visitor.post('/order1.php', { ...recipient, ...byCourier })).status).toBe(303);
    expect(linksIn(await pageOf('/order2.php', visitor), help)).toEqual(expected);
  });
});
