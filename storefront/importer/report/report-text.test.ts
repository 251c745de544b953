import { describe, expect, it } from 'vitest';
import { FeedError, type FeedFault, type FeedPlace } from '../feed/feed-error.ts';
import { refusalText, reportText } from './report-text.ts';
import type { ImportReport } from './report.ts';

const nothing: ImportReport = {
  kind: 'full',
  read: 0,
  added: [],
  changed: [],
  unchangedCount: 0,
  skipped: [],
  noticed: [],
  others: 0,
  inMenu: 0,
  unplaced: {},
};

describe('the report of an import in Polish', () => {
  it('lists counts, then products and reasons', () => {
    const changed = {
      id: 501,
      name: 'Szalik',
      changes: ['price', 'stock'] as const,
      notices: [{ code: 'size-withdrawn' as const, value: '2' }],
    };
    const report: ImportReport = {
      ...nothing,
      read: 4,
      added: [{ id: 50_002, name: 'Taśma', changes: [], notices: [] }],
      changed: [changed],
      skipped: [
        { id: '503', name: 'Zestaw', reasons: [{ code: 'type', value: 'bundle' }] },
        {
          id: '',
          name: '',
          reasons: [
            { code: 'id', value: 'K-7' },
            { code: 'name', value: '' },
          ],
        },
      ],
      noticed: [changed],
      others: 2,
      inMenu: 2,
      unplaced: { versionLabel: 2, minimalPrices: 1 },
    };
    expect(reportText(report)).toBe(`Import pełnej oferty
W pliku są 4 produkty.
Dodane: 1
Zmienione: 1
Bez zmian: 0
Pominięte: 2
Z miejscem w menu: 2
Pozostałe produkty sklepu, których import nie zmienił: 2

Pominięte produkty
  503 Zestaw: rodzaj „bundle” nie jest jeszcze obsługiwany
  (bez numeru) (bez nazwy): numer produktu „K-7” nie jest dodatnią liczbą całkowitą; brak nazwy

Pominięte rodzaje produktów
  zestawy: 1 produkt

Zmienione produkty
  501 Szalik: cena, stan

Dodane produkty
  50002 Taśma

Uwagi do przyjętych produktów
  501 Szalik: rozmiaru „2” nie ma już w pliku; nie można go kupić

Dane, na które sklep nie ma jeszcze miejsca
  nazwy cech, którymi różnią się wersje (2 produkty)
  ceny minimalne (1 produkt)`);
  });

  it('reports no changes', () => {
    expect(reportText({ ...nothing, kind: 'light', read: 5, unchangedCount: 5 })).toBe(`Import cen i stanów
W pliku jest 5 produktów.
Dodane: 0
Zmienione: 0
Bez zmian: 5
Pominięte: 0
Pozostałe produkty sklepu, których import nie zmienił: 0
W sklepie nic się nie zmieniło.`);
  });

  it('ends a long list with the number of the rest', () => {
    const added = Array.from({ length: 53 }, (_, index) => ({
      id: index + 1,
      name: 'Kubek',
      changes: [],
      notices: [],
    }));
    const lines = reportText({ ...nothing, read: 53, added }).split('\n');
    expect(lines.slice(-2)).toEqual(['  50 Kubek', '  … i jeszcze 3']);
  });

  const place = { line: 12, column: 3456, productId: null };
  it.each<[FeedFault, FeedPlace | null, string]>([
    ['malformed', place, 'Plik jest uszkodzony albo urwany: błąd w\u00A0wierszu 12, znak 3456.'],
    ['encoding', null, 'Plik nie jest zapisany w kodowaniu, które sam podaje.'],
    ['not-iof', place, 'To nie jest oferta w formacie IOF.'],
    ['version', place, 'To nie jest oferta IOF w wersji 2.5 lub nowszej.'],
    ['no-products', place, 'W ofercie brakuje listy produktów.'],
    [
      'too-long',
      place,
      'Fragment pliku poza produktami od wiersza 12, znak 3456, ma ponad 1\u00A0000\u00A0000 znaków.',
    ],
    [
      'too-many',
      { ...place, productId: '7' },
      'Produkt o\u00A0numerze „7” od wiersza 12, znak 3456, ma ponad 50\u00A0000 elementów i\u00A0atrybutów.',
    ],
    [
      'too-deep',
      { ...place, productId: `${'9'.repeat(40)}8` },
      `Produkt o\u00A0numerze „${'9'.repeat(40)}” od wiersza 12, znak 3456, ma ponad 50 poziomów elementów.`,
    ],
    ['unreadable', null, 'Pliku nie da się odczytać.'],
  ])('refuses a feed (%s) with a sentence', (fault, where, sentence) => {
    expect(refusalText(new FeedError(fault, where))).toBe(
      `Plik odrzucony, w sklepie nic się nie zmieniło.\n${sentence}`,
    );
  });
});
