import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { polishAlone } from './polish-alone.mjs';

const root = resolve(import.meta.dirname, '../..');
const { handler } = polishAlone().transform;
const catalogues = globSync('{components,patterns,storefront}/**/*texts.ts', { cwd: root })
  .map((file) => [file, readFileSync(resolve(root, file), 'utf8')] as const)
  .filter(([, code]) => code.includes('\n  en: {'));

describe('the texts in the browser’s build', () => {
  it('are Polish alone, whole and in order', () => {
    expect(catalogues.length).toBeGreaterThan(30);
    for (const [file, code] of catalogues) {
      const polish = handler(code, file)!.code;
      expect(polish, file).not.toMatch(/\ben:/);
      const [before] = code.split('\n  en: {');
      expect(polish.startsWith(before!), file).toBe(true);
      expect(polish.endsWith(code.slice(code.lastIndexOf('\n});\n'))), file).toBe(true);
      expect(polish.match(/\n\}\);\n/g)?.length, file).toBe(code.match(/\n\}\);\n/g)?.length);
    }
  });

  it('refuses a catalogue that is written in another way', () => {
    expect(() => handler("defineTexts('a', {\n  en: {\n  a: 'b' } });", 'a.texts.ts')).toThrow(/not written/);
    expect(handler('const en = 1;', 'a.texts.ts')).toBeUndefined();
  });
});
