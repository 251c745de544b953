import { expect, it } from 'vitest';
import { polishHolidays, toIsoDate } from '../../../components/dates/index.ts';
import { register, wireAddress } from '../../features/account/server/testing/account.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { saved } from './testing/client-answers.ts';

/* Documents in the shapes of the current theme and of its checkout (wire contract 1.9). */

const refused = { status: 'error', error: { code: 'not_offered', message: 'Ten sklep tego nie oferuje.' } };

/** Documents that are answered without a basket or an account, each with its whole answer. */
const documents: ReadonlyArray<readonly [what: string, document: string, answer: object]> = [
  [
    'terms of payments',
    'query{paymentsMethod(clientType:private){payments{id terms{supportsPaymentInitiationService paymentInitiationServiceTerms{id type clause}}} settings{defaultPaymentMethodId}}}',
    {
      paymentsMethod: {
        payments: ['10', '11', '12', '3', '14', '1'].map((id) => ({
          id,
          // Of fast transfers.
          terms: {
            supportsPaymentInitiationService: id === '12',
            paymentInitiationServiceTerms:
              id === '12'
                ? [
                    {
                      id: '1',
                      type: 'regulations',
                      clause: 'Akceptuję regulamin szybkich przelewów: /regulamin-cterms-pol-1.html',
                    },
                  ]
                : [],
          },
        })),
        settings: { defaultPaymentMethodId: '10' },
      },
    },
  ],
  [
    'settings of orders and of registration, with names that this shop lacks',
    `query{shop{settings{order{personalDataProcessing{dataProcessingText emailProcessingChecked emailProcessingText
      withdrawalRightText}} client{registrationFormFields{isEmailNewsletterCheckedByDefault
      isSmsNewsletterCheckedByDefault isAllowedToChangeCompanyData vatId isEmailRequired isPhoneRequired isGone}}}}}`,
    {
      shop: {
        settings: {
          order: {
            personalDataProcessing: {
              dataProcessingText: expect.stringMatching(/\p{L}/u),
              emailProcessingChecked: false,
              emailProcessingText: null,
              withdrawalRightText: 'Masz 14\u00a0dni na odstąpienie od umowy bez podawania przyczyny.',
            },
          },
          client: {
            registrationFormFields: {
              isEmailNewsletterCheckedByDefault: false,
              isSmsNewsletterCheckedByDefault: false,
              isAllowedToChangeCompanyData: true,
              vatId: false,
              isEmailRequired: true,
              isPhoneRequired: true,
              isGone: null,
            },
          },
        },
      },
    },
  ],
  [
    'provinces',
    'query{provinces(countryId:1143020182){id name countryId} provinceTypes{id name} none:provinces(countryId:1143020220){id}}',
    {
      provinces: [
        ['BC', 'bańskobystrzycki'],
        ['BL', 'bratysławski'],
        ['KI', 'koszycki'],
        ['NI', 'nitrzański'],
        ['PV', 'preszowski'],
        ['TC', 'trenczyński'],
        ['TA', 'trnawski'],
        ['ZI', 'żyliński'],
      ].map(([code, name]) => ({ id: `SK-${code}`, name, countryId: '1143020182' })),
      provinceTypes: [{ id: 'PL', name: 'województwo' }],
      none: [],
    },
  ],
  ['a voucher', 'query{voucher(number:"123",pin:"9"){value{value currency formatted}}}', { voucher: null }],
  [
    'pictures',
    'query{instagram(numberOfElements:3){media{directUrl siteUrl mediaType caption}}}',
    { instagram: { media: [] } },
  ],
  [
    'payments by a provider',
    `query{preparePayment(PreparePaymentInput:{orderNumber:"Z1" paymentId:3}){paymentId description type javascript
      fromData{action method inputs{name value}} paymentXML}
      prepareCollectivePayment(PreparePaymentInput:{orderNumbers:["Z1"] paymentFormId:3}){paymentId}
      collectivePayments{orders{number}}}`,
    { preparePayment: null, prepareCollectivePayment: null, collectivePayments: null },
  ],
  [
    'families that the shop does not offer',
    `query{mfaSettings{enabled modes{mode}} checkUserAccount(login:"a"){exists} associatedClients{id}
      subscriptionsView{id} subscriptionsBasket{id} subscriptionsOrders{id} subscriptionBasket{periods}
      expressCheckoutPayments{id} expressCheckoutSettings(id:1){key}}`,
    {
      mfaSettings: null,
      checkUserAccount: null,
      associatedClients: null,
      subscriptionsView: null,
      subscriptionsBasket: null,
      subscriptionsOrders: null,
      subscriptionBasket: null,
      expressCheckoutPayments: null,
      expressCheckoutSettings: null,
    },
  ],
  [
    'changes that the shop does not offer',
    `mutation{addMfa(mode:sms,default:true){status error{code message} qrCodeBase64} removeMfa(mode:sms){status error{code message}}
      setDefaultMfa(mode:sms){status} triggerMfa{status} verifyMfa(code:"123456",rememberDevice:true){isPinValid}
      updateVerificationMfa(changeValue:"1",changeMode:sms,mfaMode:sms){success} snoozeMfaReminder{status}
      updateSubscription(id:1,period:30){status error{code}} changeSubscriptionStatus(id:1,status:paused){status}
      expressCheckoutCreate(id:1){status error{code message}}}`,
    {
      addMfa: { ...refused, qrCodeBase64: null },
      removeMfa: refused,
      setDefaultMfa: { status: 'error' },
      triggerMfa: { status: 'error' },
      verifyMfa: { isPinValid: false },
      updateVerificationMfa: { success: false },
      snoozeMfaReminder: { status: 'error' },
      updateSubscription: { status: 'error', error: { code: 'not_offered' } },
      changeSubscriptionStatus: { status: 'error' },
      expressCheckoutCreate: refused,
    },
  ],
  [
    'two words instead of a Boolean, and a Boolean',
    `query{a:shipping(ShippingInput:{mode:product products:[{id:1002}] paymentType:dvp}){shipping{prepaid}}
      b:shipping(ShippingInput:{mode:product products:[{id:1002}] paymentType:false}){shipping{prepaid}}
      c:pickupPoints(courierId:0,prepaid:true){pickupPoints{id}} d:pickupPoints(courierId:0,prepaid:prepaid){pickupPoints{id}}}`,
    {
      a: { shipping: [{ prepaid: 'dvp' }] },
      b: { shipping: [{ prepaid: 'dvp' }] },
      c: { pickupPoints: expect.any(Array) },
      d: { pickupPoints: expect.any(Array) },
    },
  ],
];

