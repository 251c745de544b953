import type { deliveryWeekdays } from '../rules/delivery-date.ts';
import { defineTexts } from '../../components/texts/texts.ts';

export const deliveryDateTexts = defineTexts('deliveryDate', {
  pl: {
    today: 'dziś',
    monday: 'w poniedziałek',
    tuesday: 'we wtorek',
    wednesday: 'w środę',
    thursday: 'w czwartek',
    friday: 'w piątek',
    saturday: 'w sobotę',
    sunday: 'w niedzielę',
    onDay: '{weekday}, {date}',
    arrives: 'U Ciebie {when}',
    arrivesIf: 'U Ciebie {when}, jeśli zamówisz do {time}',
    ahead: {
      one: 'Dostawa za {count} dzień',
      few: 'Dostawa za {count} dni',
      many: 'Dostawa za {count} dni',
      other: 'Dostawa za {count} dnia',
    },
    tooFar: 'Najbliższy termin jest za ponad {count} dni. Napisz do nas, ustalimy go.',
    timeLeft: 'Czas na zamówienie',
    orderUntil: 'Zamów do',
    check: 'Sprawdź w\u00A0kalendarzu',
    calendar: 'Dni dostawy',
    orderOn: 'Dostawa {when}: zamów najpóźniej {latest}.',
    orderToday: 'Dostawa {when}: zamów jeszcze dziś.',
    orderOnBefore: 'Dostawa {when}: zamów najpóźniej {latest}, do {time}.',
    orderTodayBefore: 'Dostawa {when}: zamów dziś do {time}.',
  } satisfies Record<(typeof deliveryWeekdays)[number], string> & Record<string, unknown>,
});
