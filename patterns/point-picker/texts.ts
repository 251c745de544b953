import { defineTexts } from '../../components/texts/texts.ts';

export const pointPickerTexts = defineTexts('pointPicker', {
  pl: {
    query: 'Miejscowość, kod pocztowy lub kod punktu',
    'query.postOffice': 'Miejscowość lub kod pocztowy',
    search: 'Szukaj',
    near: 'Blisko mnie',
    point: 'Punkt odbioru',
    'point.postOffice': 'Placówka pocztowa',
    last: 'ostatnio wybierany',
    map: 'Pokaż na mapie',
    overview: 'Rozkład punktów. Numery są te same co na liście, północ jest u\u00a0góry.',
    kilometres: '{count}\u00a0km',
    here: 'Twoje położenie',
    customerNumber: 'Numer klienta',
    customerNumberHint: 'Tylko do punktów otwieranych numerem klienta. Znajdziesz go w\u00a0aplikacji przewoźnika.',
  },
  en: {
    query: 'Town, postcode or pick-up point code',
    'query.postOffice': 'Town or postcode',
    search: 'Search',
    near: 'Near me',
    point: 'Pick-up point',
    'point.postOffice': 'Post office',
    last: 'your last choice',
    map: 'Show on a map',
    overview: 'Where the points are. The numbers are those of the list, and north is up.',
    kilometres: '{count}\u00a0km',
    here: 'Your location',
    customerNumber: 'Customer number',
    customerNumberHint: 'Only for points that open with a customer number. You will find it in the carrier’s app.',
  },
});
