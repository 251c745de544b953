import { describe, expect, it } from 'vitest';
import { taggedDocument, type TaggedDocument } from './tagged-document.ts';
import { elementsOf, readPdf } from './testing/read-pdf.ts';

const facts = {
  title: 'Zamówienie 20261121/014',
  shopName: 'Sień',
  footer: 'Zamówienie 20261121/014',
  page: (number: number, of: number) => `strona ${number} z ${of}`,
  now: Date.UTC(2026, 10, 21),
};

const written = async (fill: (document: TaggedDocument) => void) => {
  const document = taggedDocument(facts);
  fill(document);
  const bytes = await document.end();
  return { bytes, read: await readPdf(bytes) };
};

const letters = 'Zażółć gęślą jaźń. ZAŻÓŁĆ GĘŚLĄ JAŹŃ.';
const columns = [
  { name: 'Produkt', width: 0.7 },
  { name: 'Kwota', width: 0.3, isNumber: true },
];

describe('a document for screen readers', () => {
  it('says its title and language, and begins with the mark of the shop', async () => {
    const { read } = await written((document) => document.heading(1, facts.title));
    expect(read).toMatchObject({
      title: facts.title,
      lang: 'pl-PL',
      isUniversal: true,
      isMarked: true,
      showsTitle: true,
      bookmarks: [facts.title],
    });
    expect(elementsOf(read, 'Figure')).toEqual([expect.objectContaining({ alt: 'Sień', text: 'Sień' })]);
    expect(elementsOf(read, 'H1').map(({ text }) => text)).toEqual([facts.title]);
  });

  it('keeps letters and spaces of long paragraphs, in the order of reading', async () => {
    const text = Array.from({ length: 12 }, () => letters).join(' ');
    const { read } = await written((document) => {
      document.heading(1, facts.title);
      document.paragraph(text);
      document.sections([
        { heading: 'Lewa', lines: ['pierwsza', 'druga'] },
        { heading: 'Prawa', lines: ['trzecia'] },
      ]);
    });
    const [paragraph, ...lines] = elementsOf(read, 'P').map((each) => each.text);
    expect(paragraph).toBe(text);
    expect(lines).toEqual(['pierwsza', 'druga', 'trzecia']);
    expect(elementsOf(read, 'H2').map((each) => each.text)).toEqual(['Lewa', 'Prawa']);
  });

  it('has tables with headers of columns and rows, over several pages, whose repeated heads are artifacts', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => ({
      cells: [`Kubek ${index + 1}`, '69,00\u00a0zł'],
      note: 'kobalt',
    }));
    const { bytes, read } = await written((document) => {
      document.heading(1, facts.title);
      document.table({ caption: 'Produkty', columns, rows });
      document.list(['jeden', 'dwa']);
    });
    expect(read.pages.length).toBeGreaterThan(2);
    expect(read.pages.map(({ stray }) => stray).join('')).toBe('');
    const headers = elementsOf(read, 'TH').map(({ text }) => text);
    expect(headers.slice(0, 2)).toEqual(['Produkt', 'Kwota']);
    expect(headers).toHaveLength(2 + rows.length);
    expect(headers.at(-1)).toBe('Kubek 90 kobalt');
    expect(elementsOf(read, 'TD').map(({ text }) => text)).toEqual(rows.map(() => '69,00 zł'));
    expect(elementsOf(read, 'LBody').map(({ text }) => text)).toEqual(['jeden', 'dwa']);
    const last = read.pages.length;
    for (const [index, { artifacts }] of read.pages.entries()) {
      expect(artifacts).toContain(`strona ${index + 1} z ${last}`);
      if (index > 0 && index < last - 1) expect(artifacts).toContain('Produkt');
    }
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.match(/\/Scope \/Column/g)).toHaveLength(2);
    expect(raw.match(/\/Scope \/Row/g)).toHaveLength(rows.length);
    // The order of tabs is that of the structure (ISO 14289-1, 7.18.3), and every font is embedded (7.21.4.1).
    expect(raw.match(/\/Tabs \/S/g)).toHaveLength(last);
    expect(raw.match(/\/FontFile2 /g)?.length).toBe(raw.match(/\/Type \/FontDescriptor/g)?.length);
  });

  it('draws a sign for letters that the fonts lack, and loses no others', async () => {
    const { read } = await written((document) => document.paragraph('Žižek Ångström Ł\u0301 Привет 🎁 e\u0301\u0007x'));
    expect(elementsOf(read, 'P')[0]!.text).toBe('Žižek Ångström Ł? ?????? ? é x');
  });
});
