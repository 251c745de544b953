import { opens, presses, types, waits } from '../script.ts';

/** Three errors: summary, jump, fix, success. Each error is read once, at its field. */
export const steps = [
  opens('Rest'),
  presses('Tab', 'formularz Dane odbiorcy', 'Telefon wejście wymagane.', '+48.', 'Tryb zaznaczania'),
  // A pause in typing brings no new error: blur shows it.
  types('600100'),
  waits(3),
  presses('Tab', 'Kod pocztowy wejście wymagane.'),
  presses('Tab', 'Uwagi (nieobowiązkowe) wejście.'),
  presses('Tab', 'Akceptuję regulamin sklepu przycisk opcji niezaznaczony wymagane.', 'Tryb przeglądania'),
  presses('Tab', 'Wyślij przycisk.'),
  // The summary, with the number of errors.
  presses('space', 'Popraw 3 pola, żeby przejść dalej panel.', 'element klikalny.'),
  waits(3),
  presses('Tab', 'Telefon: Numer powinien mieć 9 cyfr, teraz ma 6. odnośnik.'),
  // The jump, with the error of the field, once.
  presses(
    'Return',
    'wyjście z listy.',
    'wyjście z panelu.',
    'Telefon wejście 600100 wymagane.',
    'błąd pola.',
    '+48 Numer powinien mieć 9 cyfr, teraz ma 6.',
    'Tryb zaznaczania',
  ),
  // Correcting repeats no error, also after a pause, nor the prefix, which was heard.
  types('2'),
  waits(3),
  types('00'),
  waits(3),
  presses('Tab', 'Kod pocztowy wejście wymagane.', 'błąd pola.', 'Wpisz w formacie 00-000, np. 31-145.'),
  types('31-145'),
  waits(3),
  presses('Tab', 'Uwagi (nieobowiązkowe) wejście.'),
  presses(
    'Tab',
    'Akceptuję regulamin sklepu przycisk opcji niezaznaczony wymagane.',
    'błąd pola.',
    'Proszę wypełnić to pole.',
    'Tryb przeglądania',
  ),
  presses('space', 'zaznaczony', 'Wszystko poprawione. Możesz przejść dalej.'),
  presses('Tab', 'Wyślij przycisk.'),
  // Success, once.
  presses('space', 'Przyjęte. Odpiszemy w ciągu dnia.'),
  waits(3),
  // The first invalid field takes focus: its error, once, and the number of errors.
  opens('FirstErrorFocused'),
  presses('Tab', 'formularz Dane odbiorcy', 'Telefon wejście wymagane.', '+48.', 'Tryb zaznaczania'),
  presses('Tab', 'Kod pocztowy wejście wymagane.'),
  presses('Tab', 'Uwagi (nieobowiązkowe) wejście.'),
  presses('Tab', 'Akceptuję regulamin sklepu przycisk opcji niezaznaczony wymagane.', 'Tryb przeglądania'),
  presses('Tab', 'Wyślij przycisk.'),
  presses(
    'space',
    'Telefon wejście wymagane.',
    'błąd pola.',
    '+48 Numer powinien mieć 9 cyfr, teraz ma 0.',
    'Tryb zaznaczania',
    'Popraw 3 pola, żeby przejść dalej',
  ),
  waits(3),
];
