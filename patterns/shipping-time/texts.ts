import { defineTexts } from '../../components/texts/texts.ts';

/** What the shop says about dispatch (spec 4). */
export const shippingTimeTexts = defineTexts('shippingTime', {
  pl: {
    unknown: 'Czas wysyłki ustalimy po zamówieniu',
    deadline: 'Zamów do {time}, wyślemy dziś',
    left: 'Zostało {hours} godz. {minutes} min',
    leftMinutes: 'Zostało {minutes} min',
    today: 'Wyślemy dziś',
    tomorrow: 'Wyślemy jutro',
    within24Hours: 'Wyślemy w ciągu 24 godzin',
    longWait: {
      one: 'Wysyłka za {count} dzień',
      few: 'Wysyłka za {count} dni',
      many: 'Wysyłka za {count} dni',
      other: 'Wysyłka za {count} dnia',
    },
    monday: 'Wyślemy w poniedziałek',
    tuesday: 'Wyślemy we wtorek',
    wednesday: 'Wyślemy w środę',
    thursday: 'Wyślemy w czwartek',
    friday: 'Wyślemy w piątek',
    saturday: 'Wyślemy w sobotę',
    sunday: 'Wyślemy w niedzielę',
    withDate: '{weekday}, {date}',
  },
});
