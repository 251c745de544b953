import type { Locale, Message } from '../../../components/texts/texts.ts';
import type { Clock } from './clock.ts';
import type { Database } from './engine/database.ts';
import { prepared } from './engine/prepared.ts';
import { fromJson, toJson } from './json.ts';

export type TextOverrides = Readonly<Record<string, Message>>;

const readSettings = prepared((db) => db.selectFrom('settings').select(['key', 'value']));
const readTexts = prepared((db, locale: Locale) =>
  db.selectFrom('shop_texts').select(['key', 'value']).where('locale', '=', locale),
);

/** What an operator changed without a release: settings by name, texts by `namespace.key`. Both are read per request. */
export function settingsOf({ read, write }: Database, clock: Clock) {
  return {
    /** Every overridden setting; the typed defaults are in `storefront/platform/settings`. */
    async overrides(): Promise<Readonly<Record<string, unknown>>> {
      const rows = await readSettings(read);
      return Object.fromEntries(rows.map(({ key, value }) => [key, fromJson<unknown>(value)]));
    },

    async set(key: string, value: unknown): Promise<void> {
      const row = { value: toJson(value), updated_at: clock() };
      await write
        .insertInto('settings')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },

    /** Restores the default. */
    async reset(key: string): Promise<void> {
      await write.deleteFrom('settings').where('key', '=', key).execute();
    },

    /** Texts that replace those of the catalogues, keyed `namespace.key`: the overrides of `TextsProvider`. */
    async texts(locale: Locale): Promise<TextOverrides> {
      const rows = await readTexts(read, locale);
      return Object.fromEntries(rows.map(({ key, value }) => [key, fromJson<Message>(value)]));
    },

    async setText(locale: Locale, key: string, message: Message): Promise<void> {
      const row = { value: toJson(message), updated_at: clock() };
      await write
        .insertInto('shop_texts')
        .values({ locale, key, ...row })
        .onConflict((conflict) => conflict.columns(['locale', 'key']).doUpdateSet(row))
        .execute();
    },

    async resetText(locale: Locale, key: string): Promise<void> {
      await write.deleteFrom('shop_texts').where('locale', '=', locale).where('key', '=', key).execute();
    },
  };
}
