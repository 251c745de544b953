import { defineTexts } from '../texts/texts.ts';

export const datePickerTexts = defineTexts('date-picker', {
  pl: {
    calendar: 'Kalendarz',
    choose: 'Wybierz datę',
    change: 'Zmień datę, {date}',
    today: 'Dziś',
    clear: 'Wyczyść',
  },
  en: {
    calendar: 'Calendar',
    choose: 'Choose a date',
    change: 'Change the date, {date}',
    today: 'Today',
    clear: 'Clear',
  },
});
