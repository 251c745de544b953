import { opens, presses } from '../script.ts';

export const steps = [
  opens('Off'),
  presses('Tab', 'Ceny netto przełącznik wyłączony.'),
  presses('space', 'włączony'),
  presses('space', 'wyłączony'),
  opens('WithHint'),
  presses('Tab', 'Ceny netto (nieobowiązkowe) przełącznik wyłączony.', 'Pokażemy ceny bez VAT w całym sklepie.'),
  opens('WithError'),
  presses('Tab', 'Ceny netto przełącznik wyłączony.', 'Nie udało się zapisać. Spróbuj ponownie.'),
];
