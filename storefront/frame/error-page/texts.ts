import { defineTexts } from '../../../components/texts/index.ts';

export const errorTexts = defineTexts('error-page', {
  pl: {
    'title-400': 'Nie rozumiemy tego żądania.',
    'lead-400': 'Formularz dotarł do nas w\u00a0kawałkach. Wróć, odśwież stronę i\u00a0wyślij go jeszcze raz.',
    'title-403': 'Tego nie możemy przyjąć.',
    'lead-403': 'Formularz nie przyszedł z\u00a0naszej strony. Otwórz sklep na nowo i\u00a0wyślij go stamtąd.',
    'title-404': 'Za tymi drzwiami nic nie ma.',
    'head-404': 'Nie znaleziono strony',
    'lead-404':
      'Nie znaleźliśmy tej strony. Adres mógł się zmienić albo ma literówkę. Poszukaj po nazwie, zwykle wystarczą trzy litery.',
    'title-405': 'Tak się tu nie da.',
    'lead-405': 'Ta strona nie przyjmuje formularzy. Wróć do niej zwykłym odnośnikiem.',
    'title-410': 'Tego już nie ma.',
    'lead-410': 'Strona zniknęła na dobre. Poszukaj po nazwie, może mamy coś podobnego.',
    'title-413': 'Za dużo naraz.',
    'lead-413':
      'Przyjmujemy do 100\u00a0kB tekstu w\u00a0jednym formularzu. Wróć, skróć tekst i\u00a0wyślij jeszcze raz.',
    'title-422': 'Czegoś tu brakuje.',
    'lead-422': 'Formularz jest niepełny. Wróć, uzupełnij go i\u00a0wyślij jeszcze raz.',
    'title-429': 'Trochę za szybko.',
    'lead-429': 'Przyszło za dużo prób naraz. Nic nie przepadło: wróć i\u00a0za chwilę wyślij jeszcze raz.',
    wait: {
      one: 'Odczekaj minutę.',
      few: 'Odczekaj {count} minuty.',
      many: 'Odczekaj {count} minut.',
      other: 'Odczekaj {count} minuty.',
    },
    waitHours: {
      one: 'Odczekaj godzinę.',
      few: 'Odczekaj {count} godziny.',
      many: 'Odczekaj {count} godzin.',
      other: 'Odczekaj {count} godziny.',
    },
    back: 'Wróć do poprzedniej strony',
    'title-500': 'Coś się u\u00a0nas zepsuło.',
    'lead-500': 'To nasza wina, nie Twoja. Nic nie przepadło. Spróbuj jeszcze raz za chwilę.',
    'title-503': 'Zaraz wracamy.',
    'lead-503': 'Sklep odpoczywa dosłownie chwilę. Koszyk czeka. Odśwież stronę za kilkanaście sekund.',
    search: 'Czego szukasz?',
    submit: 'Szukaj',
    home: 'Strona główna',
    new: 'Nowości',
    basket: 'Koszyk',
    request: 'Numer zgłoszenia: {requestId}',
  },
});
