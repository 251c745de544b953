import { opens, presses, waits } from '../script.ts';

export const steps = [
  opens('Percents'),
  presses('Down', 'Wysyłamy zdjęcia.'),
  presses('Down', 'Wysyłamy zdjęcia 37 procent.'),
  opens('Indeterminate'),
  presses('Down', 'Sprawdzamy płatność.'),
  presses('Down', 'Sprawdzamy płatność pasek postępu.'),
  waits(3),
  // Each quarter is read once. Orca reads numbers itself, every ten seconds and at the end.
  opens('Milestones'),
  presses('Tab', 'Dalej przycisk.'),
  presses('space', '15 procent.'),
  presses('space', 'Wysyłamy zdjęcia: 30%'),
  presses('space'),
  presses('space', 'Wysyłamy zdjęcia: 60%'),
  presses('space', 'Wysyłamy zdjęcia: 75%'),
  presses('space'),
  presses('space', '100 procent.', 'Wysyłamy zdjęcia: Gotowe'),
  waits(3),
];
