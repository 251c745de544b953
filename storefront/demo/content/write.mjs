/**
 * Puts the texts of this folder into texts.json, which the build takes along: `node storefront/demo/content/write.mjs`.
 * Run it after a change of a text; a test compares them.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;

/** @returns {Record<string, Record<string, string>>} the texts by folder and name */
export const readTexts = () =>
  Object.fromEntries(
    ['pages', 'posts', 'news'].map((folder) => [
      folder,
      Object.fromEntries(
        readdirSync(join(here, folder))
          .filter((file) => file.endsWith('.md'))
          .sort()
          .map((file) => [file.slice(0, -'.md'.length), readFileSync(join(here, folder, file), 'utf8')]),
      ),
    ]),
  );

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(here, 'texts.json'), `${JSON.stringify(readTexts(), null, 2)}\n`);
