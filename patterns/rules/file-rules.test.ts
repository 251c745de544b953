import { describe, expect, it } from 'vitest';
import { opinionPhoto } from '../../components/file-upload/file-checks.ts';
import { translator } from '../../components/texts/texts.ts';
import { fileCodeTexts } from './error-catalogue.kit.texts.ts';
import {
  attachmentRules,
  fileProblem,
  forbiddenFiles,
  isFileName,
  serverCodeOf,
  uploadProblems,
  type UploadProblem,
} from './file-rules.ts';

const t = translator(fileCodeTexts, { locale: 'pl' });
const said = ({ code, ...values }: UploadProblem) => t(code, values);
const megabyte = 1024 * 1024;
const problemText = (name: string, changes: { type?: string; size?: number } = {}) => {
  const problem = fileProblem({ name, type: '', size: 1000, ...changes }, attachmentRules);
  return problem ? said(problem) : '';
};
const forbidden = (name: string) =>
  `Nie można wgrać pliku ${name}, ponieważ załączanie plików tego typu jest niedozwolone.`;

describe('a file', () => {
  it.each(['zdjęcie.jpg', 'faktura 7.pdf', 'sklep.pl.jpg', 'allegro.com.pdf', 'README', 'a'.repeat(251) + '.jpg'])(
    'is taken: %s',
    (name) => {
      expect(problemText(name)).toBe('');
    },
  );

  it.each([
    'a.exe',
    'a.com',
    'a.swf',
    'a.js',
    'a.php',
    'A.EXE',
    'a.php ',
    'a.php.',
    'zdjęcie.php.jpg',
    'a.svg',
    'a.html',
  ])('of a forbidden kind is refused: %j [V-17 part]', (name) => {
    expect(problemText(name)).toBe(forbidden(name));
  });

  it('of a forbidden type is refused under any name', () => {
    expect(problemText('zdjęcie.jpg', { type: 'image/svg+xml' })).toBe(forbidden('zdjęcie.jpg'));
    expect(problemText('zdjęcie.jpg', { type: 'text/html; charset=utf-8' })).toBe(forbidden('zdjęcie.jpg'));
  });

  it('is limited to 10 MB', () => {
    expect(problemText('film.mp4', { size: 10 * megabyte })).toBe('');
    expect(problemText('film.mp4', { size: 10 * megabyte + 1 })).toBe(
      'Nie można wgrać pliku film.mp4, ponieważ przekracza maksymalny dozwolony rozmiar 10MB.',
    );
  });

  it('without content is refused', () => {
    expect(problemText('pusty.jpg', { size: 0 })).toBe('Plik pusty.jpg jest pusty.');
  });

  it.each([
    '../../etc/passwd',
    'C:\\plik.jpg',
    '.htaccess',
    '..',
    '',
    '  ',
    'zdjęcie\u202egpj.exe',
    'a\u0000.jpg',
    'a\n.jpg',
    'CON.jpg',
    'lpt1',
    'ą'.repeat(126) + '.jpg',
  ])('cannot be named %j', (name) => {
    expect(isFileName(name)).toBe(false);
    expect(problemText(name)).toContain('Zmień nazwę pliku');
  });

  it('may have a name that begins like a device', () => {
    expect(['contract.pdf', 'com10.txt', 'nullable.jpg'].map(isFileName)).toEqual([true, true, true]);
  });
});

describe('an upload', () => {
  const file = (name: string) => ({ name, type: '', size: 1 });

  it('has a maximum of files, and each is checked', () => {
    const rules = { ...attachmentRules, maximumCount: 2 };
    expect(uploadProblems([file('a.jpg'), file('b.jpg')], rules)).toEqual([]);
    expect(uploadProblems([file('a.jpg'), file('b.js'), file('c.php')], rules).map(said)).toEqual([
      'Możesz dodać najwyżej 2\u00a0pliki.',
      forbidden('b.js'),
      forbidden('c.php'),
    ]);
  });

  it('of a photo has format and size limits, by the codes of the server', () => {
    const rules = { ...attachmentRules, photo: opinionPhoto };
    const problem = (name: string, width: number, height: number) =>
      fileProblem({ name, type: '', size: 1, pixels: { width, height } }, rules);
    expect(problem('a.jpg', 1536, 2048)).toBeNull();
    expect(said(problem('a.png', 10, 10)!)).toBe('Dopuszczalne formaty zdjęć: .jpg.');
    expect(said(problem('a.jpg', 2049, 10)!)).toBe('Maksymalny rozmiar zdjęcia to: 2048x1536px.');
    expect(serverCodeOf(problem('a.png', 10, 10)!)).toBe('file_upload_invalid_type');
    expect(serverCodeOf(problem('a.exe', 10, 10)!)).toBe('file_upload_invalid_extension');
    expect(serverCodeOf({ code: 'tooLarge', name: 'a', megabytes: 10 })).toBe('file_upload_size_exceeded');
    expect(serverCodeOf({ code: 'emptyFile', name: 'a' })).toBeNull();
  });

  it('refuses at least what the platform refuses', () => {
    expect(forbiddenFiles).toEqual(expect.arrayContaining(['.exe', '.com', '.swf', '.js', '.php']));
  });
});
