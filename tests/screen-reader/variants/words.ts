/** The words of the measured dialog, the same in every variant. */
export const words = {
  page: 'Koszyk',
  trigger: 'Usuń wszystko',
  title: 'Opróżnić cały koszyk?',
  text: 'Tego nie da się cofnąć.',
  keep: 'Zostaw',
  empty: 'Opróżnij',
} as const;
