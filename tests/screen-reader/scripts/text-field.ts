import { opens, presses } from '../script.ts';

export const steps = [
  opens('Rest'),
  presses('Tab', 'Miejscowość wejście np. Kraków.', 'Tryb zaznaczania'),
  opens('WithHint'),
  presses('Tab', 'Kod pocztowy wejście 31-145 zaznaczono.', '00-000.', 'Tryb zaznaczania'),
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
  presses('Tab', 'NIP wejście 521-301-22-10 zaznaczono.', 'Pytamy o firmę w rejestrze…', 'Tryb zaznaczania'),
  opens('WithPrefix'),
  presses('Tab', 'Telefon wejście 600 100 200 zaznaczono.', '+48.', 'Tryb zaznaczania'),
  opens('WithSuffix'),
  presses('Tab', 'Cena od wejście 20 zaznaczono.', 'zł.', 'Tryb zaznaczania'),
];
