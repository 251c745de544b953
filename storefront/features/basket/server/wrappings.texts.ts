import { defineTexts } from '../../../../components/texts/texts.ts';

/** Texts about gift wrapping. */
export const wrappingTexts = defineTexts('wrappings', {
  pl: {
    wrapped: '{name}: zapakujemy na prezent.',
    unwrapped: '{name}: bez pakowania na prezent.',
    notOffered: '{name}: tak nie pakujemy. Wybierz inne opakowanie.',
    unavailable: '{name}: to opakowanie właśnie się skończyło. Wybierz inne albo zamów bez niego.',
  },
  en: {
    wrapped: '{name}: we will wrap it as a gift.',
    unwrapped: '{name}: no gift wrapping.',
    notOffered: '{name}: we do not wrap like this. Choose another wrapping.',
    unavailable: '{name}: this wrapping has just run out. Choose another one or order without it.',
  },
});
