import { opens, presses } from '../script.ts';

/*
 * Chromium 156 reports a selection when a tab list appears, and Orca 43 moves to it if it has just started to read the
 * same landmark, unless the last key was Space. So the first Tab, which focuses the tab, has nothing new to read. By its
 * own rule Orca never reads the name of the list before a tab.
 */
const comesToChosenTab = ['Opis zakładka strony.', '1 z 4.', 'Tryb zaznaczania'];

export const steps = [
  // On a phone headings that open: nothing says that it is a tab.
  opens('OnPhone'),
  presses('Tab', 'Opis rozwinięty przycisk nagłówek 2. poziomu.', 'Tryb zaznaczania'),
  presses('Tab', 'Parametry zwinięty przycisk nagłówek 2. poziomu.'),
  presses('space', 'rozwinięty'),
  presses('space', 'zwinięty'),
  presses('Return', 'rozwinięty'),
  opens('ByAddress'),
  presses('Tab', 'Najnowsza opinia odnośnik.', 'Tryb przeglądania'),
  presses('Tab', ...comesToChosenTab),
  opens('First', 'Tabs: First nagłówek 1. poziomu.', ...comesToChosenTab),
  presses('Tab'),
  presses('Right', 'Parametry zakładka strony.', '2 z 4.'),
  presses('End', 'Opinie (188) zakładka strony.', '4 z 4.'),
  // The panel has the name of the tab, which was just read.
  presses('Tab', 'obszar przewijania element klikalny.', 'Tryb przeglądania'),
  presses('Up', 'Opinie (188) nagłówek 2. poziomu.'),
  presses('Down', 'Ciężki, spokojny, stoi pewnie. Zofia, 14 listopada.'),
  presses('shift+Tab', 'Opinie (188) zakładka strony.', '4 z 4.', 'Tryb zaznaczania'),
  // Arrows only move; Enter or Space selects.
  opens('Manual', 'Tabs: Manual nagłówek 1. poziomu.', ...comesToChosenTab),
  presses('Tab'),
  presses('Right', 'Parametry zakładka strony.', '2 z 4.'),
  presses('Return'),
  presses('Left', 'Opis zakładka strony.', '1 z 4.'),
  presses('space', 'zaznaczono'),
];
