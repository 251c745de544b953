import { entersField, entersForm, entersWrongField, leavesToSend, operating, returnsToField } from '../field-steps.ts';
import { presses, types, waits } from '../script.ts';

export const steps = [
  ...entersField('Rest', 'E-mail wejście np. hanna@poczta.pl.'),
  ...entersField('WithHint', 'E-mail wejście np. hanna@poczta.pl.', 'Wyślemy tam potwierdzenie zamówienia.'),
  ...entersWrongField(
    'WithError',
    'E-mail wejście hanna@ zaznaczono.',
    'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
  ),
  ...entersField('WithSuccess', 'E-mail wejście hanna@poczta.pl zaznaczono.', 'Ten adres jest wolny.'),
  ...entersField('Busy', 'E-mail wejście hanna@poczta.pl zaznaczono.', 'Sprawdzamy adres…'),
  ...entersForm('Kontakt', 'E-mail wejście np. hanna@poczta.pl wymagane.'),
  types('hanna@'),
  waits(3),
  // A new error is shown when the field is left, so that it does not interrupt typing, and read on the return.
  leavesToSend(),
  returnsToField(
    'E-mail wejście hanna@ zaznaczono wymagane.',
    'błąd pola.',
    'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
  ),
  // Corrected silently, though the domain is a typo.
  types('hanna@gmial.com'),
  waits(3),
  // The question is read once, after focus moved on; it is the stop before.
  leavesToSend('Czy chodziło o hanna@gmail.com?'),
  waits(3),
  presses('shift+Tab', 'Czy chodziło o hanna@gmail.com? przycisk.'),
  // Accepted: the address is filled in, and focus is in the field.
  presses('space', 'E-mail wejście hanna@gmail.com wymagane.', operating),
  leavesToSend(),
  waits(3),
];
