import type { TextsContext } from '../../components/texts/index.ts';
import { defaultLanguage } from '../platform/languages/languages.ts';

/**
 * The `lang` of what visitors wrote and the shop answered, where the page has another language: a screen reader then reads it in
 * its own voice (WCAG 3.1.2). Visitors write in the shop's first language.
 */
export const languageOfVisitors = ({ locale }: TextsContext): string | undefined =>
  locale === defaultLanguage ? undefined : defaultLanguage;
