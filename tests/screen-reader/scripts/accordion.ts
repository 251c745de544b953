import { opens, presses } from '../script.ts';

/*
 * Orca 43 treats the heading inside an open <summary> as content of the toggle button, and so repeats it after
 * "rozwinięty": its rule for toggle buttons, not for plain ones.
 */
export const steps = [
  opens('Closed'),
  presses('Tab', 'Dostawa przycisk przełączania zwinięty.', 'Tryb zaznaczania'),
  presses('space', 'rozwinięty', 'Dostawa'),
  presses('space', 'zwinięty'),
  presses('Tab', 'Zwroty przycisk przełączania zwinięty.'),
  presses('Return', 'rozwinięty', 'Zwroty'),
  presses('Tab', 'Jak zwrócić odnośnik.', 'Tryb przeglądania'),
  // Opening one closes the other.
  opens('Single'),
  presses('Tab', 'Dostawa przycisk przełączania rozwinięty.', 'Tryb zaznaczania'),
  presses('Tab', 'Zwroty przycisk przełączania zwinięty.'),
  presses('space', 'rozwinięty', 'Zwroty'),
  presses('shift+Tab', 'Dostawa przycisk przełączania zwinięty.'),
  // Closed content is not read.
  opens('Open'),
  presses('Down', 'Dostawa przycisk przełączania rozwinięty.'),
  presses('Down', 'Zamów do 14:00, wyślemy dziś.'),
  presses('Down', 'Zwroty przycisk przełączania zwinięty.'),
  presses('Down', 'Bezpieczeństwo produktu (GPSR) przycisk przełączania rozwinięty.'),
];
