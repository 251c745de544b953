import { defineTexts } from '../../../../../components/texts/texts.ts';

export const findPointsTexts = defineTexts('findPoints', {
  pl: {
    start: 'Wpisz, gdzie chcesz odebrać przesyłkę.',
    found: {
      one: 'Znaleźliśmy {count} miejsce odbioru.',
      few: 'Znaleźliśmy {count} miejsca odbioru.',
      many: 'Znaleźliśmy {count} miejsc odbioru.',
      other: 'Znaleźliśmy {count} miejsc odbioru.',
    },
    around: {
      one: 'Najbliżej {place}: {count} miejsce odbioru.',
      few: 'Najbliżej {place}: {count} miejsca odbioru.',
      many: 'Najbliżej {place}: {count} miejsc odbioru.',
      other: 'Najbliżej {place}: {count} miejsc odbioru.',
    },
    near: {
      one: 'W\u00a0pobliżu: {count} miejsce odbioru.',
      few: 'W\u00a0pobliżu: {count} miejsca odbioru.',
      many: 'W\u00a0pobliżu: {count} miejsc odbioru.',
      other: 'W\u00a0pobliżu: {count} miejsc odbioru.',
    },
    more: 'Pokazujemy pierwsze {count}. Dopisz ulicę albo kod, żeby zawęzić.',
    metres: '{count}\u00a0m',
    kilometres: '{count}\u00a0km',
  },
  en: {
    start: 'Enter where you would like to collect the parcel.',
    found: { one: 'We found {count} pick-up point.', other: 'We found {count} pick-up points.' },
    around: {
      one: 'Nearest to {place}: {count} pick-up point.',
      other: 'Nearest to {place}: {count} pick-up points.',
    },
    near: { one: 'Nearby: {count} pick-up point.', other: 'Nearby: {count} pick-up points.' },
    more: 'These are the first {count}. Add a street or postcode to narrow them down.',
    metres: '{count}\u00a0m',
    kilometres: '{count}\u00a0km',
  },
});
