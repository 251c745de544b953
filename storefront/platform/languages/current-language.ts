import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLanguage, inLanguageOf, type Language } from './languages.ts';

/*
 * Server only. The language of the request or of the mail that is being written: addresses are made at some hundred
 * places, which would all hand it on otherwise.
 */
const storage = new AsyncLocalStorage<Language>();

export const currentLanguage = (): Language => storage.getStore() ?? defaultLanguage;

/** Runs work, and all that it starts, in a language. */
export const runInLanguage = <Result>(language: Language, work: () => Result): Result => storage.run(language, work);

/** A path of the shop, from the root, in the current language. */
export const localAddress = (path: string): string => inLanguageOf(currentLanguage(), path);
