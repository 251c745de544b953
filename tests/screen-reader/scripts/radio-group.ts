import { opens, operates, presses } from '../script.ts';

export const steps = [
  opens('List'),
  presses('Tab', 'Odbiorca faktury panel.', 'Osoba.', 'wybrany przycisk radiowy', '1 z 3.'),
  operates(),
  presses('Down', 'Firma.', 'wybrany przycisk radiowy', '2 z 3.'),
  // Disabled options are skipped.
  presses('Down', 'Osoba.', 'wybrany przycisk radiowy', '1 z 3.'),
  // A sold-out size can be selected, and is read as such.
  opens('Sizes'),
  presses('Tab', 'Rozmiar panel.', 'M.', 'wybrany przycisk radiowy', '2 z 4.'),
  operates(),
  presses('Right', 'L.', 'wybrany przycisk radiowy', '3 z 4.'),
  presses('Right', 'XL , chwilowo brak.', 'wybrany przycisk radiowy', '4 z 4.'),
  opens('Tiles'),
  presses(
    'Tab',
    'Dostawa panel.',
    'Kurier DPD.',
    'wybrany przycisk radiowy',
    '2 z 3.',
    'poniedziałek, 23 listopada, 8:00–16:00 15,99 zł.',
  ),
  opens('WithError'),
  presses('Tab', 'Odbiorca faktury panel.', 'Osoba.', 'niewybrany przycisk radiowy', '1 z 3.', 'Proszę wybrać opcję.'),
];
