import { clickableOrNot } from '../judged.ts';
import { follows, loaded, visits } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

/** A contract is withdrawn from without an account, in two steps, to the receipt with its date. */
export const steps = [
  visits('/withdrawal.php', loaded('Odstąp od umowy')),
  clickableOrNot(presses('h', 'Odstąp od umowy nagłówek 1. poziomu.')),
  presses(
    'Tab',
    'formularz',
    'Numer zamówienia wejście wymagane.',
    'Jest w potwierdzeniu zamówienia, np. 20261121/014.',
    'Tryb zaznaczania',
  ),
  types('20261121/014'),
  presses('Tab', 'Imię i nazwisko wejście wymagane.'),
  types('Hanna Źrebiec'),
  presses('Tab', 'E-mail wejście wymagane.', 'Tu od razu wyślemy potwierdzenie z datą i godziną.'),
  types('hanna@poczta.example'),
  presses(
    'Tab',
    'Od czego odstępujesz? panel.',
    'Od całego zamówienia.',
    'wybrany przycisk radiowy',
    '1 z 2.',
    'Tryb przeglądania',
  ),
  presses('Tab', 'wyjście z panelu.', 'Dalej: sprawdź oświadczenie przycisk.'),
  follows('Return', loaded('Sprawdź i potwierdź odstąpienie')),
  presses('h', 'Sprawdź i potwierdź odstąpienie nagłówek 1. poziomu.'),
  presses('Down', 'Oświadczenie wyślesz przyciskiem „Potwierdź odstąpienie”. Potwierdzenie przyjdzie na'),
  presses('Down', 'hanna@poczta.example.'),
  presses(
    'Down',
    'formularz',
    'region Oświadczenie',
    'Hanna Źrebiec: odstępuję od umowy sprzedaży, zamówienie 20261121/014.',
  ),
  presses('Tab', 'wyjście z regionu.', 'Potwierdź odstąpienie przycisk.'),
  follows('Return', loaded('Odstąpienie od umowy nr 1')),
  presses('h', 'Odstąpienie od umowy nr 1 nagłówek 1. poziomu.'),
  presses('Down', 'Przyjęliśmy Twoje oświadczenie 21 listopada 2026 10:00. Potwierdzenie wysyłamy na'),
];
