import { expect, it } from 'vitest';
import { mailsTo } from '../features/account/server/testing/mails.ts';
import { engines } from '../store/testing/stores.ts';
import { recipient } from '../testing/recipient.ts';
import { describeOnEngines } from '../testing/running-shop.ts';
import { hiddenFields, Visitor } from '../testing/shop-under-test.ts';

const card = { product: '1045', size: '100-zl' };

const wordsOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

describeOnEngines(
  'sold gift cards',
  (shop) => {
    const visitor = () => new Visitor((request) => fetch(request, { redirect: 'manual' }), shop().url);
    const summaryOf = async (buyer: Visitor, email: string, goods: Readonly<Record<string, string>>) => {
      await buyer.post('/basketchange.php', { ...goods, mode: '1', change: 'add' });
      const shipping = goods['product'] === card.product ? '6-1' : '1-1';
      await buyer.post('/order1.php', { ...recipient, email, shipping, payform_id: 'transfer' });
      return buyer.get('/order2.php');
    };
    const orderOf = ({ location }: { location: string | null }) => {
      const query = location!.split('?')[1]!;
      return { number: new URLSearchParams(query).get('order_number')!, page: `/orderdetails.php?${query}` };
    };
    const buy = async (buyer: Visitor, email: string, number: string) => {
      const summary = await summaryOf(buyer, email, { ...card, number });
      return orderOf(await buyer.post('/order2.php', { ...hiddenFields(summary), terms: '1', agree_virtual: '1' }));
    };
    const pay = async (number: string) => {
      for (const { id } of (await shop().store.orders.byNumber(number))!.payments)
        await shop().store.payments.report({ id }, 'accept');
    };
    /** Number and PIN of each card in a text. */
    const cardsIn = (text: string) =>
      [...text.matchAll(/numer (\d{4} \d{4} \d{4} \d{4}), PIN (\d{6})/gi)].map(([, number = '', pin = '']) => ({
        number,
        pin,
      }));

    it('are mailed once they are paid, each to pay with, and shown on the page of their order', async () => {
      const email = 'prezenty@poczta.pl';
      const buyer = visitor();
      const { number, page } = await buy(buyer, email, '2');
      const [confirmation] = await mailsTo(shop().store, email);
      expect(wordsOf(confirmation!.text)).toContain(
        'Kartę podarunkową wyślemy osobną wiadomością, gdy tylko dostaniemy zapłatę.',
      );
      expect(cardsIn(wordsOf((await buyer.get(page)).html))).toEqual([]);

      await pay(number);
      const mails = (await mailsTo(shop().store, email)).map(({ subject, text }) => ({ subject, text: wordsOf(text) }));
      expect(mails.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
        `Zamówienie ${number} jest opłacone`,
        `Karta podarunkowa z zamówienia ${number}`,
      ]);
      expect(mails[0]!.text).toContain('Kartę podarunkową wysyłamy osobną wiadomością.');
      expect(mails[0]!.text).not.toContain('pakowania');
      const sent = cardsIn(mails[1]!.text);
      expect(new Set(sent.map((one) => one.number)).size).toBe(2);
      expect(mails[1]!.text.match(/Karta na 100,00 zł/g)).toHaveLength(2);
      // Who gets this mail as a present cannot open the order.
      expect(mails[1]!.text).not.toContain('orderdetails');
      expect(cardsIn(wordsOf((await buyer.get(page)).html))).toEqual(sent);
      expect(wordsOf((await buyer.get(page)).html)).toContain('Wszystko z zamówienia masz już na tej stronie.');
      expect((await buyer.get(page)).html).not.toContain('pakowania');

      // The provider reports the payment again: no further cards are issued.
      await pay(number);
      expect(await mailsTo(shop().store, email)).toEqual([]);
      const { id } = (await shop().store.orders.byNumber(number))!;
      expect(await shop().store.giftCards.ofOrder({ id, accessKey: '' })).toHaveLength(2);

      // Whoever knows number and PIN pays with the card.
      const friend = visitor();
      await summaryOf(friend, 'obdarowana@poczta.pl', { product: '1017', size: 'uniw', number: '1' });
      const [first] = sent;
      const asCard = { payform_id: '190', voucher_id: first!.number };
      expect((await friend.post('/order-payments.php', { ...asCard, pin_value: '000000' })).status).toBe(422);
      expect((await friend.post('/order-payments.php', { ...asCard, pin_value: first!.pin })).status).toBe(303);
      expect(wordsOf((await friend.get('/order2.php')).html)).toContain('Karta podarunkowa: −');
    });

    it('cannot be taken and cancelled: the buyer has them already', async () => {
      const buyer = visitor();
      const { number, page } = await buy(buyer, 'sprytna@poczta.pl', '1');
      expect((await buyer.get(page)).html).toContain('Anuluj zamówienie');
      await pay(number);
      expect((await buyer.get(page)).html).not.toContain('Anuluj zamówienie');
    });

    it('pay no more once the shop has refunded and cancelled their order', async () => {
      const email = 'rozmyslona@poczta.pl';
      const buyer = visitor();
      const { number } = await buy(buyer, email, '1');
      await pay(number);
      const order = (await shop().store.orders.byNumber(number))!;
      const [card] = await shop().store.giftCards.ofOrder(order);
      for (const { id } of order.payments) await shop().store.payments.refund(id);
      const cancelled = await shop().store.orders.cancel(number, {
        actor: 'operator',
        reason: '',
        mailKind: 'order-cancelled',
      });
      expect(cancelled).toMatchObject({ kind: 'cancelled' });
      expect(await shop().store.giftCards.ofOrder(order)).toEqual([]);

      const friend = visitor();
      await summaryOf(friend, 'inna@poczta.pl', { product: '1017', size: 'uniw', number: '1' });
      const asCard = { payform_id: '190', voucher_id: card!.number, pin_value: card!.pin };
      expect((await friend.post('/order-payments.php', asCard)).status).toBe(422);
    });

    it('are sent nowhere, so that the order asks where to only beside other goods', async () => {
      const buyer = visitor();
      await buyer.post('/basketchange.php', { ...card, number: '1', mode: '1', change: 'add' });
      expect(wordsOf((await buyer.get('/order1.php')).html)).not.toContain('Gdzie wysłać');
      await buyer.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
      expect(wordsOf((await buyer.get('/order1.php')).html)).toContain('Gdzie wysłać');
    });

    it('are delivered at once only with a consent of its own, which the confirmation repeats', async () => {
      const email = 'zgoda@poczta.pl';
      const buyer = visitor();
      const summary = await summaryOf(buyer, email, { ...card, number: '1' });
      expect(wordsOf(summary.html)).toContain('Wiem, że po dostarczeniu stracę prawo do odstąpienia od tej umowy.');
      const fields = { ...hiddenFields(summary), remarks: 'Na urodziny', terms: '1' };
      const refused = await buyer.post('/order2.php', fields);
      expect(refused.status).toBe(422);
      expect(wordsOf(refused.html)).toContain('Zaznacz zgodę na dostarczenie zaraz po zapłacie, żeby zamówić.');
      expect(refused.html).toContain('Na urodziny');
      expect(await mailsTo(shop().store, email)).toEqual([]);

      const { number } = orderOf(
        await buyer.post('/order2.php', { ...hiddenFields(refused), terms: '1', agree_virtual: '1' }),
      );
      const [confirmation] = await mailsTo(shop().store, email);
      expect(wordsOf(confirmation!.text)).toContain(
        'Na Twoją prośbę dostarczamy zaraz po zapłacie: Karta podarunkowa. Po dostarczeniu nie możesz już odstąpić od tej umowy.',
      );
      const { accessKey } = (await shop().store.orders.byNumber(number))!;
      const page = await buyer.get(
        `/orderdetails.php?${new URLSearchParams({ order_number: number, key: accessKey })}`,
      );
      expect(wordsOf(page.html)).toContain('Po dostarczeniu nie możesz już odstąpić od tej umowy.');
      // Nothing promises the right that such an order does not have.
      for (const text of [wordsOf(summary.html), wordsOf(page.html), wordsOf(confirmation!.text)])
        expect(text).not.toMatch(/14 dni/);
      const form = await buyer.get(`/withdrawal.php?${new URLSearchParams({ order_number: number, key: accessKey })}`);
      expect(wordsOf(form.html)).toContain(
        'Na Twoją prośbę dostarczamy to zaraz po zapłacie, dlatego to prawo tego nie obejmuje.',
      );
    });
  },
  engines,
);
