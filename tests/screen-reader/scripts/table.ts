import { opens, presses } from '../script.ts';

/**
 * From cell to cell: each reads the header that changes on the way. Orca 43 omits the column header when it comes from
 * a link.
 */
const cells = [
  presses('t', 'Zamówienia', 'tabela z 4 wierszami 4 kolumny', 'Numer nagłówek kolumny.'),
  presses('alt+shift+Down', '20261121/014 odnośnik.', '2. wiersz, 1. kolumna.'),
  presses('alt+shift+Right', '21 listopada 2026.', '2. wiersz, 2. kolumna.'),
  presses('alt+shift+Right', 'Stan', 'przygotowujemy.', '2. wiersz, 3. kolumna.'),
  presses('alt+shift+Right', 'Kwota', '230,34 zł.', '2. wiersz, 4. kolumna.'),
  presses('alt+shift+Down', '20261030/007', '1 234,50 zł.', '3. wiersz, 4. kolumna.'),
];

export const steps = [
  opens('Rest'),
  ...cells,
  // The blocks on a phone are read as the same table.
  opens('StackedOnPhone'),
  ...cells,
  opens('SortedByScript'),
  presses(
    'Tab',
    'Zamówienia.',
    'tabela z 4 wierszami 4 kolumny',
    'nagłówek kolumny.',
    'uporządkowane malejąco',
    'Data przycisk.',
  ),
  // Orca reads the new order by itself, too; NVDA and VoiceOver leave it to the page.
  presses('space', 'Zmieniono kolejność rzędów', 'Data. uporządkowane rosnąco', 'Posortowano rosnąco: Data.'),
  opens('SortedByServer'),
  presses(
    'Tab',
    'Zamówienia.',
    'tabela z 4 wierszami 4 kolumny',
    'nagłówek kolumny.',
    'uporządkowane malejąco',
    'Data odnośnik.',
  ),
  opens('Empty'),
  presses('t', 'Zamówienia', 'Niestandardowa tabela z 2 wierszami 4 kolumny', 'Numer nagłówek kolumny.'),
  presses('alt+shift+Down', 'Nic tu jeszcze nie ma.', '2. wiersz, 1. kolumna.', 'Komórka obejmuje 4 kolumny'),
];
