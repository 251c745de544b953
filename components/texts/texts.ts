import type { KitCatalogue } from './kit-texts.ts';

/** A message whose wording depends on a number: Polish needs all four forms, "other" is the one for fractions. */
export interface CountedMessage {
  one: string;
  few: string;
  many: string;
  other: string;
}

/** A counted message in any language: the forms that its plural rules ask for (CLDR), "other" for all the rest. */
export type CountedTranslation = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type Message = string | CountedMessage;
export type Messages = Readonly<Record<string, Message>>;

/** The languages that the kit brings along. Any other one comes as a catalogue. */
export type BuiltInLocale = 'pl' | 'en';

/** A BCP 47 language tag, as `Intl` takes it. */
export type Locale = string;

/** The same keys with the same kind of message: a missing or a differently built translation does not compile. */
export type Translation<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends string ? string : M[K] extends CountedMessage ? CountedTranslation : Message;
};

export interface Texts<M extends Messages, Namespace extends string = string> {
  readonly namespace: Namespace;
  readonly pl: M;
  readonly en?: Translation<M>;
}

/** What every component of the kit declares. */
export interface BilingualTexts<M extends Messages, Namespace extends string = string> extends Texts<M, Namespace> {
  readonly en: Translation<M>;
}

/**
 * What a request or an island knows about language: one that the kit brings along, or any other one together with all
 * texts of the kit in it. Half a catalogue does not compile.
 */
export type TextsContext = {
  /** Single messages in the shop's own words, keyed `namespace.key`. They come before the language's. */
  readonly overrides?: Readonly<Record<string, Message>>;
  /** Puts every message into brackets, so that a crawl finds each text that did not come from a catalogue. */
  readonly isPseudo?: boolean;
} & (
  | { readonly locale: BuiltInLocale; readonly catalogue?: undefined }
  | { readonly locale: Locale; readonly catalogue: KitCatalogue }
);

export type Values = Readonly<Record<string, string | number>>;
export type Translate<M extends Messages> = (key: keyof M & string, values?: Values) => string;

/** Declares the texts of one component, beside it. Polish comes first: its keys and forms are what English must have too. */
export function defineTexts<const M extends Messages, const Namespace extends string>(
  namespace: Namespace,
  languages: { pl: M; en: NoInfer<Translation<M>> },
): BilingualTexts<M, Namespace>;
/** Declares the texts of a page or a pattern in Polish alone; the kit's own list takes none of these. */
export function defineTexts<const M extends Messages, const Namespace extends string>(
  namespace: Namespace,
  languages: { pl: M },
): Texts<M, Namespace>;
export function defineTexts<M extends Messages>(
  namespace: string,
  languages: { pl: M; en?: Translation<M> },
): Texts<M> {
  return { namespace, ...languages };
}

interface Formats {
  readonly plurals: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

const made = new Map<Locale, Formats>();

/** Made where a count or a number first asks for them: a page with fixed words alone pays nothing. */
function formatsOf(locale: Locale): Formats {
  const formats = made.get(locale) ?? {
    plurals: new Intl.PluralRules(locale),
    // Polish would leave a number of four digits ungrouped.
    numbers: new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 3 }),
  };
  made.set(locale, formats);
  return formats;
}

/** The form of a counted message that belongs to `count`: 1 sztuka, 2 sztuki, 5 sztuk, 1,5 sztuki. */
export const formFor = (locale: Locale, message: CountedTranslation, count: number): string =>
  message[formatsOf(locale).plurals.select(count)] ?? message.other;

/**
 * Puts values into `{name}` places; numbers are written the way the language writes them.
 * A place without a value stays visible, so that a forgotten value is seen.
 */
export function fill(locale: Locale, text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? formatsOf(locale).numbers.format(value) : value;
  });
}

type Catalogue = Readonly<Record<string, Readonly<Record<string, string | CountedTranslation>>>>;

/** The message of a key as it stands in the catalogue: the shop's own one first, then the language, then Polish. */
export function messageOf(
  texts: Texts<Messages>,
  key: string,
  { overrides, locale, catalogue }: TextsContext,
): string | CountedTranslation {
  const { namespace, pl, en } = texts;
  const language = (catalogue as Catalogue | undefined)?.[namespace] ?? (locale === 'en' ? en : pl);
  return overrides?.[`${namespace}.${key}`] ?? language?.[key] ?? pl[key] ?? key;
}

/** The final form of a text. */
export const shown = (text: string, { isPseudo }: TextsContext): string => (isPseudo ? `[${text}]` : text);

/** `t(key, values)` for React-free code. A counted message is chosen by the value named `count`. */
export function translator<M extends Messages>(texts: Texts<M>, context: TextsContext): Translate<M> {
  const { locale } = context;
  return (key, values = {}) => {
    const message = messageOf(texts, key, context);
    const text = typeof message === 'string' ? message : formFor(locale, message, Number(values['count'] ?? 0));
    return shown(fill(locale, text, values), context);
  };
}

/** Polish without overrides: the context without a provider. */
export const defaultTextsContext: TextsContext = { locale: 'pl' };
