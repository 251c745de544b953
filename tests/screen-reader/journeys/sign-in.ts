import { account } from '../../../storefront/reference/asking/account.ts';
import { follows, hasAccount, loaded, replacesBy, signsOut, visits } from '../journey-steps.ts';
import { inAnyOrder } from '../judged.ts';
import { presses, types } from '../script.ts';

const newPassword = 'siwy-kot-7';

/** A wrong password, a new one by mail, and signing in with it. */
export const steps = [
  hasAccount(),
  visits('/signin.php', loaded('Logowanie')),
  presses('h', 'Logowanie nagłówek 1. poziomu.'),
  presses('Tab', 'formularz', 'Login albo e-mail wejście wymagane.', 'Tryb zaznaczania'),
  types(account.client_login),
  presses('Tab', 'Hasło tekst hasła.'),
  types('nie-to-haslo'),
  inAnyOrder(
    follows('Return', [
      'główna treść',
      'formularz',
      'Login albo e-mail wejście hanna wymagane.',
      'błąd pola.',
      'Login albo hasło się nie zgadza.',
    ]),
  ),
  presses('Tab', 'Hasło tekst hasła.'),
  types(account.client_password),
  follows('Return', loaded('Twoje konto')),
  presses('h', 'Twoje konto nagłówek 1. poziomu.'),
  signsOut(),
  visits('/password-recover.php', loaded('Nowe hasło')),
  presses('h', 'Nowe hasło nagłówek 1. poziomu.'),
  presses('Tab', 'formularz', 'E-mail wejście wymagane.', 'Tryb zaznaczania'),
  types('hanna'),
  inAnyOrder(
    follows('Return', [
      'główna treść',
      'formularz',
      'E-mail wejście hanna wymagane.',
      'błąd pola.',
      'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
      'Popraw 1 pole, żeby przejść dalej',
    ]),
  ),
  replacesBy(account.client_email),
  follows('Return', [...loaded('Logowanie'), 'Jeśli mamy takie konto, wysłaliśmy na jego adres link do zmiany hasła.']),
  presses('h', 'Logowanie nagłówek 1. poziomu.'),
  visits('mail:/password-recover.php', loaded('Nowe hasło')),
  presses('h', 'Nowe hasło nagłówek 1. poziomu.'),
  presses('Tab', 'formularz', 'Nowe hasło tekst hasła.', 'Od 6 do 30 znaków.', 'Tryb zaznaczania'),
  types('abc', 'Hasło: Za krótkie.'),
  presses('Tab', 'Pokaż hasło przycisk.', 'Tryb przeglądania'),
  presses('Tab', 'Powtórz hasło tekst hasła.', 'Tryb zaznaczania'),
  types('abc'),
  inAnyOrder(
    follows('Return', [
      'główna treść',
      'formularz',
      'Nowe hasło tekst hasła.',
      'Od 6 do 30 znaków. Hasło jest za krótkie. Wpisz co najmniej 6 znaków.',
      'Popraw 1 pole, żeby przejść dalej',
    ]),
  ),
  replacesBy(newPassword, 'Hasło: Mocne.'),
  presses('Tab', 'Pokaż hasło przycisk.', 'Tryb przeglądania'),
  presses('Tab', 'Powtórz hasło tekst hasła.', 'Tryb zaznaczania'),
  types(newPassword),
  follows('Return', [...loaded('Logowanie'), 'Nowe hasło jest zapisane. Możesz się nim zalogować.']),
  presses('h', 'Logowanie nagłówek 1. poziomu.'),
  presses('Tab', 'formularz', 'Login albo e-mail wejście wymagane.', 'Tryb zaznaczania'),
  types(account.client_login),
  presses('Tab', 'Hasło tekst hasła.'),
  types(newPassword),
  follows('Return', loaded('Twoje konto')),
  presses('h', 'Twoje konto nagłówek 1. poziomu.'),
];
