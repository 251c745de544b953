// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { blur, byRole, descriptionOf } from '../field/testing.tsx';
import { megabyte } from './file-checks.ts';
import { opinionPhoto } from './index.ts';
import {
  beginEachTestWithFileInputs,
  blacklisted,
  carried,
  chooseFiles,
  dropFiles,
  errorOf,
  file,
  large,
  rows,
  said,
  upload,
} from './testing.tsx';

beginEachTestWithFileInputs();

const forbiddenFilm = 'Nie można wgrać pliku film.mov, ponieważ załączanie plików tego typu jest niedozwolone.';

describe('FileUpload rejections', () => {
  it('rejects a forbidden type: clears the input, describes the field and shows an alert, announced once [V-17]', async () => {
    const { container, input } = upload({ ...blacklisted, isMultiple: false });
    await chooseFiles(input, file('dobry.pdf'));
    clearAnnouncements();
    await chooseFiles(input, file('film.mov', { type: 'video/quicktime' }));
    expect([carried(container), rows(container)]).toEqual([[], []]);
    // The alert was read: with focus in the field, a new description would repeat it.
    expect([document.activeElement, descriptionOf(input)]).toEqual([input, '']);
    expect(document.getElementById(`${input.id}-message`)?.textContent).toContain(forbiddenFilm);
    expect([errorOf(container), input.getAttribute('aria-invalid')]).toEqual([forbiddenFilm, 'true']);
    const alert = byRole(container, 'alert');
    expect(alert.textContent).toContain(forbiddenFilm);
    expect(announcements).toEqual([{ text: forbiddenFilm, isAssertive: true }]);
    expect(alert.getAttribute('aria-live')).toBe('off');
    expect(document.querySelector('[data-announcer="assertive"]')?.textContent.trim()).toBe(forbiddenFilm);
    // The field's message is only a description.
    expect(input.closest('[data-state]')!.querySelector('[aria-live]')).toBeNull();
  });

  it('describes the reason at once if files come without focus', async () => {
    const { input } = upload(blacklisted);
    await chooseFiles(input, file('dobry.pdf'));
    blur(input);
    await dropFiles(input, file('film.mov', { type: 'video/quicktime' }));
    expect(descriptionOf(input)).toContain(forbiddenFilm);
  });

  it('rejects a too large file and keeps the others [V-17]', async () => {
    const { container, input } = upload(blacklisted);
    await chooseFiles(input, large('wielki.pdf', 5 * megabyte + 1), file('maly.pdf'));
    const text = 'Nie można wgrać pliku wielki.pdf, ponieważ przekracza maksymalny dozwolony rozmiar 5MB.';
    expect([errorOf(container), carried(container)]).toEqual([text, ['maly.pdf']]);
    expect(said()).toEqual([text, 'Dodano plik maly.pdf.']);
  });

  it('rejects photographs of a wrong format or size, and names the file [V-18]', async () => {
    const { container, input } = upload({ photo: opinionPhoto });
    const jpeg = (width: number, height: number) =>
      Uint8Array.from([
        0xff,
        0xd8,
        0xff,
        0xc0,
        0,
        11,
        8,
        height >> 8,
        height & 255,
        width >> 8,
        width & 255,
        1,
        0,
        0,
        0,
      ]);
    const photo = (name: string, width: number, height: number) =>
      new File([jpeg(width, height)], name, { type: 'image/jpeg' });

    await chooseFiles(input, photo('poziom.jpg', 2048, 1536), photo('pion.JPEG', 1536, 2048));
    expect([carried(container), errorOf(container)]).toEqual([['poziom.jpg', 'pion.JPEG'], '']);
    await chooseFiles(input, photo('wielkie.jpg', 2049, 1536));
    expect(errorOf(container)).toBe('Maksymalny rozmiar zdjęcia to: 2048x1536px. Plik wielkie.jpg nie został dodany.');
    await chooseFiles(input, file('rysunek.png', { type: 'image/png' }));
    expect(errorOf(container)).toBe('Dopuszczalne formaty zdjęć: .jpg. Plik rysunek.png nie został dodany.');
    await chooseFiles(input, file('udawane.jpg', { type: 'image/jpeg', content: 'tekst' }));
    expect(errorOf(container)).toBe('Dopuszczalne formaty zdjęć: .jpg. Plik udawane.jpg nie został dodany.');
    expect(said().at(-1)).toBe('Dopuszczalne formaty zdjęć: .jpg. Plik udawane.jpg nie został dodany.');
    expect(carried(container)).toEqual(['poziom.jpg', 'pion.JPEG']);
  });

  it.each([
    [1, 'Możesz dodać najwyżej 1\u00a0plik.'],
    [2, 'Możesz dodać najwyżej 2\u00a0pliki.'],
  ])('accepts at most %i', async (maximumCount, text) => {
    const { container, input } = upload({ maximumCount });
    await chooseFiles(input, file('a.pdf'), file('b.pdf'), file('c.pdf'));
    expect([carried(container).length, errorOf(container)]).toEqual([maximumCount, text]);
  });

  it("clears its error on the next choice, and shows the form's again", async () => {
    const { container, input } = upload({ ...blacklisted, error: 'Dołącz zdjęcie wady.' });
    expect(errorOf(container)).toBe('Dołącz zdjęcie wady.');
    await chooseFiles(input, file('gra.exe'));
    expect(errorOf(container)).toContain('Nie można wgrać pliku gra.exe');
    await chooseFiles(input, file('a.pdf'));
    expect(errorOf(container)).toBe('Dołącz zdjęcie wady.');
  });

  it('is not exposed as invalid while required and untouched', async () => {
    const { input } = upload({ ...blacklisted, isRequired: true });
    // Natively the empty field is invalid at once.
    expect([input.validity.valid, input.getAttribute('aria-invalid')]).toEqual([false, 'false']);
    await chooseFiles(input, file('gra.exe'));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await chooseFiles(input, file('a.pdf'));
    expect(input.getAttribute('aria-invalid')).toBe('false');
  });
});
