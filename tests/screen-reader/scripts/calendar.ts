import { opens, presses } from '../script.ts';

/** Orca's position in a table. */
const column = (number: number) => `${number}. kolumna`;
const row = (number: number) => `${number}. wiersz.`;
const table = (name: string, rows: string) => [`${name}.`, `tabela z ${rows}`];
const days = (name: string, rows: number) => table(name, `${rows} wierszami 7 kolumn`);

/** From the top of the page to its first day, past arrows and switches. */
const toFirstDay = [
  presses('Tab', 'Poprzedni miesiąc przycisk wyszarzony.', 'Wcześniej nie ma dni do wyboru.'),
  presses('Tab', 'Wybierz miesiąc: listopad zwinięty przycisk.', 'Tryb zaznaczania'),
  presses('Tab', 'Wybierz rok: 2026 zwinięty przycisk.'),
];
const pastTheArrow = presses('Tab', 'Następny miesiąc przycisk.', 'Tryb przeglądania');

export const steps = [
  opens('Days'),
  ...toFirstDay,
  pastTheArrow,
  presses(
    'Tab',
    ...days('listopad 2026', 6),
    row(5),
    '3. kolumna',
    'środa, 25 listopada 2026 przycisk.',
    'Wybrany.',
    'Tryb zaznaczania',
  ),
  // By day and week; today is the first selectable day.
  presses('Right', column(4), 'czwartek, 26 listopada 2026 przycisk.'),
  presses('Up', row(4), '6. kolumna', 'sobota, 21 listopada 2026 przycisk.', 'Dziś.'),
  presses('End', column(7), 'niedziela, 22 listopada 2026 przycisk.'),
  presses('Down', row(5), 'niedziela, 29 listopada 2026 przycisk.'),
  // By month and year: the page turns, the new day is heard, then the month.
  presses('Next', column(2), 'wtorek, 29 grudnia 2026 przycisk.', 'grudzień 2026'),
  presses('Left', column(1), 'poniedziałek, 28 grudnia 2026 przycisk.'),
  presses('shift+Next', column(2), 'wtorek, 28 grudnia 2027 przycisk.', 'grudzień 2027'),
  presses('shift+Prior', column(1), 'poniedziałek, 28 grudnia 2026 przycisk.', 'grudzień 2026'),
  presses('Up', row(4), 'poniedziałek, 21 grudnia 2026 przycisk.'),
  // Selected by Space, reverted by Enter.
  presses('space', 'Wybrany.'),
  presses('Return', 'Wybór cofnięty.'),
  presses('End', column(7), 'niedziela, 27 grudnia 2026 przycisk.'),
  presses('Left', column(6), 'sobota, 26 grudnia 2026 przycisk.', 'Drugi dzień Bożego Narodzenia.'),
  // At the arrow focus stays, and the month is heard once.
  presses('shift+Tab', 'wyjście z tabeli.', 'Następny miesiąc przycisk.', 'Tryb przeglądania'),
  presses('space', 'styczeń 2027'),
  // The view of months, and back to the days.
  presses('shift+Tab', 'Wybierz rok: 2027 zwinięty przycisk.', 'Tryb zaznaczania'),
  presses('shift+Tab', 'Wybierz miesiąc: styczeń zwinięty przycisk.'),
  presses(
    'space',
    ...table('2027', '4 wierszami 3 kolumny'),
    row(1),
    '1. kolumna',
    'styczeń 2027 przycisk.',
    'Wybrany.',
    'Widok miesięcy: 2027.',
  ),
  presses('Right', '2. kolumna', 'luty 2027 przycisk.'),
  presses('Down', row(2), 'maj 2027 przycisk.'),
  presses('End', '3. kolumna', 'czerwiec 2027 przycisk.'),
  presses('Next', 'czerwiec 2028 przycisk.', '2028'),
  presses(
    'Return',
    ...days('czerwiec 2028', 5),
    row(5),
    '1. kolumna',
    'poniedziałek, 26 czerwca 2028 przycisk.',
    'Widok dni: czerwiec 2028.',
  ),
  // The view of years, and back to the days.
  presses('shift+Tab', 'wyjście z tabeli.', 'Następny miesiąc przycisk.', 'Tryb przeglądania'),
  presses('shift+Tab', 'Wybierz rok: 2028 zwinięty przycisk.', 'Tryb zaznaczania'),
  presses(
    'Return',
    ...table('2020–2034', '5 wierszami 3 kolumny'),
    row(3),
    '3. kolumna',
    '2028 przycisk.',
    'Wybrany.',
    'Widok lat: 2020–2034.',
  ),
  presses('Right', row(4), '1. kolumna', '2029 przycisk.'),
  presses('Up', row(3), '2026 przycisk.', 'Bieżący rok.'),
  presses('Next', '2041 przycisk.', '2035–2049'),
  presses(
    'Return',
    ...days('czerwiec 2041', 5),
    row(4),
    '5. kolumna',
    'piątek, 21 czerwca 2041 przycisk.',
    'Widok dni: czerwiec 2041.',
  ),
  // An unavailable day gives its reason, and repeats it when pressed.
  opens('Unavailable'),
  ...toFirstDay,
  pastTheArrow,
  presses(
    'Tab',
    ...days('listopad 2026', 6),
    row(4),
    '7. kolumna',
    'niedziela, 22 listopada 2026 przycisk wyszarzony.',
    'Niedostępny, bo to weekend.',
    'Tryb zaznaczania',
  ),
  presses('Return', 'Niedostępny, bo to weekend.'),
  presses('Right', row(5), '1. kolumna', 'poniedziałek, 23 listopada 2026 przycisk.'),
  // A span over two months: each of its two clicks announces the next step.
  opens('Span'),
  ...toFirstDay,
  presses(
    'Tab',
    ...days('listopad 2026', 6),
    row(4),
    '6. kolumna',
    'sobota, 21 listopada 2026 przycisk wyszarzony.',
    'Dziś. Niedostępny, bo to weekend.',
  ),
  presses('Down', row(5), 'sobota, 28 listopada 2026 przycisk wyszarzony.', 'Niedostępny, bo to weekend.'),
  presses('Left', column(5), 'piątek, 27 listopada 2026 przycisk.'),
  presses('space', 'Wybrany.', 'Początek: 27 listopada 2026. Wybierz koniec.'),
  presses('Down', 'wyjście z tabeli.', ...days('grudzień 2026', 5), row(1), 'piątek, 4 grudnia 2026 przycisk.'),
  presses('Return', 'Wybrany.', 'Wybrano od 27 listopada 2026 do 4 grudnia 2026, 6 dni.'),
  presses('Left', column(4), 'czwartek, 3 grudnia 2026 przycisk.', 'Wybrany.'),
  presses('Return', 'Wybór cofnięty.'),
];
