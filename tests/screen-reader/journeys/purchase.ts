import { recipient } from '../../../storefront/reference/asking/recipient.ts';
import {
  follows,
  goesFromTheMessageToTheBasket,
  leavesAddressAndInvoice,
  loaded,
  opensTheSearch,
  suggests,
  waitsForPage,
} from '../journey-steps.ts';
import { inAnyOrder } from '../judged.ts';
import { presses, types } from '../script.ts';

/** The auditor needed 56. */
export const mostKeys = 50;

/** The simulator says that it is one. */
const ofTheSimulator =
  'Płatność na próbę To sklep pokazowy, nikt nie pobiera pieniędzy. Kod 777123 zostanie przyjęty, 777456 odrzucony, 777789 nie doczeka się odpowiedzi, 777321 zostanie przyjęty po 30 sekundach. Każdy inny jest błędny.';

/** A guest finds a product by live search, selects size and two pieces, orders by courier and pays by BLIK. */
export const steps = [
  ...opensTheSearch,
  suggests('deska boch', '3 wyniki.', 'rozwinięty'),
  presses('Down', 'Podpowiedzi przycisk listy', 'Produkty panel.', 'Deska Bochen , 119,00 zł.', '1 z 3.'),
  follows('Return', loaded('Deska Bochen')),
  presses('r', '23×15 cm.', 'wybrany przycisk radiowy', '1 z 2.'),
  presses('r', '30×19 cm.', 'niewybrany przycisk radiowy', '2 z 2.'),
  presses('space', 'wybrany', 'Cena: 149,00 zł.'),
  presses('Tab', 'wyjście z panelu.', 'Ilość 1 wejście liczbowe.', 'sztuka.', 'Tryb zaznaczania'),
  presses('Up', 'sztuki', '2'),
  presses('Tab', 'Do koszyka przycisk.', 'Tryb przeglądania'),
  inAnyOrder(
    presses(
      'space',
      'W toku',
      'Dodano do koszyka. Deska Bochen, 2 sztuki. Zobacz koszyk',
      'Komunikaty znajdziesz pod klawiszem F6.',
    ),
  ),
  ...goesFromTheMessageToTheBasket,
  presses('h', 'Deska Bochen odnośnik nagłówek 2. poziomu.'),
  presses('h', 'Wybierz prezent nagłówek 2. poziomu.'),
  presses('h', 'Podsumowanie nagłówek 2. poziomu.'),
  presses('b', 'Przejdź do zamówienia przycisk.'),
  follows('Return', loaded('Dostawa i płatność')),
  presses('Tab', 'Przejdź do treści odnośnik.'),
  presses('Tab', 'Sień, strona główna odnośnik.'),
  presses('Tab', 'Koszyk odnośnik.'),
  presses('Tab', 'wyjście z listy.', 'formularz', 'region Twoje dane', 'Imię wejście wymagane.', 'Tryb zaznaczania'),
  types(recipient.firstname),
  presses('Tab', 'Nazwisko wejście wymagane.'),
  types(recipient.lastname),
  presses('Tab', 'E-mail wejście wymagane.', 'Na ten adres wyślemy potwierdzenie.'),
  types(recipient.email),
  presses('Tab', 'Telefon wejście wymagane.', 'Zadzwoni tylko kurier.'),
  types(recipient.phone),
  presses('Tab', 'Ulica wejście wymagane.'),
  types(recipient.street),
  presses('Tab', 'Numer domu wejście wymagane.'),
  types(recipient.street_number),
  presses('Tab', 'Kod pocztowy wejście wymagane.'),
  types(recipient.zipcode),
  presses('Tab', 'Miejscowość wejście wymagane.'),
  types(recipient.city),
  ...leavesAddressAndInvoice,
  presses(
    'Tab',
    'wyjście z panelu.',
    'Dostawa panel.',
    'Kurier.',
    'wybrany przycisk radiowy',
    '1 z 8.',
    'u Ciebie: wtorek, 24 listopada 0,00 zł.',
  ),
  presses(
    'Tab',
    'wyjście z panelu.',
    'Płatność panel.',
    'BLIK.',
    'wybrany przycisk radiowy',
    '1 z 5.',
    '6 cyfr z aplikacji banku, podasz je po zamówieniu 0,00 zł.',
  ),
  presses('Tab', 'wyjście z panelu.', 'region Podsumowanie', 'Dalej: podsumowanie przycisk.'),
  follows('Return', loaded('Sprawdź i zamów')),
  presses(
    'x',
    'Akceptuję regulamin. Wiem, że mam 14 dni na odstąpienie od umowy. przycisk opcji niezaznaczony wymagane.',
  ),
  presses('space', 'zaznaczony'),
  presses('b', 'Zamawiam z obowiązkiem zapłaty przycisk.'),
  follows('Return', [...loaded('Zapłać BLIK-iem'), ofTheSimulator]),
  presses('Tab', 'Przejdź do treści odnośnik.'),
  presses('Tab', 'Sień, strona główna odnośnik.'),
  presses(
    'Tab',
    'wyjście z baneru.',
    'główna treść',
    'formularz',
    'Kod BLIK wejście wymagane.',
    'Sześć cyfr z aplikacji banku. Kod jest ważny 2 minuty.',
    'Tryb zaznaczania',
  ),
  types('777123'),
  follows('Return', [...loaded('Potwierdź w aplikacji banku'), 'Czekamy na potwierdzenie w aplikacji banku.']),
  waitsForPage(15, loaded('Dziękujemy, zamówienie 20261121/001 przyjęte')),
  presses('h', 'Dziękujemy, zamówienie przyjęte nagłówek 1. poziomu.'),
];
