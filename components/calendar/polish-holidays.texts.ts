import type { PolishHolidayKey } from '../dates/index.ts';
import { defineTexts } from '../texts/texts.ts';

export const polishHolidayTexts = defineTexts('polish-holidays', {
  pl: {
    newYear: 'Nowy Rok',
    epiphany: 'Święto Trzech Króli',
    easter: 'Wielkanoc',
    easterMonday: 'Poniedziałek Wielkanocny',
    labourDay: 'Święto Pracy',
    constitutionDay: 'Święto Konstytucji 3\u00a0Maja',
    pentecost: 'Zielone Świątki',
    corpusChristi: 'Boże Ciało',
    assumption: 'Wniebowzięcie Najświętszej Maryi Panny',
    allSaints: 'Wszystkich Świętych',
    independenceDay: 'Narodowe Święto Niepodległości',
    christmasEve: 'Wigilia Bożego Narodzenia',
    christmas: 'Boże Narodzenie',
    secondDayOfChristmas: 'Drugi dzień Bożego Narodzenia',
  } satisfies Record<PolishHolidayKey, string>,
  en: {
    newYear: 'New Year’s Day',
    epiphany: 'Epiphany',
    easter: 'Easter Sunday',
    easterMonday: 'Easter Monday',
    labourDay: 'Labour Day',
    constitutionDay: 'Constitution Day',
    pentecost: 'Whit Sunday',
    corpusChristi: 'Corpus Christi',
    assumption: 'Assumption Day',
    allSaints: 'All Saints’ Day',
    independenceDay: 'Independence Day',
    christmasEve: 'Christmas Eve',
    christmas: 'Christmas Day',
    secondDayOfChristmas: 'Second Day of Christmas',
  },
});
