import { opens, presses } from '../script.ts';

export const steps = [
  // On a phone headings that open: nothing says that it is a tab.
  opens('OnPhone'),
  presses('Tab', 'Opis rozwinięty przycisk nagłówek 2. poziomu.', 'Tryb zaznaczania'),
  presses('Tab', 'Parametry zwinięty przycisk nagłówek 2. poziomu.'),
  presses('space', 'rozwinięty'),
  presses('space', 'zwinięty'),
  presses('Return', 'rozwinięty'),
  /*
   * Chromium 156 tells of a selection wherever a row of tabs appears, and Orca 43 goes to it while the page loads: "Opis
   * zakładka strony", "1 z 4". So the first Tab, which brings the focus there, has nothing new to say.
   */
  opens('First'),
  presses('Tab'),
  presses('Right', 'Parametry zakładka strony.', '2 z 4.'),
  presses('End', 'Opinie (188) zakładka strony.', '4 z 4.'),
  // The panel has the name of the tab, which was just heard.
  presses('Tab', 'obszar przewijania element klikalny.', 'Tryb przeglądania'),
  // Only moving; chosen by Enter.
  opens('Manual'),
  presses('Tab'),
  presses('Right', 'Parametry zakładka strony.', '2 z 4.'),
  presses('Return'),
];
