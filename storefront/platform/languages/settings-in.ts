import { inLanguageOf, type Language } from './languages.ts';
import type { Settings } from '../settings/index.ts';

/** The settings as pages, calls and mails in a language read them. */
export const settingsIn = (settings: Settings, language: Language): Settings =>
  language === 'en'
    ? {
        ...settings,
        currency: settings.currencyInEnglish,
        calendarLanguage: language,
        // It may be a page of this shop.
        instalmentSimulator: inLanguageOf(language, settings.instalmentSimulator),
      }
    : settings;
