import { opens, operates, presses } from '../script.ts';

export const steps = [
  opens('NothingChosen'),
  presses('Tab', 'Ocena panel.', '1 z 5 gwiazdek.', 'niewybrany przycisk radiowy', '1 z 5.'),
  operates(),
  presses('Down', '2 z 5 gwiazdek.', 'wybrany przycisk radiowy', '2 z 5.'),
  presses('Right', '3 z 5 gwiazdek.', 'wybrany przycisk radiowy', '3 z 5.'),
  presses('Left', '2 z 5 gwiazdek.', 'wybrany przycisk radiowy', '2 z 5.'),
  opens('Chosen'),
  presses('Tab', 'Ocena panel.', '4 z 5 gwiazdek.', 'wybrany przycisk radiowy', '4 z 5.'),
  opens('WithError'),
  presses('Tab', 'Ocena panel.', '1 z 5 gwiazdek.', 'niewybrany przycisk radiowy', '1 z 5.', 'Proszę wybrać opcję.'),
];
