import { opens, presses, types, waits } from '../script.ts';

export const steps = [
  opens('Rest'),
  presses('Tab', 'E-mail wejście np. hanna@poczta.pl.', 'Tryb zaznaczania'),
  opens('WithHint'),
  presses('Tab', 'E-mail wejście np. hanna@poczta.pl.', 'Wyślemy tam potwierdzenie zamówienia.', 'Tryb zaznaczania'),
  opens('WithError'),
  presses(
    'Tab',
    'E-mail wejście hanna@ zaznaczono.',
    'błąd pola.',
    'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
    'Tryb zaznaczania',
  ),
  opens('WithSuccess'),
  presses('Tab', 'E-mail wejście hanna@poczta.pl zaznaczono.', 'Ten adres jest wolny.', 'Tryb zaznaczania'),
  opens('Busy'),
  presses('Tab', 'E-mail wejście hanna@poczta.pl zaznaczono.', 'Sprawdzamy adres…', 'Tryb zaznaczania'),
  opens('InForm'),
  presses('Tab', 'formularz Kontakt', 'E-mail wejście np. hanna@poczta.pl wymagane.', 'Tryb zaznaczania'),
  types('hanna@', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.'),
  // Mended in silence, though the domain is a slip.
  types('gmial.com'),
  waits(3),
  // The question is said once, when focus has gone on; it is the stop before.
  presses('Tab', 'Wyślij przycisk.', 'Tryb przeglądania', 'Czy chodziło o hanna@gmail.com?'),
  waits(3),
  presses('shift+Tab', 'Czy chodziło o hanna@gmail.com? przycisk.'),
  // Accepted: the address is filled in, and focus is in the field.
  presses('space', 'E-mail wejście hanna@gmail.com wymagane.', 'Tryb zaznaczania'),
  presses('Tab', 'Wyślij przycisk.', 'Tryb przeglądania'),
  waits(3),
];
