import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oneLanguage } from './one-language.mjs';

const root = resolve(import.meta.dirname, '../..');
const shorten = (language: 'pl' | 'en') => oneLanguage(language).transform.handler;
const catalogues = globSync('{components,patterns}/**/*texts.ts', { cwd: root })
  .map((file) => [file, readFileSync(resolve(root, file), 'utf8')] as const)
  .filter(([, code]) => code.includes('\n  en: {'));

describe('the texts in the browser’s build of a language', () => {
  it('are Polish alone, or English alone, the rest of their file as it was', () => {
    expect(catalogues.length).toBeGreaterThan(30);
    for (const [file, code] of catalogues) {
      const polish = shorten('pl')(code, file)!.code;
      expect(polish, file).not.toMatch(/^ {2}en:/m);
      const [before] = code.split('\n  en: {');
      expect(polish.startsWith(before!), file).toBe(true);
      const english = shorten('en')(code, file)!.code;
      expect(english, file).toMatch(/^ {2}pl: \{\},$/m);
      expect(english.endsWith(code.slice(code.lastIndexOf('\n  en: {'))), file).toBe(true);
    }
  });

  it('are found however they are written', () => {
    const written = "const en = { a: 'b' }; export const t = defineTexts('a', { pl: { a: 'ą' }, en });";
    expect(shorten('pl')(written, 'a.texts.ts')!.code).toBe(
      "const en = { a: 'b' }; export const t = defineTexts('a', { pl: { a: 'ą' },  });",
    );
    expect(shorten('en')(written, 'a.texts.ts')!.code).toBe(
      "const en = { a: 'b' }; export const t = defineTexts('a', { pl: {}, en });",
    );
  });

  it('fail the build where they have no English', () => {
    expect(() => shorten('pl')("defineTexts('a', { pl: { a: 'ą' } });", 'a.texts.ts')).toThrow('have no English');
    expect(shorten('pl')('const en = 1;', 'a.texts.ts')).toBeUndefined();
  });
});
