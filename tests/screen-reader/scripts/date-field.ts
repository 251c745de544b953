import { entersField, entersForm, entersWrongField, leavesToSend, returnsToField } from '../field-steps.ts';
import { types, waits } from '../script.ts';

export const steps = [
  ...entersField('Rest', 'Data dostawy wejście.', 'np. 2026-11-21.'),
  ...entersField('Dotted', 'Data dostawy wejście 21.11.2026 zaznaczono.', 'np. 21.11.2026.'),
  ...entersField('BirthDate', 'Data urodzenia wejście.', 'np. 1984-05-01.'),
  ...entersWrongField(
    'WithError',
    'Data dostawy wejście 2026-11-21 zaznaczono.',
    'np. 2026-11-21 Na ten dzień nie ma już kurierów.',
  ),
  ...entersField(
    'WithSuccess',
    'Data dostawy wejście 2026-11-21 zaznaczono.',
    'np. 2026-11-21 Dostarczymy między 9:00 a 17:00.',
  ),
  ...entersForm('Dostawa', 'Data dostawy wejście wymagane.', 'np. 2026-11-21.'),
  // A new error is shown when the field is left, so that it does not interrupt typing, and read on the return.
  types('2026-11-31'),
  waits(3),
  leavesToSend(),
  returnsToField(
    'Data dostawy wejście 2026-11-31 zaznaczono wymagane.',
    'błąd pola.',
    'np. 2026-11-21 Listopad ma 30 dni. Popraw dzień.',
  ),
];
