import { defineTexts } from '../texts/texts.ts';

/** The other texts are those of the DateRangePicker. */
export const dateTimeRangePickerTexts = defineTexts('date-time-range-picker', {
  pl: {
    open: 'Wybierz zakres dat i\u00a0godzin',
    change: 'Zmień zakres dat i\u00a0godzin, od {start} do {end}',
    startTime: 'Od godziny',
    endTime: 'Do godziny',
    noDays: 'Wybierz początek zakresu.',
    noStartTime: 'Wybierz godzinę początku.',
    noEndTime: 'Wybierz godzinę końca.',
    wrongStartTime: 'O\u00a0tej godzinie zakres nie może się zacząć. Wybierz inną godzinę początku.',
    wrongEndTime: 'O\u00a0tej godzinie zakres nie może się skończyć. Wybierz inną godzinę końca.',
    timeOrder: 'Godzina końca jest przed godziną początku. Popraw jedną z\u00a0nich.',
  },
  en: {
    open: 'Choose dates and times',
    change: 'Change dates and times, from {start} to {end}',
    startTime: 'From time',
    endTime: 'To time',
    noDays: 'Choose the start.',
    noStartTime: 'Choose the start time.',
    noEndTime: 'Choose the end time.',
    wrongStartTime: 'It cannot start at this time. Choose another start time.',
    wrongEndTime: 'It cannot end at this time. Choose another end time.',
    timeOrder: 'The end time is before the start time. Correct one of them.',
  },
});
