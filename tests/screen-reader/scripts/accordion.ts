import { opens, presses } from '../script.ts';

/*
 * Orca 43 takes the heading inside an open <summary> for what the toggle button holds, and so repeats its words after
 * "rozwinięty": its own rule for toggle buttons, which a plain button does not meet.
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
  // What is closed is not read.
  opens('Open'),
  presses('Down', 'Dostawa przycisk przełączania rozwinięty.'),
  presses('Down', 'Zamów do 14:00, wyślemy dziś.'),
  presses('Down', 'Zwroty przycisk przełączania zwinięty.'),
  presses('Down', 'Bezpieczeństwo produktu (GPSR) przycisk przełączania rozwinięty.'),
];
