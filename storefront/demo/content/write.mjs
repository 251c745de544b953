/**
 * Puts the texts of this folder into texts.json, which the build takes along: `node storefront/demo/content/write.mjs`.
 * Run it after a change of a text; a test compares them.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;

/** @param {string} place */
const textsIn = (place) =>
  Object.fromEntries(
    ['pages', 'posts', 'news'].map((folder) => [
      folder,
      Object.fromEntries(
        readdirSync(join(place, folder))
          .filter((file) => file.endsWith('.md'))
          .sort()
          .map((file) => [file.slice(0, -'.md'.length), readFileSync(join(place, folder, file), 'utf8')]),
      ),
    ]),
  );

/** @returns the texts by folder and name; those of `en` are the English ones of the same names */
export const readTexts = () => ({ ...textsIn(here), en: textsIn(join(here, 'en')) });

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(here, 'texts.json'), `${JSON.stringify(readTexts(), null, 2)}\n`);
