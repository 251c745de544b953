import { execFileSync } from 'node:child_process';
import { HttpShopper } from '../../e2e/support/http-shopper.ts';
import type { Shop } from '../../e2e/support/shop.ts';
import { follows, loaded, visits } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

/** From "open the order" to "return sent". */
export const mostKeys = 40;

/** A guest has ordered a cup and a bag, and the parcel is sent. */
export async function prepare(shop: Shop): Promise<void> {
  const shopper = new HttpShopper(shop.url);
  for (const product of ['1001', '1017'])
    await shopper.post('/basketchange.php', {
      mode: '1',
      change: 'add',
      getAjax: 'true',
      product,
      size: 'uniw',
      number: '1',
    });
  await shopper.order(await shopper.prepare({ shipping: '1-1', payform_id: 'transfer' }));
  // SQLite admits one process.
  await shop.kill();
  for (const words of [
    ['orders', 'paid', '20261121/001'],
    ['orders', 'move', '20261121/001', 't'],
  ])
    execFileSync(process.execPath, ['storefront/operator/main.ts', ...words], {
      env: { ...process.env, DATA_DIR: shop.dataDir, SHOP_NOW: '2026-11-21T10:05:00+01:00' },
    });
  await shop.restart();
}

/** A step begins at its question: its title is all that is said of it. */
const beginsAt = (question: string): ReadonlyArray<string> => [
  `Ukończono wczytywanie ${question} | Zwrot do zamówienia 20261121/001 | Sień.`,
];

/** Returns the cup with a label of the shop, and the money goes to a bank account. */
export const steps = [
  visits('mail:/orderdetails.php', loaded('Zamówienie 20261121/001')),
  presses('h', 'Zamówienie 20261121/001 nagłówek 1. poziomu.'),
  presses('Tab', 'Odstąp od umowy tutaj odnośnik.'),
  presses('Tab', 'Zwróć towar odnośnik.'),
  follows('Return', beginsAt('Co chcesz zwrócić?')),
  presses('Tab', 'Lista z 2 elementami.', 'Zwracam: Kubek Poranek, wapno przycisk opcji niezaznaczony.'),
  presses('space', 'zaznaczony'),
  follows('Return', beginsAt('Jak chcesz oddać produkty?')),
  presses(
    'Tab',
    'Jak chcesz oddać produkty? panel.',
    'Z etykietą od nas.',
    'niewybrany przycisk radiowy',
    '1 z 5.',
    'Wydrukujesz etykietę i nakleisz ją na paczkę. 0,00 zł.',
  ),
  presses('space', 'wybrany'),
  follows('Return', beginsAt('Jak odeślesz paczkę?')),
  presses('Tab', 'Jak odeślesz paczkę? panel.', 'Oddam ją kurierowi.', 'niewybrany przycisk radiowy', '1 z 2.'),
  presses('space', 'wybrany'),
  follows('Return', beginsAt('Jak oddać pieniądze?')),
  presses(
    'Tab',
    'Jak oddać pieniądze? panel.',
    'Przelewem na konto.',
    'niewybrany przycisk radiowy',
    '1 z 2.',
    'Podasz numer konta.',
  ),
  presses('space', 'wybrany'),
  presses('Tab', 'Numer konta wejście.', '26 cyfr.', 'Tryb zaznaczania'),
  types('PL61109010140000071219812874'),
  follows('Return', beginsAt('Sprawdź i wyślij zgłoszenie')),
  presses('Tab', 'Zmień: Zwracasz odnośnik.'),
  presses('Tab', 'Zmień: Sposób zwrotu odnośnik.'),
  presses('Tab', 'Zmień: Forma zwrotu odnośnik.'),
  presses('Tab', 'Wróć odnośnik.'),
  presses('Tab', 'Zgłoś zwrot przycisk.'),
  follows('Return', ['Ukończono wczytywanie Zwrot 20261121/001-1 | Sień.', 'Zwrot został zgłoszony.']),
  presses('h', 'Zwrot 20261121/001-1 nagłówek 1. poziomu.'),
  presses('h', 'Co dalej nagłówek 2. poziomu.'),
  presses('Down', 'Wydrukuj etykietę, naklej ją na paczkę i nadaj paczkę w ciągu 14 dni.'),
  presses('Down', 'Pobierz etykietę w PDF odnośnik.'),
];
