import { defineTexts } from '../../../components/texts/texts.ts';

/** The messages of commands about delivery. */
export const deliveryCommandTexts = defineTexts('operatorDelivery', {
  pl: {
    usage: `Użycie: npm run operator -- <czego> <co zrobić>
  couriers list                                     kurierzy z ceną i warunkami
  couriers add <id> "nazwa" <prepaid|dvp> <cena>    nowy kurier; prepaid: płatne z góry, dvp: przy odbiorze
  couriers set <id> <co> <wartość>                  zmienia kuriera:
                                                    name "nazwa", cost 16,90, freeFrom 250 albo brak,
                                                    costLater tak albo nie (koszt ustalisz po zamówieniu),
                                                    minWorth, maxWorth 5000 albo brak, maxWeight (kg) 30 albo brak,
                                                    days 2 (dni roboczych), phone tak albo nie,
                                                    place brak, punkt, poczta albo salon,
                                                    areas "00,01,30" (początki kodów) albo brak,
                                                    hours "8:00–12:00,12:00–16:00" (klient wybiera dzień) albo brak,
                                                    time 8-19 (klient wybiera dzień i\u00a0godzinę, od 8:00 do 19:59)
                                                    albo brak,
                                                    system adres, simulator albo brak
                                                    countries PL,CZ (kraje, do których dowozi)
  countries list                                    kraje sklepu i\u00a0ich kurierzy
  countries set PL,CZ,SK                            kraje, do których sklep dostarcza; pierwszy jest jego własny
  pickups import <id kuriera> <plik.json>            wymienia wszystkie punkty odbioru kuriera
  days off <rrrr-mm-dd> "nazwa"                     dzień bez wysyłek i dostaw
  days work <rrrr-mm-dd> "nazwa"                    dzień roboczy w sobotę, niedzielę albo święto
  days reset <rrrr-mm-dd>                           zwykły dzień
  shops hours <id salonu> "poniedziałek–piątek 10:00–19:00; sobota 10:00–16:00"
                                                    godziny otwarcia`,
    noCourier: 'Nie ma kuriera „{id}”. Kurierów podaje polecenie couriers list.',
    badCountry: '„{value}” nie jest krajem, do którego można dostarczać. Są: {countries}.',
    countryNotServed:
      'Sklep nie dostarcza do kraju {iso}. Jego kraje to {countries}; zmienia je polecenie countries set.',
    countriesSet: 'Sklep dostarcza do krajów: {countries}. Kurierów do nich ustawia couriers set <id> countries.',
    countryHead: '{iso}: {name}, kurierzy: {couriers}',
    noCourierThere: 'żaden, więc nikt nie może wybrać tego kraju',
    noCouriers: 'Nie ma żadnego kuriera. Dodaje go polecenie couriers add.',
    courierTaken: 'Kurier „{id}” już jest.',
    courierAdded: 'Kurier „{id}” dodany. Resztę warunków ustawia polecenie couriers set.',
    courierChanged: 'Kurier „{id}” zmieniony: {field} to teraz {value}.',
    badId: '„{value}” nie może być id kuriera: małe litery bez polskich znaków, cyfry i\u00a0łączniki.',
    badPayment: 'Płatność to prepaid albo dvp, a\u00a0nie „{value}”.',
    badField: 'Kurier nie ma warunku „{value}”. Są: {fields}.',
    badAmount: '„{value}” nie jest kwotą, np. 16,90.',
    badNumber: '„{value}” nie jest liczbą od 0 do {most}.',
    badFlag: 'Wpisz tak albo nie, a\u00a0nie „{value}”.',
    badPlace: 'Miejsce to brak, punkt, poczta albo salon, a\u00a0nie „{value}”.',
    badAreas: 'Obszar to początki kodów po przecinku, np. 00,30,311.',
    badHours: 'Godziny to przedziały po przecinku, np. 8:00–12:00,12:00–16:00.',
    badTime: 'Godzina dostawy jest od pełnej godziny do pełnej godziny, np. 8-19.',
    badSystem: 'System kuriera to adres https, simulator albo brak.',
    badName: 'Nazwa ma od 1 do 100 znaków.',
    badDay: '„{value}” nie jest datą. Wpisz ją jak 2026-12-24.',
    dayOff: '{day} nie wysyłamy i\u00a0nie dostarczamy: {name}.',
    dayWork: '{day} to dzień roboczy: {name}.',
    dayReset: '{day} to zwykły dzień.',
    badOpening: '„{value}” nie jest godzinami otwarcia, np. sobota 10:00–16:00 albo niedziela nieczynne.',
    noShop: 'Nie ma salonu „{id}”. Są: {ids}.',
    hoursSet: 'Godziny otwarcia zmienione: {hours}.',
    noFile: 'Nie da się przeczytać pliku {file}.',
    notJson: 'Plik {file} nie jest listą punktów w\u00a0JSON.',
    tooManyPoints: 'Punktów może być najwyżej {most}, a\u00a0plik ma {count}.',
    noPointCourier: 'Kurier „{id}” nie dowozi do punktów. Ustawia to couriers set {id} place punkt.',
    badPoint: 'Punkt {number} w\u00a0pliku: brakuje {what} albo jest błędne. Nic się nie zmieniło.',
    pointTwice: 'Kod punktu „{id}” jest w\u00a0pliku dwa razy. Nic się nie zmieniło.',
    pointTaken: 'Punkt „{id}” należy już do kuriera „{owner}”. Nic się nie zmieniło.',
    pointsImported: {
      one: 'Kurier „{id}” ma teraz {count} punkt odbioru.',
      few: 'Kurier „{id}” ma teraz {count} punkty odbioru.',
      many: 'Kurier „{id}” ma teraz {count} punktów odbioru.',
      other: 'Kurier „{id}” ma teraz {count} punktów odbioru.',
    },
    courierHead: '{id}: {name}, {payment}, {cost}',
    free: 'gratis od {amount}',
    costLater: 'koszt ustalany po zamówieniu',
  },
});
