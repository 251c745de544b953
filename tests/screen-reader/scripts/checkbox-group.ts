import { opens, presses } from '../script.ts';

export const steps = [
  opens('Rest'),
  presses('Tab', 'Rodzaj panel.', 'Kubki przycisk opcji zaznaczony.'),
  presses('space', 'niezaznaczony'),
  presses('Tab', 'Miski i talerze przycisk opcji niezaznaczony.'),
  // The box for all is mixed, and ticks all.
  opens('WithWhole'),
  presses('Tab', 'Rodzaj panel.', 'Wszystkie przycisk opcji częściowo zaznaczony.'),
  presses('space', 'zaznaczony'),
  presses('Tab', 'Kubki przycisk opcji zaznaczony.'),
  opens('WithError'),
  presses('Tab', 'Rodzaj panel.', 'Kubki przycisk opcji niezaznaczony.', 'błąd pola.', 'Wybierz co najmniej 1 opcję.'),
  // A box over the limit is announced when ticked.
  opens('Bounds'),
  presses('Tab', 'Rodzaj panel.', 'Kubki przycisk opcji niezaznaczony.', 'Wybierz od 1 do 2 opcji.'),
  presses('space', 'zaznaczony'),
  presses('Tab', 'Miski i talerze przycisk opcji niezaznaczony.'),
  presses('space', 'zaznaczony'),
  presses('Tab', 'Wazony przycisk opcji niezaznaczony.'),
  presses('space', 'zaznaczony', 'Wybierz co najwyżej 2 opcje.'),
];
