import { opens, presses } from '../script.ts';

export const steps = [
  opens('Days'),
  presses('Tab', 'Poprzedni miesiąc przycisk.', 'Wcześniej nie ma dni do wyboru.', 'Tryb zaznaczania'),
  presses('Tab', 'Wybierz miesiąc: listopad zwinięty przycisk.'),
  presses('Tab', 'Wybierz rok: 2026 zwinięty przycisk.'),
  presses('Tab', 'Następny miesiąc przycisk.'),
  // Focus stays, and the month is heard once.
  presses('space', 'grudzień 2026'),
  presses('Tab', 'grudzień 2026 tabela', 'piątek, 25 grudnia 2026 przycisk przełączania niewciśnięty.'),
  presses('Left', 'Wigilia Bożego Narodzenia', 'czwartek, 24 grudnia 2026 przycisk przełączania niewciśnięty.'),
  presses('space', 'wciśnięty'),
  // The page turns under the focus: the new day, then the month.
  presses('Next', 'niedziela, 24 stycznia 2027 przycisk przełączania niewciśnięty.', 'styczeń 2027'),
  opens('Unavailable'),
  presses('Tab', 'Poprzedni miesiąc przycisk.', 'Wcześniej nie ma dni do wyboru.', 'Tryb zaznaczania'),
  presses('Tab', 'Wybierz miesiąc: listopad zwinięty przycisk.'),
  presses('space', 'listopad 2026 przycisk przełączania wciśnięty.', 'Widok miesięcy: 2026.'),
  presses('Right', 'grudzień 2026 przycisk przełączania niewciśnięty.'),
  presses('Return', 'Widok dni: grudzień 2026.'),
  presses('Home'),
  // A day that cannot be chosen says why, and once more when it is pressed.
  presses('End', 'niewrażliwy', 'Niedostępny, bo to weekend.'),
  presses('Return', 'Niedostępny, bo to weekend.'),
];
