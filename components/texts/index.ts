export {
  defaultTextsContext,
  defineTexts,
  fill,
  formFor,
  translator,
  type BilingualTexts,
  type BuiltInLocale,
  type CountedMessage,
  type CountedTranslation,
  type Locale,
  type Message,
  type Messages,
  type Texts,
  type TextsContext,
  type Translate,
  type Translation,
  type Values,
} from './texts.ts';
export type { KitCatalogue } from './kit-texts.ts';
export { TextsProvider, useTexts, useTextsContext, useWords, type TextsProviderProps } from './texts-provider.tsx';
