import { beforeEach, expect, it } from 'vitest';
import { newClient, password } from '../../features/account/server/testing/account.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEngines, shopper } from '../../testing/running-shop.ts';
import { ask, send, type GraphqlAnswer } from './testing/ask.ts';

const client = `clientData:{email:"hanna@poczta.pl",type:"private",taxNumber:"",clientDeliveryData:{firstname:"Hanna",
  lastname:"Źrebiec",street:"Łobzowska 8/3",zipcode:"31145",city:"Kraków",country:1143020003,phone:"600 100 200"}}`;
const byCourier =
  'orderData:{courierId:1,prepaid:true,paymentMethodId:"transfer",remarks:"""bez\nplastiku""",checkoutType:oscop}';
const order = (input: string) => `orderCreate(orderCreateInput:{${input}}){orderId orderNumber location}`;

describeOnEngines('calls that make orders', (shop) => {
  let visitor: Awaited<ReturnType<typeof shopper>>;
  const put = (productId: number, size: string, quantity: number) =>
    shop().store.baskets.add(visitor.session, { productId, size, quantity });
  /** Two bags. */
  beforeEach(async () => {
    const { session, headers } = await shopper(shop());
    visitor = { session, headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } };
    await put(1017, 'uniw', 2000);
  });

  const change = (document: string) => ask(shop(), `mutation{${document}}`, visitor);
  const place = async (input = `${client} ${byCourier}`) => (await change(order(input))).orderCreate;
  /** Code and sentence of a rejected order without effects. */
  async function refusal(input: string) {
    const before = await shop().store.baskets.ofSession(visitor.session);
    const response = await send(shop(), `mutation{${order(input)}}`, visitor);
    const { data, errors } = (await response.json()) as GraphqlAnswer;
    expect([response.status, data, errors?.length]).toEqual([200, { orderCreate: null }, 1]);
    expect(await shop().store.baskets.ofSession(visitor.session)).toEqual(before);
    expect(await shop().store.orders.countOf(visitor.session)).toBe(0);
    const [{ code, message, extensions }] = errors as [NonNullable<typeof errors>[number]];
    expect(extensions.code).toBe(code);
    return [code, message];
  }

  /** The code of a rejected order. */
  async function codeOf(input: string): Promise<string | undefined> {
    const response = await send(shop(), `mutation{${order(input)}}`, visitor);
    return ((await response.json()) as GraphqlAnswer).errors?.[0]?.code;
  }

  it('orderCreate makes the same order as the page, with its confirmation and its mail [H-09 part]', async () => {
    const { orderId, orderNumber, location } = await place();
    const made = (await shop().store.orders.byNumber(orderNumber))!;
    expect(made).toMatchObject({
      id: orderId,
      email: 'hanna@poczta.pl',
      state: 'w',
      courierId: 'kurier',
      paymentMethod: 'transfer',
      total: made.productsTotal + 16_90,
      lines: [{ productId: 1017, quantity: 2000 }],
      details: {
        address: { street: 'Łobzowska', street_number: '8/3', zipcode: '31-145', phone: '600 100 200' },
        delivery: { courierName: 'Kurier', day: expect.any(String) },
        payment: { methodId: 'transfer', name: 'Przelew tradycyjny' },
        remarks: 'bez\nplastiku',
        document: { type: 'confirmation', lastname: 'Źrebiec', street: 'Łobzowska 8/3' },
      },
    });
    const page = await fetch(shop().url + location, visitor);
    expect([page.status, (await page.text()).includes(orderNumber)]).toEqual([200, true]);
    expect((await shop().store.baskets.ofSession(visitor.session)).lines).toEqual([]);
  });

  it('orderCreate rejects a buyer above the limits of unpaid orders', async () => {
    await shop().store.settings.set('unpaidPiecesPerCustomer', 0);
    const [code, message] = await refusal(`${client} ${byCourier}`);
    await shop().store.settings.reset('unpaidPiecesPerCustomer');
    expect(code).toBe('too_much_unpaid');
    expect(message).toContain('W\u00a0nieopłaconych zamówieniach odkładamy dla jednego klienta najwyżej 0\u00a0sztuk');
  });

  it('orderCreate accepts free goods, beside paid ones [T-08]', async () => {
    await change('addProductsToBasket(ProductInput:[{id:1051,quantity:1}]){status}');
    const { orderNumber } = await place();
    const made = (await shop().store.orders.byNumber(orderNumber))!;
    expect(made.lines.map(({ productId, unitGross }) => [productId, unitGross > 0])).toEqual([
      [1017, true],
      [1051, false],
    ]);
    expect(made.total).toBe(made.lines[0]!.totalGross + 16_90);
  });

  it('orderCreate makes one order of repeated and concurrent calls, and another one for another basket', async () => {
    const answers = await Promise.all([place(), place(), place()]);
    const later = await place();
    expect(new Set([...answers, later].map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(later).toEqual(answers[0]);
    expect(await shop().store.orders.countOf(visitor.session)).toBe(1);
    await put(1017, 'uniw', 2000);
    expect((await place()).orderNumber).not.toBe(later.orderNumber);
    expect(await shop().store.orders.countOf(visitor.session)).toBe(2);
  });

  it('orderCreate delivers to the other address, to a point or a showroom, and invoices', async () => {
    const [point] = (await shop().store.pickupPoints.search('punkt', '', 50)).points;
    const other = `clientData:{email:"hanna@poczta.pl",taxNumber:"526-025-02-74",
      clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",companyName:"Pracownia",street:"Prosta 1",zipcode:"00-001",city:"Warszawa",phone:"600100200"},
      clientDeliveryOtherAddressData:{firstname:"Jan",lastname:"Nowak",street:"3 Maja 5 m. 7",zipcode:"30-001",city:"Kraków"}}`;
    const placed = await place(
      `${other} orderData:{courierId:"3-1",pickupPointId:"${point!.id}",paymentMethodId:"transfer",purchaseDocumentType:invoice}`,
    );
    const made = (await shop().store.orders.byNumber(placed.orderNumber))!;
    expect(made.details).toMatchObject({
      address: { firstname: 'Jan', street: '3 Maja', street_number: '5 m. 7', phone: '600100200' },
      delivery: { place: { name: point!.name } },
      document: {
        type: 'invoice',
        companyName: 'Pracownia',
        taxNumber: '5260250274',
        street: 'Prosta 1',
        city: 'Warszawa',
      },
    });
    await put(1017, 'uniw', 1000);
    const collected = await place(`${client} orderData:{courierId:0,stockId:"S1",paymentMethodId:"transfer"}`);
    expect((await shop().store.orders.byNumber(collected.orderNumber))!.courierId).toBe('salon');
  });

  it('orderCreate without a client uses the guest data from setUserOnce, or the signed-in client', async () => {
    const named = client.slice('clientData:'.length);
    const { setUserOnce } = await change(`setUserOnce(SetUserOnceInput:{clientData:${named}}){status}`);
    expect(setUserOnce).toEqual({ status: 'success' });
    const once = await place(byCourier);
    const madeOnce = (await shop().store.orders.byNumber(once.orderNumber))!;
    expect(madeOnce).toMatchObject({ email: 'hanna@poczta.pl', details: { address: { street_number: '8/3' } } });

    await shop().store.clients.create(newClient(`konto${shop().store.engine}`), 'client-registered');
    const signedIn = await send(
      shop(),
      `mutation{login(login:"konto${shop().store.engine}",password:"${password}"){status}}`,
      visitor,
    );
    expect(((await signedIn.json()) as GraphqlAnswer).data).toEqual({ login: { status: 'success' } });
    const [cookie] = signedIn.headers.getSetCookie().filter((one) => one.startsWith('session='));
    const headers = { ...visitor.headers, Cookie: cookie!.split(';')[0]! };
    await ask(shop(), 'mutation{addProductsToBasket(ProductInput:[{id:1001,quantity:1}]){status}}', { headers });
    const { orderCreate } = await ask(shop(), `mutation{${order(byCourier)}}`, { headers });
    const made = (await shop().store.orders.byNumber(orderCreate.orderNumber))!;
    expect(made).toMatchObject({
      email: `konto${shop().store.engine}@poczta.example`,
      details: { address: { lastname: 'Źrebiec' } },
    });
  });

  it('orderCreate divides an order as the form does, by one courier', async () => {
    await put(1022, '60-cm', 1000);
    const later = 'courierId:1,prepaid:prepaid,courierIdLater:1';
    const divided = await place(`${client} ${byCourier.replace('courierId:1,prepaid:true', later)}`);
    const made = (await shop().store.orders.byNumber(divided.orderNumber))!;
    expect(made.details).toMatchObject({
      delivery: { parcels: [{ goods: 'Torba Targ' }, { goods: 'Półka Belka' }] },
    });
    // Goods that leave together come in one parcel, whatever is asked for.
    await put(1017, 'uniw', 1000);
    const whole = await place(`${client} ${byCourier.replace('courierId:1,', 'courierId:1,orderDivision:true,')}`);
    const one = (await shop().store.orders.byNumber(whole.orderNumber))!;
    expect((one.details as { delivery: { parcels?: unknown } }).delivery.parcels).toBeUndefined();
    await put(1017, 'uniw', 1000);
    await put(1022, '60-cm', 1000);
    expect(await codeOf(`${client} ${byCourier.replace('courierId:1,', 'courierId:1,courierIdLater:3,')}`)).toBe(
      'shipping_error',
    );
  });

  it('orderCreate pays for services with points of a signed-in client, and with no more than there are [R-03 part]', async () => {
    const { shipping } = await ask(shop(), '{shipping{shipping{pointsEnabled courier{fullId name}}}}', visitor);
    const way = shipping.shipping.find((one: { courier: { name: string } }) => /wybranym dniu/.test(one.courier.name));
    expect(way.pointsEnabled).toBe(false);
    // A Saturday two weeks later.
    const input = (clientData: string) => `${clientData} orderData:{courierId:"${way.courier.fullId}",
      paymentMethodId:"transfer",deliveryAdditionalServicesId:SERVICE_SATURDAY_DELIVERY,isShippingForPoints:true,
      courierCalendarDetails:{selectedDate:"2026-12-05",selectedHour:"8:00-12:00"}}`;
    expect(await codeOf(input(client))).toBe('incorrect_services_points');

    const name = `punkty${shop().store.engine}`;
    await shop().store.clients.create(newClient(name), 'client-registered');
    const buyer = new Browser(shop());
    await buyer.ask(`mutation{login(login:"${name}",password:"${password}"){status}}`);
    await buyer.ask('mutation{addProductsToBasket(ProductInput:[{id:1017,quantity:1}]){status}}');
    const few = await buyer.graphql(`mutation{${order(input(''))}}`);
    expect(few.errors).toMatchObject([{ code: 'incorrect_services_points' }]);
    await shop().store.vouchers.credit(`${name}@poczta.example`, { points: 300 });
    const { orderCreate } = await buyer.ask(`mutation{${order(input(''))}}`);
    const made = (await shop().store.orders.byNumber(orderCreate.orderNumber))!;
    expect(made.total).toBe(79_00 + 24_90);
    const id = (await shop().store.clients.idsOf([name])).get(name)!;
    expect(await shop().store.vouchers.funds(id)).toMatchObject({ pointsGranted: 300, pointsSpent: 300 });
  });

  it('orderCreate applies the discount code and adds the present', async () => {
    await change('activateRebateCode(code:"SIEN10"){status}');
    await shop().store.basketOffers.chooseGift(visitor.session, { productId: 1034, size: '' });
    const { orderNumber, location } = await place();
    const made = (await shop().store.orders.byNumber(orderNumber))!;
    expect([made.rebate, made.total]).toEqual([{ code: 'SIEN10', total: 15_80 }, 158_00 - 15_80 + 16_90]);
    expect(made.lines.map(({ productId, totalGross }) => [productId, totalGross])).toEqual([
      [1017, 158_00],
      [1034, 0],
    ]);
    const page = await (await fetch(shop().url + location, visitor)).text();
    expect(page).toContain('−15,80\u00a0zł');
  });

  const incomplete = client.replace('Łobzowska 8/3', 'Łobzowska');
  it.each([
    ['32 without a house number', `${incomplete} ${byCourier}`, '32', 'Wpisz numer domu.'],
    ['an invalid e-mail', `${client.replace('hanna@', 'hanna')} ${byCourier}`, 'incorrect_email', /e-mail/],
    ['a missing buyer', byCourier, '32', 'Wpisz numer domu.'],
    [
      'an unknown courier',
      `${client} orderData:{courierId:99,paymentMethodId:"transfer"}`,
      'shipping_error',
      /dostawy/,
    ],
    ['no courier', `${client} orderData:{paymentMethodId:"transfer"}`, 'shipping_error', /dostawy/],
    [
      'a point of another courier',
      `${client} orderData:{courierId:3,pickupPointId:"X",paymentMethodId:"transfer"}`,
      'incorrect_pickup_point',
      /punkt/,
    ],
    [
      'a payment that does not fit',
      `${client} orderData:{courierId:1,paymentMethodId:"on-delivery"}`,
      'incorrect_payform_id',
      /./,
    ],
    ['a missing payment', `${client} orderData:{courierId:1}`, 'incorrect_payform_id', /./],
    [
      'an unsupported country',
      `${client.replace('1143020003', '1143020057')} ${byCourier}`,
      'incorect_delivery_region',
      /./,
    ],
    [
      'an invalid tax number',
      `${client.replace('taxNumber:""', 'taxNumber:"123"')} orderData:{courierId:1,paymentMethodId:"transfer",purchaseDocumentType:invoice}`,
      'incorect_nip',
      /NIP/,
    ],
    [
      'remarks above the limit',
      `${client} orderData:{courierId:1,paymentMethodId:"transfer",remarks:"${'x'.repeat(256)}"}`,
      'remarks_too_long',
      /255/,
    ],
  ])('orderCreate rejects %s', async (_title, input, code, message) => {
    const [found, said] = await refusal(input);
    expect(found).toBe(code);
    expect(said).toMatch(message);
  });

  it('orderCreate returns 115 for an empty basket and 110 for goods that are gone', async () => {
    const { lines } = await shop().store.baskets.ofSession(visitor.session);
    await shop().store.baskets.remove(visitor.session, lines);
    expect((await refusal(`${client} ${byCourier}`))[0]).toBe('115');

    const { session: other } = await shopper(shop());
    const { amount } = (await shop().store.catalogue.productPage(1033))!.sizes[0]!;
    await put(1033, 'uniw', 1000);
    await shop().store.baskets.add(other, { productId: 1033, size: 'uniw', quantity: amount });
    const all = await shop().store.baskets.ofSession(other);
    const bought = await shop().store.orders.place({
      idempotencyKey: 'a key of another one',
      session: other,
      judged: all,
      expected: all.lines,
      email: 'jan@poczta.pl',
      delivery: { courierId: 'kurier', total: 0 },
      payment: { method: 'transfer', total: 0 },
      state: 'w',
      details: {},
      mailKind: 'order-confirmation',
    });
    expect(bought.kind).toBe('placed');
    expect(await refusal(`${client} ${byCourier}`)).toEqual(['110', expect.stringMatching(/^\p{Lu}.*\.$/u)]);
  });

  it("orderCreate returns 123 for a basket above the shop's limit", async () => {
    // Unlimited: a voucher.
    await put(1046, (await shop().store.catalogue.product(1046))!.defaultSize, 9_999_000_000);
    const { productsTotal } = await shop().store.baskets.ofSession(visitor.session);
    expect(productsTotal).toBeGreaterThan(1_000_000_00);
    expect((await refusal(`${client} ${byCourier}`))[0]).toBe('123');
  });

  const pay = async (orderNumber: string, paymentMethodId: string) =>
    (
      await change(
        `changeOrderPayment(ChangeOrderPaymentInput:{orderNumber:"${orderNumber}",paymentMethodId:"${paymentMethodId}"}){
          response{status} paymentId error{code message}}`,
      )
    ).changeOrderPayment;

  it('preparePayment gives the form that starts the payment, to its buyer alone, and starts nothing itself', async () => {
    const prepare = async (number: string, who: Pick<typeof visitor, 'headers'> = visitor) =>
      (
        await ask(
          shop(),
          `{preparePayment(PreparePaymentInput:{orderNumber:"${number}"}){paymentId description type javascript
            fromData{action method target acceptCharset inputs{name type value className url}} paymentXML}}`,
          who,
        )
      ).preparePayment;
    const { orderNumber } = await place();
    // A transfer needs no provider.
    expect(await prepare(orderNumber)).toBeNull();
    const { paymentId } = await pay(orderNumber, '10');
    const prepared = await prepare(orderNumber);
    expect(prepared).toEqual({
      paymentId,
      description: 'BLIK',
      type: 'form',
      javascript: null,
      fromData: {
        action: expect.stringMatching(/^\/prepaid\.php\?order_number=/),
        method: 'post',
        target: '_self',
        acceptCharset: 'utf-8',
        inputs: [{ name: 'blik_code', type: 'text', value: '', className: null, url: null }],
      },
      paymentXML: null,
    });
    expect(await prepare(orderNumber, await shopper(shop()))).toBeNull();
    const state = async () =>
      (await shop().store.payments.ofOrder((await shop().store.orders.byNumber(orderNumber))!.id)).at(-1)!;
    expect((await state()).startedAt).toBeNull();
    const { action } = prepared.fromData as { action: string };
    const started = await fetch(shop().url + action, {
      method: 'POST',
      redirect: 'manual',
      headers: visitor.headers,
      body: new URLSearchParams({ blik_code: '777789' }),
    });
    expect([started.status, started.headers.get('location')]).toEqual([303, action]);
    expect((await state()).startedAt).not.toBeNull();
    // Instalments and cards have types of their own.
    await pay(orderNumber, '11');
    expect(await prepare(orderNumber)).toMatchObject({
      type: 'credit_card',
      description: 'Karta',
      fromData: { inputs: [] },
    });
  });

  it('changeOrderPayment keeps the pending payment when repeated', async () => {
    const { orderNumber } = await place();
    const made = (await shop().store.orders.byNumber(orderNumber))!;
    const kept = await pay(orderNumber, 'transfer');
    expect(kept).toEqual({ response: { status: 'success' }, paymentId: String(made.payments[0]!.id), error: null });
    expect(await pay(orderNumber, 'transfer')).toEqual(kept);
    expect((await shop().store.orders.byNumber(orderNumber))!.payments).toHaveLength(1);
  });

  it.each([
    ['an unknown payment', 'blik-by-post', 'order_newpayment_incorrect_paymentid'],
    ['one that the courier does not collect', 'on-delivery', 'order_newpayment_incorrect_paymentid'],
  ])('changeOrderPayment rejects %s', async (_title, method, code) => {
    const { orderNumber } = await place();
    const answer = await pay(orderNumber, method);
    expect(answer).toEqual({
      response: { status: 'error' },
      paymentId: null,
      error: { code, message: 'Nie ma takiego sposobu płatności. Wybierz inny.' },
    });
    expect((await shop().store.orders.byNumber(orderNumber))!.payments).toMatchObject([{ state: 'chosen' }]);
  });

  it('changeOrderPayment answers for another\u2019s order like for an unknown one', async () => {
    const { orderNumber } = await place();
    const { headers } = await shopper(shop());
    const other = { headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } };
    const asked = (number: string) =>
      ask(
        shop(),
        `mutation{answer:changeOrderPayment(ChangeOrderPaymentInput:{orderNumber:"${number}",paymentMethodId:"transfer"}){response{status} error{code message}}}`,
        other,
      );
    const ofNone = await asked('20200101/001');
    expect(ofNone.answer.response.status).toBe('error');
    expect(await asked(orderNumber)).toEqual(ofNone);
  });

  it('caused no server error', () => {
    expect(shop().lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
