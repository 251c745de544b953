import type { BuiltInLocale } from '../../../components/texts/texts.ts';

/** A language that the shop has texts in. */
export type Language = BuiltInLocale;

interface LanguageFacts {
  /** Before the path of every address in this language. */
  readonly prefix: string;
  /** Its name in itself, as the link to it reads. */
  readonly ownName: string;
  /** `og:locale`. */
  readonly territory: string;
  /** As the platform's scripts know it: `app_shop.vars.language` (wire contract 2.8). */
  readonly wire: { readonly id: string; readonly symbol: string; readonly name: string };
}

/** The first one is the language of addresses without a prefix. */
export const languages: Readonly<Record<Language, LanguageFacts>> = {
  pl: { prefix: '', ownName: 'Polski', territory: 'pl_PL', wire: { id: 'pol', symbol: 'pl', name: 'polski' } },
  en: { prefix: '/en', ownName: 'English', territory: 'en_GB', wire: { id: 'eng', symbol: 'en', name: 'English' } },
};

export const defaultLanguage: Language = 'pl';

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

/** The language by the name that clients of the platform use: "en", "eng", "EN". Null for any other. */
export function languageNamed(text: string): Language | null {
  const name = text.toLowerCase();
  return (Object.keys(languages) as Language[]).find((one) => one === name || languages[one].wire.id === name) ?? null;
}

/** A path of the shop, split into its language and the path by which pages and calls are found. */
export function splitPath(path: string): { language: Language; path: string } {
  const [, first = ''] = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path) ?? [];
  if (!isLanguage(first) || languages[first].prefix === '') return { language: defaultLanguage, path };
  return { language: first, path: path.slice(languages[first].prefix.length).replace(/^(?!\/)/, '/') };
}

/** The address of the same page or call in a language, whatever its prefix; addresses of other hosts stay. */
export const inLanguageOf = (language: Language, address: string): string =>
  /^\/(?!\/)/.test(address) ? languages[language].prefix + splitPath(address).path : address;
