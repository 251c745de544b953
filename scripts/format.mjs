import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { format } from 'oxfmt';
import { inProject } from './bootstrap/project.mjs';

/**
 * What `npm run format` makes of a text: for files that a script writes.
 *
 * @param {string} file whose ending tells the language
 * @param {string} text
 * @returns {Promise<string>}
 * @throws {Error} when the text is not in that language
 */
export async function formatted(file, text) {
  const { ignorePatterns: _, ...style } = JSON.parse(readFileSync(inProject('.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(basename(file), text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
  return code;
}
