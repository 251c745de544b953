import { execFileSync } from 'node:child_process';
import { HttpShopper } from '../../e2e/support/http-shopper.ts';
import type { Shop } from '../../e2e/support/shop.ts';
import { follows, loaded, visits } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

/** A guest has complained, and the shop asks which solution is better. */
export async function prepare(shop: Shop): Promise<void> {
  const shopper = new HttpShopper(shop.url);
  const wish = { mode: '1', change: 'add', getAjax: 'true', product: '1002', size: 'uniw', number: '1' };
  await shopper.post('/basketchange.php', wish);
  const { address } = await shopper.order(await shopper.prepare({ shipping: '1-1', payform_id: 'transfer' }));
  const filed = await shopper.post(address.replace('/orderdetails.php', '/rma-method.php'), {
    'product[0]': '1002',
    'size[0]': 'uniw',
    'comment[0]': 'Po tygodniu pojawiła się rysa.',
    rma_type: 'exchange',
    return_type: '3',
  });
  if (filed.status !== 303) throw new Error(`The complaint was answered with ${filed.status}.`);
  // SQLite admits one process.
  await shop.kill();
  const words = ['complaints', 'ask', 'R/2026/001', 'Widzimy rysę. Wymienić czy oddać pieniądze?', '--by', 'Ewa'];
  execFileSync(process.execPath, ['storefront/operator/main.ts', ...words], {
    env: { ...process.env, DATA_DIR: shop.dataDir, SHOP_NOW: '2026-11-21T10:05:00+01:00' },
  });
  await shop.restart();
}

/** Reads the shop's question, keeps the exchange and answers. */
export const steps = [
  visits('mail:/rma-details.php', loaded('Reklamacja R/2026/001')),
  presses('h', 'Reklamacja R/2026/001 nagłówek 1. poziomu.'),
  presses('Down', 'Lista z 1 elementem.', 'Kubek Poranek nagłówek 2. poziomu.'),
  presses('h', 'Rozmowa o reklamacji nagłówek 2. poziomu.'),
  presses('Down', 'Lista z 2 elementami.', 'Po tygodniu pojawiła się rysa.'),
  presses('Down', 'Oczekuję: wymiana na nowy.'),
  presses('Down', 'Ty, 21 listopada 2026 10:00.'),
  presses('Down', 'Reklamacja: czeka na Ciebie.'),
  presses('Down', 'Widzimy rysę. Wymienić czy oddać pieniądze?'),
  presses('Down', 'Ewa, Sień, 21 listopada 2026 10:05.'),
  presses('Tab', 'Zamówienie 20261121/001 odnośnik.'),
  presses(
    'Tab',
    'region Odpowiedz',
    'formularz',
    'Wybierz rozwiązanie panel.',
    'Wymiana na nowy.',
    'wybrany przycisk radiowy',
    '2 z 4.',
  ),
  presses(
    'Tab',
    'wyjście z panelu.',
    'Wiadomość (nieobowiązkowe) wejście.',
    'Napisz, jeśli chcesz coś dodać. Do 2 000 znaków.',
    'Tryb zaznaczania',
  ),
  types('Dziękuję'),
  presses(
    'Tab',
    'Zdjęcia i pliki (nieobowiązkowe) Zdjęcia i pliki (nieobowiązkowe): Nie wybrano pliku przycisk.',
    'Do 10 plików, razem do 13 MB, np. zdjęcie albo dowód zakupu.',
    'Tryb przeglądania',
  ),
  presses('Tab', 'Wyślij przycisk.'),
  follows('Return', [...loaded('Reklamacja R/2026/001'), 'Wiadomość wysłana.']),
  presses('h', 'Reklamacja R/2026/001 nagłówek 1. poziomu.'),
  presses('h', 'Kubek Poranek nagłówek 2. poziomu.'),
];
