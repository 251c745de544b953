import { defineTexts } from '../../../components/texts/texts.ts';

/** The messages of commands about discount codes. */
export const codesCommandTexts = defineTexts('operatorCodes', {
  pl: {
    usage: `Użycie: npm run operator -- codes <co zrobić>
  codes list                                        kody rabatowe, ich warunki i użycia
  codes set <kod> <ile> [opcje]                     nowy kod albo nowe warunki kodu, np. codes set LATO26 15
      --kind procent|kwota|dostawa                  <ile> to procent, złote albo nic (0); bez tego mówi o tym ustawienie rebateType
      --also 5,00                                   oprócz procentu jeszcze tyle złotych
      --from 100,00                                 od tylu złotych za produkty
      --since 2026-06-01 --until 2026-06-30         od którego i do którego dnia, razem z nim
      --uses 100                                    w ilu zamówieniach najwyżej
  codes end <kod>                                   kończy kod teraz`,
    none: 'Nie ma żadnego kodu rabatowego.',
    badCode: 'Kod „{value}” ma mieć od 1 do 40 znaków: wielkie litery bez ogonków, cyfry, myślnik.',
    badKind: 'Rodzaj „{value}” nie jest żadnym z: procent, kwota, dostawa.',
    badPercent: 'Procent „{value}” nie jest liczbą całkowitą od 1 do 100.',
    badAmount: 'Kwota „{value}” nie jest kwotą, np. 20,00.',
    badNothing: 'Kod na bezpłatną dostawę ma wartość 0.',
    alsoPercent: 'Kwotę --also można dodać tylko do procentu.',
    badDay: 'Dzień „{value}” nie jest datą, np. 2026-06-30.',
    badOrder: 'Ostatni dzień jest przed pierwszym.',
    badUses: 'Liczba „{value}” nie jest dodatnią liczbą całkowitą.',
    usedMore: 'Kod {code} wykorzystano już więcej razy.',
    unknown: 'Nie ma kodu {code}.',
    saved: 'Kod {line}',
    ended: 'Kod {code} już nie działa.',
    percentage: '{code}: {percent}% taniej',
    percentageAlso: '{code}: {percent}% i\u00A0{save} taniej',
    amount: '{code}: {amount} taniej',
    delivery: '{code}: bezpłatna dostawa',
    from: 'od {amount}',
    since: 'od dnia {day}',
    until: 'do dnia {day}',
    left: {
      one: 'jeszcze {count} raz',
      few: 'jeszcze {count} razy',
      many: 'jeszcze {count} razy',
      other: 'jeszcze {count} raza',
    },
  },
});