describeOnEngines('documents of the current theme', (shop) => {
  const browser = () => new Browser(shop());

  it.each(documents)('%s', async (_, document, answer) => {
    expect(await browser().ask(document)).toEqual(answer);
  });

  it('the checkout: payments, delivery, settings and basket in one document, with unknown names in each [C-26 part]', async () => {
    const buyer = browser();
    await buyer.post('/basketchange.php', { product: '1002', size: 'uniw', number: '2', mode: '1', change: 'add' });
    const answer = await buyer.ask(`query{
      paymentsMethod(clientType:private,oneClick:true){payments{id oneClick{token}} paymentsGroup{id}}
      shipping(ShippingInput:{mode:basket,express:true}){shipping{courier{id} parcelLocker{code} prepaid} express}
      shop{settings{order{oneClick} checkout{steps}}}
      basket(BasketCostInput:{delivery:{courierId:"" prepaid:prepaid eco:true}}){
        summaryBasket{productsCount worth{gross{formatted} eco}}
        products{id worthPoints{formatted value} worth{gross{formatted}} eco{label}}}
      neverHeardOf(id:1){a{b}}}`);
    expect(answer).toMatchObject({
      paymentsMethod: {
        payments: ['10', '11', '12', '3', '14', '1'].map((id) => ({ id, oneClick: null })),
        paymentsGroup: [],
      },
      shipping: { express: null },
      shop: { settings: { order: { oneClick: null }, checkout: null } },
      basket: {
        summaryBasket: { productsCount: 1 },
        products: [{ id: 1002, worthPoints: { formatted: '0 pkt', value: 0 }, eco: null }],
      },
      neverHeardOf: null,
    });
    expect(answer.shipping.shipping.length).toBeGreaterThan(1);
    expect(answer.shipping.shipping[0]).toMatchObject({ courier: { id: expect.any(Number) }, parcelLocker: null });
    expect(answer.basket.summaryBasket.worth.gross.formatted).toMatch(/^\d+,\d\d zł$/);
    // Each name is logged once.
    const logged = () =>
      shop().lines.filter((line) => line.includes('graphql lacks a name') && line.includes('"Query.neverHeardOf"'));
    expect(logged()).toHaveLength(1);
    await buyer.ask('{neverHeardOf}');
    expect(logged()).toHaveLength(1);
  });

  it('the checkout again, with what a client sends: its courier, payment, code and a delivery whose cost is open', async () => {
    const buyer = browser();
    // A shelf, which leaves later than the bag, and which the shop's transport brings.
    await buyer.post('/basketchange.php', { product: '1022', size: '60-cm', number: '1', mode: '1', change: 'add' });
    await buyer.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
    await buyer.ask('mutation{activateRebateCode(code:"SIEN10"){status}}');
    const asked = (courierId: string) =>
      buyer.ask(`query Checkout{
      paymentsMethod(clientType:private){payments{id name additionalClientCost{costFixedAmount{value}} terms{supportsPaymentInitiationService}}}
      shipping(ShippingInput:{mode:basket displaySettings:{sortArgs:cost}}){
        shipping{prepaid cost{value} comment pointsEnabled courier{id fullId name}}
        shippingTime{shippingTime{today}} shippingTimeLater{shippingTime{today}}
        settings{checked orderDivisionEnabled} nonStandardizedInfo{active isAllowed courierId}}
      shop{settings{order{personalDataProcessing{withdrawalRightText}}}}
      basket(BasketCostInput:{delivery:{courierId:"${courierId}" prepaid:prepaid} paymentMethodId:"12"}){summaryBasket{productsCount orderDivisionPossible}
        basketCost{totalProductsCost{value} totalRebateWithoutShipping{value} basketShippingCost{shippingCostAfterRebate{value}} totalToPay{value}}}}`);
    const { paymentsMethod, shipping, shop: settings, basket } = await asked('1-1');
    expect(paymentsMethod.payments.map(({ id }: { id: string }) => id)).toContain('12');
    const ways: ReadonlyArray<{ cost: { value: number } | null; courier: { id: number; fullId: string } }> =
      shipping.shipping;
    const open = ways.filter(({ cost }) => cost === null);
    expect(open).toHaveLength(1);
    expect(open[0]).toMatchObject({ comment: 'Koszt dostawy ustali obsługa sklepu po złożeniu zamówienia.' });
    expect(shipping.nonStandardizedInfo).toEqual({ active: true, isAllowed: true, courierId: open[0]!.courier.id });
    expect([shipping.settings.orderDivisionEnabled, basket.summaryBasket.orderDivisionPossible]).toEqual([true, true]);
    expect(shipping.shippingTimeLater).toEqual({ shippingTime: { today: false } });
    expect(settings.settings.order.personalDataProcessing.withdrawalRightText).toMatch(/14/);
    // The amounts add up with the named courier.
    const { totalProductsCost, totalRebateWithoutShipping, basketShippingCost, totalToPay } = basket.basketCost;
    const named = ways.find(({ courier }) => courier.fullId === '1-1')!;
    expect(basketShippingCost.shippingCostAfterRebate.value).toBe(named.cost!.value);
    expect(totalToPay.value).toBeCloseTo(
      totalProductsCost.value - totalRebateWithoutShipping.value + named.cost!.value,
      2,
    );
    // The bag alone is sent as usual.
    await buyer.ask('mutation{removeProductsFromBasket(ProductInput:[{id:1022 size:"60-cm"}]){status}}');
    expect((await asked('1-1')).shipping).toMatchObject({
      shippingTimeLater: null,
      settings: { orderDivisionEnabled: false },
      nonStandardizedInfo: { active: false, isAllowed: false, courierId: null },
    });
  });

  it('an unknown change fails, and the rest of its document runs', async () => {
    const { data, errors } = await browser().graphql('mutation{giveAway{id} deactivateRebateCode{status}}');
    expect(data).toEqual({ giveAway: null, deactivateRebateCode: { status: 'success' } });
    expect(errors).toMatchObject([{ code: 'not_offered', path: ['giveAway'] }]);
  });

  it('holidays are the days off of the shop', async () => {
    const { holidays } = await browser().ask('query{holidays}');
    const statutory = polishHolidays(2026).map(({ day }) => toIsoDate(day));
    expect(holidays).toEqual(expect.arrayContaining(statutory));
    expect(holidays).toEqual((holidays as string[]).toSorted());
  });

  it('the lowest prices of a whole list are asked for at once', async () => {
    const entries = Array.from(
      { length: 130 },
      (_, index) => `{productId:${1001 + (index % 40)},sizeId:"uniw",date:"2026-11-20"}`,
    );
    const { getLastLowestProductPrices: lowest } = await browser().ask(
      `query{getLastLowestProductPrices(lastLowestPricesInput:[${entries.join(',')}]){id sizes{id price{gross{value currency formatted}}}}}`,
    );
    expect(lowest.length).toBeGreaterThan(20);
  });

  it('an account is changed, and its addresses are added, changed and put aside', async () => {
    const hanna = browser();
    await register(hanna, 'hanna');
    const added = await hanna.ask(`mutation{
      delivery:insertDeliveryAddress(ClientDeliveryData:${wireAddress('Rynek 1')}){status isError result{id}}
      invoice:insertInvoiceAddress(ClientInvoiceData:${wireAddress('Rynek 2')}){status isError result{id}}}`);
    const [delivery, invoice] = [added.delivery.result.id, added.invoice.result.id] as [number, number];
    const answer = '{status isError error{code message} validationErrors{field code message} result{id}}';
    const changed = await hanna.ask(`mutation{
      a:updateDeliveryAddress(UpdateDeliveryAddressInput:{id:${delivery} clientDeliveryData:{street:"Rynek 3"}})${answer}
      b:updateInvoiceAddress(UpdateInvoiceAddressInput:{id:${invoice} clientInvoiceData:{street:"Rynek 4"}})${answer}
      c:updateClient(UpdateClientInput:{clientDeliveryData:{city:"Wieliczka"} type:private birthDate:"1990-05-17"
        email:"hanna@poczta.example" vatCompany:false activeDeliveryAddress:${delivery} activeInvoiceAddress:${invoice}})${answer}}`);
    expect(changed).toEqual({ a: saved(delivery), b: saved(invoice), c: saved() });
    const read = `{client{birthDate billingAddress{city} deliveryAddress{street used} hasOtherDeliveryAddressActive
      deliveryAddresses{street isDefault} invoiceAddresses{street isDefault}}}`;
    const before = {
      birthDate: '1990-05-17',
      billingAddress: { city: 'Wieliczka' },
      deliveryAddress: { street: 'Rynek 3', used: true },
      hasOtherDeliveryAddressActive: true,
      deliveryAddresses: [{ street: 'Rynek 3', isDefault: true }],
      invoiceAddresses: [{ street: 'Rynek 4', isDefault: true }],
    };
    expect((await hanna.ask(read)).client).toEqual(before);
    // 0 alone puts the invoice address aside.
    expect(await hanna.ask(`mutation{a:updateClient(UpdateClientInput:{activeInvoiceAddress:0})${answer}}`)).toEqual({
      a: saved(),
    });
    const after = { ...before, invoiceAddresses: [{ street: 'Rynek 4', isDefault: false }] };
    expect((await hanna.ask(read)).client).toEqual(after);
    // Another client's address, and none, change nothing.
    const unknown = await hanna.ask(
      `mutation{a:updateClient(UpdateClientInput:{birthDate:"1991-05-17" activeDeliveryAddress:${invoice}})${answer}
        b:insertDeliveryAddress{isError validationErrors{code}}}`,
    );
    expect(unknown.a).toMatchObject({ isError: true, error: { code: 'not_found' } });
    expect(unknown.b).toMatchObject({ isError: true });
    expect((await hanna.ask(read)).client).toEqual(after);
  });

  it('a guest has the address of parcels in one field, too', async () => {
    const guest = browser();
    await guest.ask(
      `mutation{setUserOnce(SetUserOnceInput:{clientData:{clientDeliveryData:${wireAddress()} email:"raz@poczta.example"}}){status}}`,
    );
    expect(await guest.ask('{clientProspect{deliveryAddress{street zipcode}}}')).toEqual({
      clientProspect: { deliveryAddress: { street: 'Łobzowska 8 m. 3', zipcode: '31-145' } },
    });
  });

  it('a zip code is kept in both shapes of the call', async () => {
    expect(
      await browser()
        .ask(`mutation{a:setTemporaryZipcode(SetTemporaryZipcodeInput:{billingZipcode:"00-001" deliveryZipcode:"31145"}){status error{code}}
        b:setTemporaryZipcode(SetTemporaryZipcodeInput:{billingZipcode:"31-1"}){status error{code}}
        c:setTemporaryZipcode(zipcode:"31-145"){status} d:setTemporaryZipcode{status error{code}}}`),
    ).toEqual({
      a: { status: 'success', error: null },
      b: { status: 'error', error: { code: 'incorect_zipcode' } },
      c: { status: 'success' },
      d: { status: 'error', error: { code: 'incorect_zipcode' } },
    });
  });

  it.each(['prepaid', 'dvp'])('an order is placed with the word %s', async (prepaid) => {
    const buyer = browser();
    await buyer.post('/basketchange.php', { product: '1002', size: 'uniw', number: '1', mode: '1', change: 'add' });
    const { shipping } = await buyer.ask(
      '{shipping(ShippingInput:{mode:basket}){shipping{prepaid courier{id pickupPoint}}}}',
    );
    const { courier } = shipping.shipping.find(
      (one: { prepaid: string; courier: { pickupPoint: boolean } }) =>
        one.prepaid === prepaid && !one.courier.pickupPoint,
    );
    const placed =
      await buyer.ask(`mutation{orderCreate(orderCreateInput:{clientData:{clientBillingData:${wireAddress()} email:"raz@poczta.example"}
        orderData:{paymentMethodId:${prepaid === 'dvp' ? 1 : 3} courierId:${courier.id} prepaid:${prepaid} checkoutType:oscop}}){orderNumber}}`);
    expect(placed).toEqual({ orderCreate: { orderNumber: expect.stringMatching(/\d/) } });
  });

  it('no formatted text has a space that never breaks', async () => {
    const buyer = browser();
    await buyer.post('/basketchange.php', { product: '1002', size: 'uniw', number: '2', mode: '1', change: 'add' });
    const texts = [
      JSON.stringify(
        await buyer.ask(`{basket{basketCost{totalToPay{formatted} prepaidCost{formatted}} products{worth{net{formatted}}}}
          product(productId:1005){product{price{price{gross{formatted}} omnibusPrice{net{formatted}}}}}
          phone:product(productId:1030){product{price{price{gross{formatted}}}}}}`),
      ),
      await (await buyer.fetch('/ajax/basket.php')).text(),
      await (await buyer.fetch('/ajax/projector.php?product=1005&get=sizes,sizeprices,sizedelivery')).text(),
      await (await buyer.fetch('/projector.php?product=1002&getProductXML=true&shop_xml=true')).text(),
    ];
    for (const text of texts) {
      const formatted = [...text.matchAll(/formatted"?[:=]\s*"([^"]*)"/g)].map(([, value]) => value!);
      expect(formatted.length).toBeGreaterThan(2);
      expect(formatted.filter((value) => value.includes('\u00a0'))).toEqual([]);
    }
    expect(texts[0]).toContain(' zł');
  });
});
