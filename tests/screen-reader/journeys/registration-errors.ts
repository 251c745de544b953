import { follows, hasAccount, loaded, replacesBy, visits } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

const required = 'Proszę wypełnić to pole.';

/** Registration is sent empty, then with two different passwords and a taken login; then a mail is sent. */
export const steps = [
  hasAccount(),
  visits('/client-new.php', loaded('Nowe konto')),
  presses('r', 'Osoba prywatna.', 'wybrany przycisk radiowy', '1 z 2.'),
  presses('Tab', 'wyjście z panelu.', 'Imię wejście wymagane.', 'Tryb zaznaczania'),
  // The error of the focused field, then the number of errors.
  presses('Return', required, 'Popraw 9 pól, żeby przejść dalej'),
  types('Ola'),
  presses('Tab', 'Nazwisko wejście wymagane.', 'błąd pola.', required),
  types('Kos'),
  presses(
    'Tab',
    'E-mail wejście wymagane.',
    'błąd pola.',
    `Na ten adres piszemy o zamówieniach i o haśle. ${required}`,
  ),
  types('ola@poczta.example'),
  presses('Tab', 'Telefon wejście wymagane.', 'błąd pola.', `Podajemy go tylko przewoźnikowi. ${required}`),
  types('600 200 300'),
  presses('Tab', 'wyjście z regionu.', 'region Adres', 'Ulica wejście wymagane.', 'błąd pola.', required),
  types('Lipowa'),
  presses('Tab', 'Numer domu wejście wymagane.', 'błąd pola.', required),
  types('4'),
  presses('Tab', 'Kod pocztowy wejście wymagane.', 'błąd pola.', required),
  types('81-001'),
  presses('Tab', 'Miejscowość wejście wymagane.', 'błąd pola.', required),
  types('Gdynia'),
  presses(
    'Tab',
    'wyjście z regionu.',
    'region Logowanie',
    'Login wejście wymagane.',
    'błąd pola.',
    `Od 3 do 40 znaków: litery, cyfry i @ . - _ ${required}`,
  ),
  types('hanna'),
  presses('Tab', 'Hasło tekst hasła.', `Od 6 do 15 znaków. ${required}`),
  types('siwy-kot-7', 'Hasło: Mocne.'),
  presses('Tab', 'Pokaż hasło przycisk.', 'Tryb przeglądania'),
  presses('space', 'Hasło jest widoczne'),
  presses('Tab', 'Powtórz hasło tekst hasła.', 'Hasła się różnią. Wpisz dwa razy to samo hasło.', 'Tryb zaznaczania'),
  types('siwy-kot-8'),
  presses(
    'Return',
    'Login wejście hanna wymagane.',
    'błąd pola.',
    'Od 3 do 40 znaków: litery, cyfry i @ . - _ Ten login jest już zajęty. Wolny jest na przykład: hanna1.',
    'Popraw 2 pola, żeby przejść dalej',
  ),
  replacesBy('ola-kos'),
  // Sending hides the password again; Orca counts and names its dots.
  presses('Tab', 'Hasło tekst hasła 10 znaków znak wyliczenia zaznaczono.', 'Od 6 do 15 znaków.'),
  presses('Tab', 'Pokaż hasło przycisk.', 'Tryb przeglądania'),
  presses(
    'Tab',
    'Powtórz hasło tekst hasła 10 znaków znak wyliczenia zaznaczono.',
    'Hasła się różnią. Wpisz dwa razy to samo hasło.',
    'Tryb zaznaczania',
  ),
  replacesBy('siwy-kot-7', 'Wszystko poprawione. Możesz przejść dalej.'),
  follows('Return', [
    ...loaded('Logowanie'),
    'Na adres ola@poczta.example wysłaliśmy mail. Dokończ zakładanie konta pod linkiem, który w nim jest.',
  ]),
  presses('h', 'Logowanie nagłówek 1. poziomu.'),
];
