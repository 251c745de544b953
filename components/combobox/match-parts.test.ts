import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParts } from './match-parts.ts';

const marked = (name: string, query: string) =>
  matchParts(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('matchParts', () => {
  it.each([
    ['Ściereczka Pasek, len', 'len', 'Ściereczka Pasek, [len]'],
    ['Len Miedza', 'len', '[Len] Miedza'],
    ['Talent', 'len', 'Talent'],
    ['Łyżka', 'lyz', '[Łyż]ka'],
    ['lyzka', 'łyż', '[lyz]ka'],
    ['Straße', 'strass', '[Straß]e'],
    ['Straße', 'stras', '[Straß]e'],
    ['z\u0307aba i żaba', 'ża', '[z\u0307a]ba i [ża]ba'],
    ['Obrus Niedziela, prany len', 'len obrus', '[Obrus] Niedziela, prany [len]'],
    ['Lniany len', 'l ln', '[Ln]iany [l]en'],
    ['Obrus 140×240', '140', 'Obrus [140]×240'],
    ['Len', '', 'Len'],
    ['Len', '  !', 'Len'],
    ['', 'len', ''],
  ])('of “%s” for “%s” are %s', (name, query, expected) => {
    expect(marked(name, query)).toBe(expected);
  });

  it('add up to the name, whatever the query', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('aąbłßz\u0307 ,1Żż')) });
    fc.assert(
      fc.property(letters, letters, (name, query) => {
        expect(
          matchParts(name, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name);
      }),
    );
  });
});
