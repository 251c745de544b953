import { defineTexts } from '../../../components/texts/texts.ts';

/** The messages of commands about the shop's own words. */
export const wordsCommandTexts = defineTexts('operatorWords', {
  pl: {
    usage: `Użycie: npm run operator -- texts <co zrobić>
  texts list <początek nazwy>                       komunikaty sklepu, np. texts list validation.
  texts set <nazwa> "<tekst>"                       własny tekst zamiast domyślnego
  texts reset <nazwa>                               znowu domyślny tekst`,
    line: '{key}: {text}',
    own: '{key}: {text} (własny; domyślny: {standard})',
    none: 'Nie ma komunikatów o nazwach na {name}',
    unknown: 'Nie ma komunikatu o nazwie {name}. Nazwy pokazuje texts list.',
    plural: 'Komunikat {name} ma formy dla różnych liczb: tego polecenia nie da się do niego użyć.',
    empty: 'Napisz tekst komunikatu.',
    tooLong: 'Tekst ma najwyżej {most}\u00A0znaków.',
    placeholder: 'Komunikat {name} nie ma wartości {value}. Ma: {values}.',
    noPlaceholder: 'Komunikat {name} nie ma wartości {value}.',
    set: 'Komunikat {key} brzmi teraz: {text}',
  },
});
