import { entersField, entersForm, entersWrongField, leavesToSend, returnsToField } from '../field-steps.ts';
import { types, waits } from '../script.ts';

export const steps = [
  ...entersField('Rest', 'Miejscowość wejście np. Kraków.'),
  ...entersField('WithHint', 'Kod pocztowy wejście 31-145 zaznaczono.', '00-000.'),
  ...entersWrongField(
    'WithError',
    'E-mail wejście hanna@ zaznaczono.',
    'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
  ),
  ...entersField('WithSuccess', 'E-mail wejście hanna@poczta.pl zaznaczono.', 'Ten adres jest wolny.'),
  ...entersField('Busy', 'NIP wejście 521-301-22-10 zaznaczono.', 'Pytamy o firmę w rejestrze…'),
  ...entersField('WithPrefix', 'Telefon wejście 600 100 200 zaznaczono.', '+48.'),
  ...entersField('WithSuffix', 'Cena od wejście 20 zaznaczono.', 'zł.'),
  // Hint and prefix are read on entering the field, and not again while an error goes; a new error is shown when the field is left.
  ...entersForm('Adres', 'Kod pocztowy wejście wymagane.', '00-000 PL.'),
  types('30-'),
  waits(3),
  leavesToSend(),
  returnsToField('Kod pocztowy wejście 30- zaznaczono wymagane.', 'błąd pola.', '00-000 PL Wpisz w formacie 00-000.'),
  types('30-001'),
  waits(3),
  leavesToSend(),
  returnsToField('Kod pocztowy wejście 30-001 zaznaczono wymagane.', '00-000 PL.'),
];
