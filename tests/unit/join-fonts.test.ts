import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { joinFonts, tablesOf } from '../../scripts/fonts/join-fonts.mjs';
import { subsetFont } from '../../scripts/fonts/subset-font.mjs';

const convert = (font: Buffer, letters: string | undefined, options: object): Promise<Buffer> =>
  subsetFont(font, letters, { targetFormat: 'truetype', ...options });

const cut = (subset: string, letters: string) =>
  convert(
    readFileSync(
      inProject('node_modules', `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${subset}-wght-normal.woff2`),
    ),
    letters,
    { variationAxes: { wght: { min: 400, max: 700 } } },
  );

it('draws each letter of both fonts as they do, at every weight', async () => {
  const parts = [
    ['latin-ext', 'ąćęłńśźżŻ'],
    ['latin', '0123456789:;é%×'],
  ] as const;
  const [first, second] = await Promise.all(parts.map(([subset, letters]) => cut(subset, letters)));
  const joined = await joinFonts(first!, second!, (font: Buffer) =>
    convert(font, undefined, { keepAllGlyphs: true, variationAxes: { wght: 700 } }),
  );
  const drawn = async (font: Buffer, letter: string, wght: number) => {
    const tables = tablesOf(await convert(font, letter, { keepFeatures: [], variationAxes: { wght } }));
    return ['glyf', 'hmtx'].map((tag) => tables.get(tag)!.toString('hex'));
  };
  for (const [font, letters] of [[first!, parts[0][1]] as const, [second!, parts[1][1]] as const])
    for (const letter of letters)
      for (const weight of [400, 550, 700])
        expect([letter, ...(await drawn(joined, letter, weight))]).toEqual([
          letter,
          ...(await drawn(font, letter, weight)),
        ]);
});
