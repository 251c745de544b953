import { describe, expect, it } from 'vitest';
import { translator } from '../texts/index.ts';
import { checkFile, extensionOf, matchesType, megabyte, opinionPhoto, type FileFacts } from './file-checks.ts';
import { fileUploadTexts } from './file-upload.texts.ts';

const t = translator(fileUploadTexts, { locale: 'pl' });
const file = (name: string, facts: Partial<FileFacts> = {}): FileFacts => ({ name, type: '', size: 1000, ...facts });
const photo = (width: number, height: number) => file('foto.jpg', { type: 'image/jpeg', pixels: { width, height } });

describe('a file extension', () => {
  it.each([
    ['faktura.pdf', '.pdf'],
    ['Setup.EXE', '.exe'],
    ['archiwum.tar.gz', '.gz'],
    ['wirus.exe. .', '.exe'],
    ['README', ''],
    ['.htaccess', '.htaccess'],
  ])('of %s is "%s"', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('a file type', () => {
  it.each([
    ['.exe', file('Setup.EXE'), true],
    ['exe', file('setup.exe'), true],
    [' .EXE ', file('setup.exe'), true],
    ['.exe', file('exe.txt'), false],
    ['.exe', file('setup.notexe'), false],
    ['video/*', file('film', { type: 'video/quicktime' }), true],
    ['video/*', file('film', { type: 'videos/x' }), false],
    ['VIDEO/*', file('film', { type: 'Video/mp4' }), true],
    ['text/html', file('a', { type: 'text/html; charset=utf-8' }), true],
    ['text/html', file('a.html', { type: 'text/plain' }), false],
    ['text/html', file('a.html'), false],
  ])('%s of %o: %s', (pattern, facts, isMatched) => {
    expect(matchesType(facts, pattern)).toBe(isMatched);
  });
});

describe('checkFile', () => {
  const forbidden = ['.exe', 'video/*'];

  it.each([
    ['by its ending', file('gra.exe', { type: 'application/pdf' })],
    ['by its type', file('gra.pdf', { type: 'video/mp4' })],
  ])("rejects a forbidden file %s, with the specification's message [V-17 part]", (_how, facts) => {
    const problem = checkFile(facts, { forbidden })!;
    expect(problem).toEqual({ code: 'forbiddenType', name: facts.name });
    expect(t(problem.code, { ...problem })).toBe(
      `Nie można wgrać pliku ${facts.name}, ponieważ załączanie plików tego typu jest niedozwolone.`,
    );
  });

  it('rejects files above the limit, but not at the limit [V-17 part]', () => {
    const rules = { maximumMegabytes: 5 };
    expect(checkFile(file('a.pdf', { size: 5 * megabyte }), rules)).toBeNull();
    const problem = checkFile(file('a.pdf', { size: 5 * megabyte + 1 }), rules)!;
    expect(t(problem.code, { ...problem })).toBe(
      'Nie można wgrać pliku a.pdf, ponieważ przekracza maksymalny dozwolony rozmiar 5MB.',
    );
  });

  it('checks the type before size', () => {
    expect(checkFile(file('a.exe', { size: 9 * megabyte }), { forbidden, maximumMegabytes: 5 })?.code).toBe(
      'forbiddenType',
    );
  });

  it('accepts all other files', () => {
    expect(checkFile(file('a.pdf', { type: 'application/pdf' }), { forbidden, maximumMegabytes: 5 })).toBeNull();
    expect(checkFile(file('a.exe', { size: 99 * megabyte }), {})).toBeNull();
  });

  it.each([
    ['foto.jpg', { type: 'image/jpeg' }, true],
    ['foto.jpeg', { type: 'image/jpeg' }, true],
    ['FOTO.JPG', { type: '' }, true],
    ['foto.png', { type: 'image/png' }, false],
    ['foto.png', { type: 'image/jpeg' }, false],
    ['foto.jpg', { type: 'image/png' }, false],
    ['foto', { type: 'image/jpeg' }, false],
    ['foto.jpg', { type: 'image/jpeg', pixels: null }, false],
  ])('allows %s %o as a photo: %s [V-18 part]', (name, facts, isTaken) => {
    const problem = checkFile(file(name, facts), { photo: opinionPhoto });
    expect(problem === null).toBe(isTaken);
    if (problem) expect(t(problem.code, { ...problem })).toBe('Dopuszczalne formaty zdjęć: .jpg.');
  });

  it.each([
    [2048, 1536, true],
    [1536, 2048, true],
    [1, 1, true],
    [2049, 1536, false],
    [2048, 1537, false],
    [1537, 2048, false],
    [1536, 2049, false],
    [1600, 1600, false],
  ])('allows a photo of %i x %i pixels: %s [V-18 part]', (width, height, isTaken) => {
    const problem = checkFile(photo(width, height), { photo: opinionPhoto });
    expect(problem === null).toBe(isTaken);
    if (problem) expect(t(problem.code, { ...problem })).toBe('Maksymalny rozmiar zdjęcia to: 2048x1536px.');
  });
});
