import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Texts of the instalment calculator; why there are no instalments is in `instalmentErrorTexts`. */
export const calculatorTexts = defineTexts('instalmentCalculator', {
  pl: {
    title: 'Kalkulator rat',
    lead: 'Kredytu udziela {name}. Złóż zamówienie z\u00a0płatnością przelewem, a\u00a0wniosek o\u00a0raty złóż w\u00a0banku.',
    amount: 'Kwota zakupów',
    amountHint: 'Od {from} do {to}.',
    months: 'Liczba rat',
    calculate: 'Oblicz',
    unreadable: 'Wpisz kwotę, np. 549,00.',
    plan: {
      one: '{count} rata po {amount}',
      few: '{count} raty po {amount}',
      many: '{count} rat po {amount}',
      other: '{count} raty po {amount}',
    },
    result: 'Twoje raty',
    instalment: 'Rata',
    last: 'Ostatnia rata',
    total: 'Razem do zapłaty',
    cost: 'Koszt kredytu',
    rrso: 'RRSO',
    announced: '{plan}, razem {total}, RRSO {rrso}.',
    compare: 'Porównaj liczbę rat',
    plansFor: 'Raty dla kwoty {amount}',
    count: 'Liczba rat',
    exampleTitle: 'Przykład reprezentatywny',
    example:
      'RRSO {rrso}, kwota kredytu {amount}, oprocentowanie stałe {rate} rocznie, prowizja {commission}, {paid}, koszt kredytu {cost}, razem do zapłaty {total}.',
    examplePlan: {
      one: '{count} rata po {amount}',
      few: '{count} raty po {amount}',
      many: '{count} rat po {amount}',
      other: '{count} raty po {amount}',
    },
    exampleUneven: {
      one: '{count} rata po {amount}',
      few: '{count} raty po {amount}, ostatnia {last}',
      many: '{count} rat po {amount}, ostatnia {last}',
      other: '{count} raty po {amount}, ostatnia {last}',
    },
    contract: 'Ostateczne warunki podaje umowa kredytu.',
    simulator: 'Symulator: {name}',
  },
});
