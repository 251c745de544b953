import type { GlobalTypes } from 'storybook/internal/types';
import type { TextsContext } from '../components/texts/index.ts';
import { themeNames } from './themes.ts';

const toolbar = (
  title: string,
  icon: 'contrast' | 'lightning' | 'transfer' | 'globe',
  items: Record<string, string>,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

/** The languages of the toolbar. The pseudo-language puts each text of a catalogue into brackets. */
const languages: Readonly<Record<string, TextsContext>> = {
  pl: { locale: 'pl' },
  en: { locale: 'en' },
  pseudo: { locale: 'pl', isPseudo: true },
};
const polish: TextsContext = { locale: 'pl' };

/** The toolbar's text settings. */
export const textsOf = (language: unknown): TextsContext => languages[String(language)] ?? polish;

/** What a story can be viewed in, besides Storybook's own viewport. */
export const toolbars: GlobalTypes = {
  theme: toolbar('Theme', 'contrast', themeNames),
  motion: toolbar('Motion', 'lightning', { full: 'As the system says', reduced: 'Reduced motion' }),
  direction: toolbar('Text direction', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Mirrored, to see what is tied to a side',
  }),
  language: toolbar('Language', 'globe', { pl: 'Polish', en: 'English', pseudo: '[Pseudo-language]' }),
};

export const initialGlobals = {
  theme: 'light',
  motion: 'full',
  direction: 'ltr',
  language: 'pl',
  viewport: { value: 'level4' },
};
