import type { Context } from 'hono';
import type { Message } from '../../../components/texts/index.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import type { ShopTypes } from '../page/request-context.ts';
import type { Site } from '../page/site.ts';
import type { App } from './request-facts.ts';

/** What an operator wrote, in a language. */
export interface Words<Shop extends ShopTypes = ShopTypes> {
  readonly settings: Shop['settings'];
  readonly overrides: Readonly<Record<string, Message>>;
}

/** The words of each language of the shop. */
export type AllWords<Shop extends ShopTypes = ShopTypes> = ReadonlyMap<Language, Words<Shop>>;

interface Source<Shop extends ShopTypes = ShopTypes> {
  readonly site: Site<Shop>;
  readonly store: Shop['store'];
}

async function wordsIn<Shop extends ShopTypes>(
  { site, store }: Source<Shop>,
  language: Language,
  written: Promise<Shop['settings']>,
): Promise<Words<Shop>> {
  const [settings, overrides] = await Promise.all([written, site.textOverrides(store, language)]);
  const translated = (await site.translatedSettings?.(store, settings, language)) ?? settings;
  return { settings: site.settingsIn?.(translated, language) ?? translated, overrides };
}

/** What the shop says when it starts: pages say it while the store is down, until another was read. */
export async function readWords<Shop extends ShopTypes>(source: Source<Shop>): Promise<AllWords<Shop>> {
  const written = await source.site.settings(source.store);
  const languages = source.site.languages?.(written) ?? [defaultLanguage];
  return new Map(
    await Promise.all(
      languages.map(async (language) => [language, await wordsIn(source, language, Promise.resolve(written))] as const),
    ),
  );
}

/** The words of a request, and those read last: the page that reports that the store is down uses them. */
export function requestWords(source: Source, first: AllWords = new Map()) {
  const last = new Map(first);

  /** Settings as they were written, when a request first asks: no request changes them. */
  function settingsOf(c: Context<App>): Promise<object> {
    const known = c.get('settings') ?? source.site.settings(source.store);
    c.set('settings', known);
    return known;
  }

  async function read(c: Context<App>, language: Language): Promise<Words> {
    const words = await wordsIn(source, language, settingsOf(c));
    last.set(language, words);
    return words;
  }

  return {
    settingsOf,
    /** Settings and texts in a language, read once a request. */
    of(c: Context<App>, language: Language): Promise<Words> {
      const known = c.get('words');
      if (known?.language === language) return known.read;
      const words = read(c, language);
      c.set('words', { language, read: words });
      return words;
    },
    /** Words in no other language: without any that were read, those of a new shop. */
    last: (language: Language): Words => last.get(language) ?? { settings: source.site.defaultSettings, overrides: {} },
  };
}

export type RequestWords = ReturnType<typeof requestWords>;
