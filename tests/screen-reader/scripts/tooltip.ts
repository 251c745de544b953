import { opens, presses } from '../script.ts';

export const steps = [
  opens('Resting'),
  presses('Tab', 'Na listę przycisk.', 'Odłóż na później, bez logowania.'),
  // Hiding it visually is silent.
  presses('Escape'),
  opens('Information'),
  presses('Tab', 'O punktach zwinięty przycisk.', 'Tryb zaznaczania'),
  presses('Return', 'rozwinięty', 'Za każde 10 zł dostajesz punkt. Zasady programu'),
  presses('Tab', 'Zasady programu odnośnik.', 'Tryb przeglądania'),
  presses('Escape', 'zwinięty'),
];
