import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentOrder } from '../features/returns/server/testing/sent-order.ts';
import { holdDecoder } from '../platform/decoding/testing/hold-decoder.ts';
import { bomb, fileOf, jpeg } from '../platform/uploads/testing/photos.ts';
import type { Store } from '../store/index.ts';
import { filledShop, makePlace, type Place } from '../store/testing/stores.ts';
import { byCourier, serve, type Seen, type Visitor } from '../testing/shop-under-test.ts';

let place: Place;
let store: Store;
let visit: () => Visitor;
beforeAll(async () => {
  place = await makePlace('sqlite', filledShop());
  store = await place.open();
  await store.settings.set('rateLimitFactor', 10_000);
  const shop = serve(store, () => place.clock.now, place.dataDir);
  visit = () => shop.visitor();
}, 60_000);
afterAll(() => place.remove());

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const refused = (answer: Seen, message: string, status = 422) => {
  expect(plain(answer.text)).toContain(message);
  expect(answer.status).toBe(status);
};

async function filled(lines: ReadonlyArray<readonly [product: string, size: string, number?: string]>) {
  const visitor = visit();
  for (const [product, size, number = '1'] of lines) await visitor.post('/basketchange.php', { product, size, number });
  return visitor;
}

describe('presents, instalments, opinions and returns say what is wrong, in the running shop [X-14]', () => {
  it('a present that this basket is worth too little for', async () => {
    const visitor = await filled([['1017', 'uniw', '2']]);
    const present = { product: '1031', size: '', set_quantity: '1' };
    const line = Object.fromEntries(Object.entries(present).map(([name, value]) => [`${name}[0]`, value]));
    await visitor.post('/basketchange.php?type=multiproduct', { ...line, 'gift[0]': '1' });
    expect((await visitor.get('/basketedit.php')).text).toContain(
      'Przy tej wartości koszyka prezent nie jest już dostępny.',
    );
  });

  it('instalments: each reason in the basket, at the method and for a sent form', async () => {
    const lamp = ['1026', 'uniw'] as const;
    const bed = (size: string) => ['1011', size] as const;
    const six = [bed('140-200'), bed('160-200'), bed('220-200'), ['1019', '45-cm'], ['1019', '65-cm'], lamp] as const;
    const cases = [
      [six, 300_00, 10_000_00, 'Na raty można kupić najwyżej 5 produktów naraz.'],
      [[lamp, ['1017', 'uniw']], 300_00, 10_000_00, 'Nie wszystkie produkty można kupić na raty.'],
      [[['1019', '45-cm']], 1_000_00, 1_200_00, 'Raty są od 1 000,00 zł. Brakuje '],
      [[[...lamp, '3']], 1_000_00, 1_200_00, 'Raty są do 1 200,00 zł. Ta kwota jest wyższa.'],
    ] as const;
    for (const [lines, minimum, maximum, message] of cases) {
      // oxlint-disable no-await-in-loop -- the settings are those of the whole shop
      await store.settings.set('instalmentMinimum', minimum);
      await store.settings.set('instalmentMaximum', maximum);
      const visitor = await filled(lines);
      expect(plain((await visitor.get('/basketedit.php')).text)).toContain(message);
      expect(plain((await visitor.get('/order1.php')).text)).toContain(message);
      const choice = { ...byCourier, payform_id: '14', instalment_terms: 'read' };
      refused(await visitor.post('/order1.php', choice), message);
      // oxlint-enable no-await-in-loop
    }
  });

  it('an opinion: empty, with a photo of a wrong size or type, and not sent', async () => {
    const send = (more: Record<string, string | File>) => {
      const form = new FormData();
      const fields: Record<string, string | File> = {
        product: '1004',
        note: '4',
        opinion: 'Dobrze leży w dłoni.',
        addopinion_name: 'Hanna',
        addopinion_email: 'hanna@poczta.pl',
        ...more,
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return visit().post('/settings.php', form);
    };
    refused(await send({ opinion: '' }), 'Napisz opinię.');
    refused(
      await send({ opinion_photo: fileOf(await bomb(), 'a.jpg') }),
      'Maksymalny rozmiar zdjęcia to: 2048x1536px.',
    );
    refused(await send({ opinion_photo: fileOf('GIF89a', 'a.jpg') }), 'Dopuszczalne formaty zdjęć: .jpg.');
    await store.settings.set('imagesWaiting', 0);
    const decoder = await holdDecoder();
    const busy = await send({ opinion_photo: fileOf(await jpeg(64, 48), 'kubek.jpg') });
    await decoder.free();
    await store.settings.reset('imagesWaiting');
    refused(busy, 'Nie udało się wysłać opinii. Spróbuj jeszcze raz. Oglądamy teraz dużo zdjęć naraz', 503);
    expect(busy.text).toContain('Dobrze leży w dłoni.');
  });

  it('a return: each step, a parcel locker without a phone number, a wrong bank account', async () => {
    const visitor = visit();
    const tables = await place.openTables();
    const { number, query } = await sentOrder(visitor, { store, tables, now: place.clock.now }, ['1001', 'uniw', '1']);
    const send = (step: string, form: Record<string, string>) => visitor.post(`/returns-${step}.php?${query}`, form);
    const mug = { 'product[0]': '1001', 'size[0]': 'uniw', 'additional[0]': '', 'set_quantity[0]': '1' };
    refused(await send('products', {}), 'Wybierz produkty, które chcesz zwrócić.');
    await send('products', mug);
    refused(await send('method', {}), 'Wybierz sposób zwrotu.');
    refused(await send('method', { return_type: '4' }), 'Wybierz szczegóły sposobu zwrotu.');
    await send('method', { return_type: '1' });
    refused(await send('sites', {}), 'Wybierz punkt zwrotu.');
    await send('method', { return_type: '3' });
    await send('couriers', { shipping: '3-post' });
    refused(await send('repayments', {}), 'Wybierz, jak oddać pieniądze.');
    const account = { return_type: 'b', bank_account: '123' };
    refused(await send('repayments', account), 'Format numeru konta bankowego jest niepoprawny');

    // An account may have had no number when it ordered.
    const { id, details } = (await store.orders.byNumber(number))!;
    const address = { ...(details['address'] as object), phone: '' };
    await tables
      .updateTable('orders')
      .set({ details: JSON.stringify({ ...details, address }) })
      .where('id', '=', id)
      .execute();
    refused(
      await send('method', { return_type: '4', method_param: 'a' }),
      'Żeby zwrócić paczkę przez automat, uzupełnij numer telefonu w ustawieniach konta.',
    );
  });
});
