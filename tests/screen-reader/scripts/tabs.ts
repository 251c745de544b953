import { opens, presses } from '../script.ts';

export const steps = [
  opens('First'),
  presses('Tab', 'O produkcie lista kart.', 'Opis zakładka strony.', '1 z 4.', 'Tryb zaznaczania'),
  presses('Right', 'Parametry zakładka strony.', '2 z 4.'),
  presses('End', 'Opinie (188) zakładka strony.', '4 z 4.'),
  presses('Tab', 'obszar przewijania element klikalny.', 'Tryb przeglądania'),
  // Only moving; chosen by Enter.
  opens('Manual'),
  presses('Tab', 'O produkcie lista kart.', 'Opis zakładka strony.', '1 z 4.', 'Tryb zaznaczania'),
  presses('Right', 'Parametry zakładka strony.', '2 z 4.'),
  presses('Return'),
  // On a phone headings that open: nothing says that it is a tab.
  opens('OnPhone'),
  presses('Tab', 'Opis rozwinięty przycisk nagłówek 2. poziomu.', 'Tryb zaznaczania'),
  presses('Tab', 'Parametry zwinięty przycisk nagłówek 2. poziomu.'),
  presses('space', 'rozwinięty'),
  presses('space', 'zwinięty'),
  presses('Return', 'rozwinięty'),
];
