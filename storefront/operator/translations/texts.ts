import { defineTexts } from '../../../components/texts/texts.ts';

/** The messages of commands about translations. */
export const translationsCommandTexts = defineTexts('operatorTranslations', {
  pl: {
    usage: `Użycie: npm run operator -- translations <co zrobić>
  translations list                                 teksty sklepu, które nie mają angielskiego tłumaczenia
  translations show "<tekst>"                       tłumaczenie jednego tekstu
  translations set "<tekst>" "<po angielsku>"       tłumaczy tekst wszędzie, gdzie stoi
  translations set "<tekst>" --file <plik>          to samo, z\u00A0pliku: dla długich tekstów
  translations reset "<tekst>"                      bez tłumaczenia: sklep pokazuje polski tekst
  translations export <plik> [--all]                zapisuje dla tłumacza plik JSON; --all: także przetłumaczone
  translations import <plik>                        wczytuje taki plik; pola „en”, które są puste, pomija
Długi tekst można podać jego początkiem, jeśli zaczyna się tak tylko jeden.`,
    line: '{place}: {text}',
    none: 'Każdy tekst sklepu ma tłumaczenie.',
    missing: {
      one: '{count} tekst bez tłumaczenia',
      few: '{count} teksty bez tłumaczenia',
      many: '{count} tekstów bez tłumaczenia',
      other: '{count} tekstu bez tłumaczenia',
    },
    unknown: 'Sklep nie ma tekstu „{text}”. Teksty bez tłumaczenia pokazuje translations list.',
    several: {
      one: 'Tak zaczyna się {count} tekst: „{text}”. Podaj dłuższy początek.',
      few: 'Tak zaczynają się {count} teksty: „{text}”. Podaj dłuższy początek.',
      many: 'Tak zaczyna się {count} tekstów: „{text}”. Podaj dłuższy początek.',
      other: 'Tak zaczyna się {count} tekstu: „{text}”. Podaj dłuższy początek.',
    },
    untranslated: 'Ten tekst nie ma tłumaczenia.',
    set: 'Zapisane. Sklep pokazuje je od następnej strony.',
    kept: 'Nic się nie zmieniło: tak już było.',
    reset: 'Tłumaczenie usunięte: sklep pokazuje polski tekst.',
    exported: {
      one: 'Plik {path} ma {count} tekst.',
      few: 'Plik {path} ma {count} teksty.',
      many: 'Plik {path} ma {count} tekstów.',
      other: 'Plik {path} ma {count} tekstu.',
    },
    imported: {
      one: '{count} tłumaczenie zapisane.',
      few: '{count} tłumaczenia zapisane.',
      many: '{count} tłumaczeń zapisanych.',
      other: '{count} tłumaczenia zapisane.',
    },
    gone: {
      one: '{count} tekstu sklep już nie ma, więc pominięty: „{text}”.',
      few: '{count} tekstów sklep już nie ma, więc pominięte; pierwszy: „{text}”.',
      many: '{count} tekstów sklep już nie ma, więc pominięte; pierwszy: „{text}”.',
      other: '{count} tekstu sklep już nie ma, więc pominięte; pierwszy: „{text}”.',
    },
    refused: 'Nic nie zostało zapisane. Popraw:',
    empty: 'Tłumaczenie „{text}” jest puste.',
    tooLong: 'Tłumaczenie „{text}” ma {length} znaków, a\u00A0może mieć najwyżej {most}.',
    placeholders: 'Tłumaczenie „{text}” ma inne wstawki niż tekst. Tekst ma: {values}.',
    noPlaceholders: 'Tłumaczenie „{text}” ma wstawkę {value}, której tekst nie ma.',
    links: 'Tłumaczenie „{text}” prowadzi pod inne adresy niż tekst. Brakuje: {value}.',
    unreadable: 'Nie da się odczytać pliku {path}.',
    unwritable: 'Nie da się zapisać pliku {path}.',
    noJson:
      'Plik {path} nie jest listą w\u00A0JSON, której pola mają „pl” i\u00A0„en”. Wzór zapisuje translations export.',
    'place.menu': 'menu',
    'place.page': 'strona {of}',
    'place.post': 'porada {of}',
    'place.news': 'aktualność {of}',
    'place.settings': 'ustawienie {of}',
    'place.zone': 'strefa na stronie {of}',
    'place.category': 'kategoria {of}',
    'place.producer': 'producent {of}',
    'place.series': 'seria {of}',
    'place.delivery': 'dostawa {of}',
    'place.product': 'produkt {of}',
  },
});
