import { chooses, opens, presses } from '../script.ts';

const pdf = (name: string, size = 1000) => ({ name, mimeType: 'application/pdf', size });

export const steps = [
  opens('Refused'),
  presses('Tab', 'Załączniki Załączniki: Nie wybrano pliku przycisk.'),
  chooses('space', [pdf('faktura.pdf')], 'Dodano plik faktura.pdf.'),
  chooses(
    'space',
    [{ name: 'film.mov', mimeType: 'video/quicktime', size: 1000 }],
    'Nie można wgrać pliku film.mov, ponieważ załączanie plików tego typu jest niedozwolone.',
  ),
  chooses(
    'space',
    [pdf('paragon.pdf', 6 * 1024 * 1024)],
    'Nie można wgrać pliku paragon.pdf, ponieważ przekracza maksymalny dozwolony rozmiar 5MB.',
  ),
  presses('Tab', 'Lista z 1 elementem.', 'Usuń plik faktura.pdf przycisk.'),
  // The list is gone, and focus is on the control.
  presses('space', 'Załączniki Załączniki: Nie wybrano pliku przycisk.', 'Usunięto plik faktura.pdf.'),
];
