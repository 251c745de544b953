#!/usr/bin/env node
// The font files of the kit (tokens/fonts), cut from the @fontsource packages, and those of the shop's documents: reports
// whether the committed ones are current; `npm run fonts -- --write` writes them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
// @ts-expect-error -- the package has no types
import subsetFont from 'subset-font';
import { documentFonts, fontFiles, subsets, unicodeRanges } from '../tokens/font-files.ts';
import { runMain } from './bootstrap/complaint.mjs';
import { inProject } from './bootstrap/project.mjs';

/** @param {string} range CSS `unicode-range` */
const lettersOf = (range) =>
  range
    .split(',')
    .map((part) => part.replace('U+', '').split('-'))
    .flatMap(([from = '', to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    });

/** Writes a font, or compares it with the committed file. @param {string} file @param {Buffer} font @returns {boolean} whether the file is current */
const keep = (file, font) => {
  if (process.argv.includes('--write')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, font);
  }
  return existsSync(file) && readFileSync(file).equals(font);
};

await runMain(async () => {
  /** @type {string[]} */
  const outdated = [];
  const bytes = { shop: 0, other: 0, documents: 0 };
  const ofShops = new Set(Object.values(unicodeRanges.shop).flatMap(lettersOf));
  for (const letters of /** @type {const} */ (['shop', 'other']))
    for (const { name, face, source, range, features } of fontFiles(letters)) {
      const characters = lettersOf(range).filter((letter) => letters === 'shop' || !ofShops.has(letter));
      const [min, max] = face.weights;
      const font = await subsetFont(readFileSync(inProject('node_modules', source)), characters.join(''), {
        targetFormat: 'woff2',
        ...(source !== face.whole && { variationAxes: { wght: min === max ? min : { min, max } } }),
        keepFeatures: [...features],
      });
      if (!keep(inProject('tokens', 'fonts', name), font)) outdated.push(`tokens/fonts/${name}`);
      bytes[letters] += font.length;
    }
  const latin = subsets.flatMap((subset) => lettersOf(unicodeRanges.other[subset])).join('');
  for (const { file, source } of documentFonts) {
    const font = await subsetFont(readFileSync(inProject('node_modules', source)), latin, { targetFormat: 'truetype' });
    const place = ['storefront', 'platform', 'pdf', 'fonts', file];
    if (!keep(inProject(...place), font)) outdated.push(place.join('/'));
    bytes.documents += font.length;
  }
  const kilobytes = (/** @type {number} */ size) => `${(size / 1024).toFixed(1)} kB`;
  console.log(
    outdated.length === 0
      ? `The font files are current: ${kilobytes(bytes.shop)} for Polish shops, ${kilobytes(bytes.other)} of other letters, ${kilobytes(bytes.documents)} for documents.`
      : `${outdated.join(', ')} are outdated: npm run fonts -- --write`,
  );
  return outdated.length === 0 ? 0 : 1;
});
