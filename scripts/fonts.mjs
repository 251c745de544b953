#!/usr/bin/env node
// The font files of the kit (tokens/fonts), cut from the @fontsource packages, and those of the shop's documents: reports
// whether the committed ones are current; `npm run fonts -- --write` writes them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { documentFonts, fontFiles, unicodeRange } from '../tokens/font-files.ts';
import { runMain } from './bootstrap/complaint.mjs';
import { inProject } from './bootstrap/project.mjs';
import { joinFonts } from './fonts/join-fonts.mjs';
import { subsetFont } from './fonts/subset-font.mjs';

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

/**
 * @param {import('../tokens/font-files.ts').FontFace} face
 * @param {import('../tokens/font-files.ts').FontFile['cuts']} cuts
 * @param {(letter: string) => boolean} isWanted
 * @param {ReadonlyArray<string>} features
 * @returns {Promise<Buffer>}
 */
async function cutFont({ weights: [min, max], whole }, [first, second], isWanted, features) {
  if (!first) throw new Error('A font file is cut from one font at least');
  /** @param {{ source: string, range: string }} cut @param {'truetype' | 'woff2'} targetFormat */
  const cutOut = ({ source, range }, targetFormat) =>
    subsetFont(readFileSync(inProject('node_modules', source)), lettersOf(range).filter(isWanted).join(''), {
      targetFormat,
      keepFeatures: [...features],
      ...(source !== whole && { variationAxes: { wght: min === max ? min : { min, max } } }),
    });
  if (!second) return cutOut(first, 'woff2');
  const [one, other] = [await cutOut(first, 'truetype'), await cutOut(second, 'truetype')];
  const joined = await joinFonts(one, other, (font) => converted(font, 'truetype', { wght: max }));
  return converted(joined, 'woff2', {});
}

/** @param {Buffer} font @param {'truetype' | 'woff2'} targetFormat @param {Record<string, number>} variationAxes @returns {Promise<Buffer>} */
const converted = (font, targetFormat, variationAxes) =>
  subsetFont(font, undefined, { targetFormat, variationAxes, keepAllGlyphs: true });

await runMain(async () => {
  /** @type {string[]} */
  const outdated = [];
  const bytes = { shop: 0, other: 0, documents: 0 };
  const ofShops = new Set(lettersOf(unicodeRange('shop')));
  for (const letters of /** @type {const} */ (['shop', 'other']))
    for (const { name, face, cuts, features } of fontFiles(letters)) {
      const font = await cutFont(face, cuts, (letter) => letters === 'shop' || !ofShops.has(letter), features);
      if (!keep(inProject('tokens', 'fonts', name), font)) outdated.push(`tokens/fonts/${name}`);
      bytes[letters] += font.length;
    }
  const latin = lettersOf(unicodeRange('other')).join('');
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
