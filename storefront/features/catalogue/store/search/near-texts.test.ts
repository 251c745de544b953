import { expect, it } from 'vitest';
import { describeStoreOnBothEngines } from '../../../../store/testing/describe-store.ts';
import { writtenText } from './near-texts.ts';

describeStoreOnBothEngines('near searches', (store) => {
  const near = (text: string, place: { categoryId?: number } = {}) =>
    store().catalogue.nearSearches({ ...place, text }, 4);

  it('are words of the catalogue, as the shop writes them, with their results', async () => {
    for (const [typed, meant] of [
      ['pszciel', 'pościel'],
      ['kabuki', 'kubki'],
      ['swiecznk', 'świeca'],
    ] as const) {
      const texts = await near(typed);
      expect(
        texts.map(({ text }) => text),
        typed,
      ).toContain(meant);
      for (const { text, total } of texts) expect((await store().catalogue.list({ text })).total).toBe(total);
    }
  });

  it('keep the other words', async () => {
    expect((await near('kabuki poranek')).map(({ text }) => text)).toEqual(['kubki poranek']);
  });

  it('find something that the text does not, in the same place', async () => {
    const [bowls, mugs] = [await near('miska'), await near('kubek')];
    for (const [typed, texts] of [
      ['miska', bowls],
      ['kubek', mugs],
    ] as const) {
      const own = new Set((await store().catalogue.listedIds({ text: typed, portion: 100 })).ids);
      for (const { text } of texts) {
        const { ids } = await store().catalogue.listedIds({ text, portion: 100 });
        expect(
          ids.some((id) => !own.has(id)),
          `${typed} ${text}`,
        ).toBe(true);
      }
    }
    expect(await near('pszciel', { categoryId: 1 })).toEqual([]);
  });

  it('are none for texts that nothing is like, short ones and ones without a word', async () => {
    for (const text of ['hipopotam', 'qqq', '', '?!', 'x'.repeat(100)]) expect(await near(text), text).toEqual([]);
  });
});

it('a text is written with the letters of the names that have its words', () => {
  expect(writtenText('sciereczka lniana', ['len, 50 × 70 cm', 'Ściereczka Pasek'])).toBe('ściereczka lniana');
});
