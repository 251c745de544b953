import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortenedFileName } from './file-name.ts';

const lengthOf = (text: string) => [...new Intl.Segmenter('pl', { granularity: 'grapheme' }).segment(text)].length;

describe('the name of a file', () => {
  it.each([
    ['up to 26 characters stays', 'pekniecie-przy-uchu-01.jpg', 'pekniecie-przy-uchu-01.jpg'],
    ['beyond is cut before its extension', 'pekniecie-przy-uchu-001.jpg', 'pekniecie-przy-uchu-0….jpg'],
    ['of many parts keeps the last one', 'zdjecia-reklamacji.grudzien.tar.gz', 'zdjecia-reklamacji.gru….gz'],
    ['without an extension is cut at its end', 'zdjecia_z_reklamacji_z_grudnia', 'zdjecia_z_reklamacji_z_gr…'],
    ['that begins with a dot has none', '.zdjecia-reklamacji-z-grudnia', '.zdjecia-reklamacji-z-gru…'],
    ['with a sentence after a dot has none', 'Kubek. Pęknięcie przy uchu, z bliska', 'Kubek. Pęknięcie przy uch…'],
    ['is cut between characters', `${'👩‍👩‍👧'.repeat(30)}.png`, `${'👩‍👩‍👧'.repeat(21)}….png`],
  ])('%s [L-16 part]', (_what, name, shown) => {
    expect(shortenedFileName(name)).toBe(shown);
  });

  it('is as short as requested', () => {
    expect(shortenedFileName('reklamacja.pdf', 10)).toBe('rekla….pdf');
  });

  it('fits, and keeps its extension and beginning, in 1,000 random cases', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const extension = fc.constantFrom('jpg', 'jpeg', 'pdf', 'heic', 'docx');
    fc.assert(
      fc.property(part, extension, (stem, kind) => {
        const name = `${stem}.${kind}`;
        const shown = shortenedFileName(name);
        expect(lengthOf(shown)).toBeLessThanOrEqual(26);
        expect(shown.endsWith(`.${kind}`)).toBe(true);
        expect(name.startsWith(shown.replace(`….${kind}`, ''))).toBe(true);
        expect(shown === name).toBe(lengthOf(name) <= 26);
      }),
      { numRuns: 1000 },
    );
  });
});
