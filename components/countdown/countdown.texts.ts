import { defineTexts } from '../texts/texts.ts';

export const countdownTexts = defineTexts('countdown', {
  pl: {
    days: { one: '{count}\u00a0dzień', few: '{count}\u00a0dni', many: '{count}\u00a0dni', other: '{count}\u00a0dnia' },
    hours: {
      one: '{count}\u00a0godzina',
      few: '{count}\u00a0godziny',
      many: '{count}\u00a0godzin',
      other: '{count}\u00a0godziny',
    },
    minutes: {
      one: '{count}\u00a0minuta',
      few: '{count}\u00a0minuty',
      many: '{count}\u00a0minut',
      other: '{count}\u00a0minuty',
    },
    seconds: {
      one: '{count}\u00a0sekunda',
      few: '{count}\u00a0sekundy',
      many: '{count}\u00a0sekund',
      other: '{count}\u00a0sekundy',
    },
    said: '{label}: {time}',
    ends: 'Koniec:',
    instant: '{day}, {time}',
  },
  en: {
    days: { one: '{count}\u00a0day', other: '{count}\u00a0days' },
    hours: { one: '{count}\u00a0hour', other: '{count}\u00a0hours' },
    minutes: { one: '{count}\u00a0minute', other: '{count}\u00a0minutes' },
    seconds: { one: '{count}\u00a0second', other: '{count}\u00a0seconds' },
    said: '{label}: {time}',
    ends: 'Ends:',
    instant: '{day}, {time}',
  },
});
