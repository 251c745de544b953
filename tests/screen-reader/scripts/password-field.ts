import { opens, presses, types } from '../script.ts';

export const steps = [
  opens('Rest'),
  presses('Tab', 'Hasło tekst hasła.', 'Tryb zaznaczania'),
  types('drewno'),
  presses('Tab', 'Pokaż hasło przycisk.', 'Tryb przeglądania'),
  presses('space', 'Hasło jest widoczne'),
  presses('space', 'Hasło jest ukryte'),
  opens('WithError'),
  presses('Tab', 'Hasło tekst hasła.', 'Hasło jest inne. Spróbuj jeszcze raz.', 'Tryb zaznaczania'),
];
