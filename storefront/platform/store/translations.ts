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

/** The fields that hold words of the shop. All others may be keys, such as the type of a size. */
const wordedFields: ReadonlySet<string> = new Set([
  'alt',
  'answeredBy',
  'body',
  'companyHours',
  'companyNote',
  'courier',
  'courierName',
  'days',
  'description',
  'hours',
  'kind',
  'label',
  'lead',
  'menuName',
  'name',
  'note',
  'plural',
  'productName',
  'promoCodeText',
  'safetyInformation',
  'shopLead',
  'shopLine',
  'singular',
  'sizeLabel',
  'sizeName',
  'subline',
  'text',
  'title',
  'value',
  'versionName',
]);

/**
 * A copy of plain data with other texts in its worded fields, at any depth. Instances of classes stay as they are.
 * @param isWorded whether `value` itself is such a text, or a list of them
 */
function withTexts(
  value: unknown,
  textOf: (text: string) => string,
  fields: ReadonlySet<string>,
  isWorded = false,
): unknown {
  if (typeof value === 'string') return isWorded ? textOf(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withTexts(each, textOf, fields, isWorded));
  if (value instanceof Map)
    return new Map([...value].map(([key, each]) => [key, withTexts(each, textOf, fields, isWorded)]));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withTexts(each, textOf, fields, fields.has(name))]),
  );
}

/** The texts of the shop in other languages. */
export function translationsOf({ read }: Pick<Database, 'read'>) {
  return {
    /**
     * What the store read, in a language: one statement for all of its texts. Texts without a translation stay Polish.
     * @param fields those that hold words; all that do by default
     */
    async lay<T>(locale: Locale, value: T, fields = wordedFields): Promise<T> {
      if (locale === 'pl') return value;
      const originals = new Set<string>();
      withTexts(value, (text) => (originals.add(text), text), fields);
      const texts = await translationsIn(read, locale, originals);
      if (texts.size === 0) return value;
      return withTexts(value, (text) => texts.get(text) ?? text, fields) as T;
    },
  };
}
