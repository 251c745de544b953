import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../components/texts/texts.ts';
import type { Database, Tx } from './engine/database.ts';
import type { Schema } from './schema.ts';

/* Texts of the catalogue in other languages (ADR 42). Polish is the shop's own language and is stored nowhere else. */

/** Translations by their Polish texts. */
export type Translations = ReadonlyMap<string, string>;

/** SQLite takes 32,766 values in a statement. */
const portion = 5000;

/** The key of a text. */
export const digestOf = (text: string): string => hash('sha256', text, 'base64url');

/** The translations of these texts; those without one are missing. Nothing is read for Polish. */
export async function translationsIn(
  db: Kysely<Schema>,
  locale: Locale,
  originals: Iterable<string>,
): Promise<Translations> {
  const found = new Map<string, string>();
  if (locale === 'pl') return found;
  const digests = [...new Set(originals)].filter((text) => text !== '').map(digestOf);
  for (let start = 0; start < digests.length; start += portion) {
    const rows = await db
      .selectFrom('translations')
      .select(['original', 'translation'])
      .where('locale', '=', locale)
      .where('digest', 'in', digests.slice(start, start + portion))
      .execute();
    for (const { original, translation } of rows) found.set(original, translation);
  }
  return found;
}

/** Rows of translations. A text that is the same in both languages is kept too: it is known not to need one. */
export const translationRows = (locale: Locale, translations: Translations) =>
  [...translations].map(([original, translation]) => ({
    locale,
    digest: digestOf(original),
    original,
    translation,
  }));

/** Writes translations, in the transaction of what they translate; only differences are written. */
export async function writeTranslations(tx: Tx, locale: Locale, translations: Translations): Promise<boolean> {
  const known = await translationsIn(tx, locale, translations.keys());
  const rows = translationRows(
    locale,
    new Map([...translations].filter(([original, text]) => known.get(original) !== text)),
  );
  for (let start = 0; start < rows.length; start += portion)
    await tx
      .insertInto('translations')
      .values(rows.slice(start, start + portion))
      .onConflict((conflict) =>
        conflict.columns(['locale', 'digest']).doUpdateSet((eb) => ({ translation: eb.ref('excluded.translation') })),
      )
      .execute();
  return rows.length > 0;
}

/** Which texts of plain data are words of the shop: `true` for a text or a list of texts, else by field. */
export type WordTree = true | { readonly [field: string]: WordTree | undefined };

/** Those of data of a type, within lists and maps, too. A field that is not named keeps its text: a visitor wrote it, or it is a key. */
export type Words<T> = unknown extends T
  ? WordTree
  : T extends string
    ? true
    : T extends ReadonlyArray<infer Each> | ReadonlyMap<unknown, infer Each>
      ? Words<Each>
      : T extends object
        ? { readonly [Field in keyof T]?: Words<NonNullable<T[Field]>> }
        : never;

/** A copy of plain data with other texts in place of its words. */
function withTexts(value: unknown, words: WordTree, textOf: (text: string) => string): unknown {
  if (typeof value === 'string') return words === true ? textOf(value) : value;
  if (Array.isArray(value)) return value.map((each) => withTexts(each, words, textOf));
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, withTexts(each, words, textOf)]));
  if (words === true || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]): [string, unknown] => {
    const named = Object.hasOwn(words, name) ? words[name] : undefined;
    return [name, named === undefined ? each : withTexts(each, named, textOf)];
  });
  return Object.fromEntries(fields);
}

/** The words of data. */
export function wordsIn<T>(value: T, words: Words<T>): ReadonlySet<string> {
  const found = new Set<string>();
  withTexts(value, words, (text) => (found.add(text), text));
  return found;
}

/** Removes a translation. @returns whether there was one */
export async function removeTranslation(tx: Tx, locale: Locale, original: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('translations')
    .where('locale', '=', locale)
    .where('digest', '=', digestOf(original))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The texts of the shop in other languages. */
export function translationsOf({ read }: Pick<Database, 'read'>) {
  return {
    /** What the store read, in a language: one statement for all of its words. Those without a translation stay Polish. */
    async lay<T>(locale: Locale, value: T, words: Words<T>): Promise<T> {
      if (locale === 'pl') return value;
      const texts = await translationsIn(read, locale, wordsIn(value, words));
      if (texts.size === 0) return value;
      return withTexts(value, words, (text) => texts.get(text) ?? text) as T;
    },
  };
}
