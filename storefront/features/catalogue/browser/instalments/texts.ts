import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Texts of the instalments line; the reasons for none are in `instalmentTexts`. */
export const instalmentLineTexts = defineTexts('instalmentLine', {
  pl: {
    title: 'Raty',
    from: 'Raty od {amount} miesięcznie',
    calculate: 'Oblicz raty',
    plan: {
      one: '{count} rata po {amount}',
      few: '{count} raty po {amount}',
      many: '{count} rat po {amount}',
      other: '{count} raty po {amount}',
    },
    last: 'ostatnia {amount}',
    terms: 'razem {total}, koszt kredytu {cost}, RRSO {rrso}%',
    rates: 'Oprocentowanie {rate}% rocznie, prowizja {commission}%. Ostateczne warunki podaje umowa kredytu.',
  },
});
