import { opens, presses } from '../script.ts';

/** Repeated words are heard again: Orca would skip equal ones. */
export const steps = [
  opens('AllStates'),
  presses('Tab', 'Powiedz spokojnie przycisk.'),
  presses('space', 'Znaleziono 12 produktów'),
  presses('space', 'Znaleziono 12 produktów'),
  presses('space', 'Znaleziono 12 produktów'),
  presses('Tab', 'Przerwij i powiedz przycisk.'),
  presses('space', 'Nie udało się zapisać zamówienia.'),
  presses('space', 'Nie udało się zapisać zamówienia.'),
];
