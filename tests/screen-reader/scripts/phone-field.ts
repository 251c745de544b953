import { entersField, entersForm, entersWrongField, leavesToSend, returnsToField } from '../field-steps.ts';
import { types, waits } from '../script.ts';

export const steps = [
  ...entersField('Rest', 'Telefon wejście.'),
  ...entersField('WithHint', 'Telefon (nieobowiązkowe) wejście.', 'Kurier zadzwoni przed dostawą.'),
  ...entersWrongField(
    'WithError',
    'Telefon wejście 600 100 zaznaczono.',
    '+48 Numer telefonu powinien zawierać minimum 9 znaków.',
  ),
  ...entersField('WithSuccess', 'Telefon wejście 600 100 200 zaznaczono.', '+48 Dziękujemy.'),
  ...entersField('Busy', 'Telefon wejście 600 100 200 zaznaczono.', 'Wysyłamy kod…'),
  // The prefix is read on entering the field, and not again while the number is typed and corrected; a new error is shown
  // when the field is left.
  ...entersForm('Kontakt', 'Telefon wejście wymagane.', '+48.'),
  types('600100'),
  waits(3),
  leavesToSend(),
  returnsToField('Telefon wejście 600100 zaznaczono wymagane.', 'błąd pola.', '+48 Numer powinien mieć 9 cyfr.'),
  types('600100200'),
  waits(3),
  // The digits are grouped silently.
  leavesToSend(),
  returnsToField('Telefon wejście 600 100 200 zaznaczono wymagane.', '+48.'),
];
