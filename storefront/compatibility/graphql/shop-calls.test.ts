import { expect, it } from 'vitest';
import { informationAddress } from '../../shared/information-addresses.ts';
import { recipient } from '../../reference/asking/recipient.ts';
import { ask, send, type GraphqlAnswer } from './testing/ask.ts';
import { everyMoney, everyPrice, money, price } from './testing/expected.ts';
import { describeOnEngines, shopper, type RunningShop } from '../../testing/running-shop.ts';

const everyAddress = `id firstname lastname firm street city zipcode country{id} phone isDefault used editable
  provinceCode taxNumber`;
const everyClientField = `type email phone birthDate taxNumber login vatCompany isUserOnce shippingProfileId
  hasOtherDeliveryAddressActive billingAddress{${everyAddress}} deliveryAddresses{${everyAddress}}
  invoiceAddresses{${everyAddress}}`;
const everyService = `calendar{date{day month year} type
  availableServices{id name price{${everyMoney}} pointCost{${everyMoney}} pointsEnabled selectedForPrice}}`;

/** A visitor with a mug in the basket. */
async function buyer(shop: RunningShop) {
  const visitor = await shopper(shop);
  await shop.store.baskets.add(visitor.session, { productId: 1002, size: 'uniw', quantity: 1000 });
  return visitor;
}

describeOnEngines('calls of who buys', (shop) => {
  it('client and clientProspect are null before the order', async () => {
    const guest = await buyer(shop());
    const query = `query{client{${everyClientField}} clientProspect{${everyClientField}}}`;
    expect(await ask(shop(), query)).toEqual({ client: null, clientProspect: null });
    expect(await ask(shop(), query, guest)).toEqual({ client: null, clientProspect: null });
  });

  it("clientProspect returns the order's first step, to that session only", async () => {
    const guest = await buyer(shop());
    await shop().store.orders.saveDraft(guest.session, {
      address: recipient,
      courierId: 'kurier',
      pickupPointId: null,
      stockId: null,
      paymentId: 'transfer',
    });
    const query = `query{clientProspect{${everyClientField}}}`;
    expect(await ask(shop(), query, guest)).toEqual({
      clientProspect: {
        type: 'private',
        email: 'hanna@poczta.example',
        phone: '600 100 200',
        birthDate: null,
        taxNumber: null,
        login: null,
        vatCompany: false,
        isUserOnce: true,
        shippingProfileId: null,
        hasOtherDeliveryAddressActive: false,
        billingAddress: {
          id: null,
          firstname: 'Hanna',
          lastname: 'Źrebiec',
          firm: null,
          street: 'Łobzowska 8/3',
          city: 'Kraków',
          zipcode: '31-145',
          country: { id: 1143020003 },
          phone: '600 100 200',
          isDefault: true,
          used: true,
          editable: true,
          provinceCode: null,
          taxNumber: null,
        },
        deliveryAddresses: [],
        invoiceAddresses: [],
      },
    });
    expect(await ask(shop(), query, await buyer(shop()))).toEqual({ clientProspect: null });
  });

  it('voucher and instagram are empty; loginOptions names the providers of sign-ins', async () => {
    const data = await ask(
      shop(),
      `{loginOptions(LoginOptionsInput:{redirectUrl:"/",isWholesaler:false}){options{id loginUrl isConnected disconnectUrl}}
        voucher{value{${everyMoney}}} instagram(numberOfElements:6){media{siteUrl}}}`,
    );
    expect(data).toEqual({
      loginOptions: {
        options: [
          { id: 'proba', loginUrl: '/signin-social.php?provider=proba', isConnected: false, disconnectUrl: null },
        ],
      },
      voucher: null,
      instagram: { media: [] },
    });
  });

  it('shoppingList returns the lists of the session, and one of them by its id', async () => {
    const { session, headers } = await shopper(shop());
    const { lists } = shop().store;
    await lists.add(session, [
      { productId: 1001, size: 'uniw' },
      { productId: 1005, size: 'uniw' },
    ]);
    const made = await lists.create(session, { name: 'Na parapetówkę' });
    if (made.kind !== 'created') throw new Error(made.kind);
    const { all, one, none } = await ask(
      shop(),
      `{all:shoppingList{id name link productCount}
        one:shoppingList(ShoppingListInput:{id:${made.list.id}}){name link productCount}
        none:shoppingList(ShoppingListInput:{id:987654}){name}}`,
      { headers },
    );
    const [wishlist] = await lists.all(session);
    expect(all).toEqual([
      { id: wishlist!.id, name: 'Lista zakupowa', link: `/shoppinglist.php?id=${wishlist!.id}`, productCount: 2 },
      { id: made.list.id, name: 'Na parapetówkę', link: `/shoppinglist.php?id=${made.list.id}`, productCount: 0 },
    ]);
    expect(one).toEqual([{ name: 'Na parapetówkę', link: `/shoppinglist.php?id=${made.list.id}`, productCount: 0 }]);
    expect(none).toEqual([]);
    const foreign = `{shoppingList(ShoppingListInput:{id:${made.list.id}}){name}}`;
    expect(await ask(shop(), foreign, await shopper(shop()))).toEqual({ shoppingList: [] });
    expect(await ask(shop(), '{shoppingList{name}}')).toEqual({ shoppingList: [] });
  });

  it('wrappers returns the gift wrapping in the basket', async () => {
    const { session, headers } = await buyer(shop());
    await shop().store.baskets.add(session, { productId: 1049, size: 'uniw', quantity: 2000 });
    const query = `{wrappers{name type icon sizeId productId quantity price{${everyPrice}}}}`;
    const page = (await shop().store.catalogue.productPage(1049))!;
    expect(await ask(shop(), query, { headers })).toEqual({
      wrappers: [
        {
          name: page.product.name,
          type: 'product_service',
          icon: `/pictures/${page.pictures[0]!.id}-${page.pictures[0]!.widths.jpg[0]}.jpg`,
          sizeId: 'uniw',
          productId: 1049,
          quantity: 2,
          price: price(15_00, 23),
        },
      ],
    });
    expect(await ask(shop(), query, await buyer(shop()))).toEqual({ wrappers: [] });
  });
});

describeOnEngines('calls of the shop', (shop) => {
  it('paymentsMethod returns the payments that fit the basket', async () => {
    const visitor = await shopper(shop());
    await shop().store.baskets.add(visitor.session, { productId: 1002, size: 'uniw', quantity: 1000 });
    const every = `payments{id name icon icon_svg methodAsGroup paymentChannel{id name icon}paymentSystem{id name}
        additionalClientCost{costPercent costFixedAmount{value}minAmount{value}}
        terms{supportsPaymentInitiationService paymentInitiationServiceTerms{id}}}
      paymentsGroup{id name icon}paymentsGroupTerms{groupId type clausePrefix clause}settings{defaultPaymentMethodId}`;
    const { private: ofAll, subscription } = await ask(
      shop(),
      `{private:paymentsMethod(clientType:private){${every}}
        subscription:paymentsMethod(isSubscription:true){${every}}}`,
      visitor,
    );
    const payment = {
      icon: null,
      icon_svg: null,
      methodAsGroup: false,
      paymentChannel: null,
      paymentSystem: null,
      additionalClientCost: { costPercent: 0, costFixedAmount: { value: 0 }, minAmount: { value: 0 } },
      terms: { supportsPaymentInitiationService: false, paymentInitiationServiceTerms: [] },
    };
    expect(ofAll).toEqual({
      payments: [
        { ...payment, id: '10', name: 'BLIK' },
        { ...payment, id: '11', name: 'Karta' },
        {
          ...payment,
          id: '12',
          name: 'Szybki przelew',
          terms: { supportsPaymentInitiationService: true, paymentInitiationServiceTerms: [{ id: '1' }] },
        },
        { ...payment, id: '3', name: 'Przelew tradycyjny' },
        { ...payment, id: '14', name: 'Raty' },
        { ...payment, id: '1', name: 'Przy odbiorze' },
      ],
      paymentsGroup: [],
      paymentsGroupTerms: [],
      settings: { defaultPaymentMethodId: '10' },
    });
    expect(subscription).toMatchObject({ payments: [], settings: { defaultPaymentMethodId: null } });

    const reader = await shopper(shop());
    await shop().store.baskets.add(reader.session, { productId: 1046, size: 'uniw', quantity: 1000 });
    const ofFiles = await ask(shop(), '{paymentsMethod(clientType:firm){payments{id}}}', reader);
    expect(ofFiles).toEqual({ paymentsMethod: { payments: ['10', '11', '12', '3', '14'].map((id) => ({ id })) } });
  });

  it('searchPickupPoints finds points by words, each in one line with its place', async () => {
    const { points } = await shop().store.pickupPoints.search('punkt', '', 50);
    const [first] = points;
    const wirePoint = ({ name, address, coordinates }: (typeof points)[number]) => ({
      data: `${name}, ${address.street}, ${address.zipcode} ${address.city}`,
      gps: coordinates,
    });
    const search = (input: string) =>
      `searchPickupPoints(SearchPickupPointsInput:{${input}}){data gps{latitude longitude}}`;
    const data = await ask(
      shop(),
      `{all:${search('shippingId:"3",query:""')} named:${search(`shippingId:"3-1",query:"${first!.name}"`)}
        town:${search(`shippingId:3,query:"${first!.address.city.toUpperCase()}",cashOnDelivery:false`)}
        none:${search('query:"zzzz"')} cash:${search('cashOnDelivery:true')} door:${search('shippingId:1,query:""')}}`,
    );
    expect(data.all).toEqual(points.map(wirePoint));
    expect(data.named).toContainEqual(wirePoint(first!));
    expect(data.town).toEqual(points.filter(({ address }) => address.city === first!.address.city).map(wirePoint));
    expect([data.none, data.cash, data.door]).toEqual([[], [], []]);
  });

  it('courierServices returns the days until a courier brings the basket, the last one with its delivery', async () => {
    const { kurier, cash, byNumber, none, empty } = await courierCalendars(shop());
    const days = (types: ReadonlyArray<string>) =>
      types.map((type, index) => ({ date: { day: 21 + index, month: 11, year: 2026 }, type, availableServices: [] }));
    const service = {
      id: '1-1',
      name: 'Kurier',
      price: money(16_90),
      pointCost: null,
      pointsEnabled: false,
      selectedForPrice: true,
    };
    const waited = days(['free', 'free', 'working', 'working']);
    expect(kurier.calendar).toEqual([...waited.slice(0, -1), { ...waited.at(-1), availableServices: [service] }]);
    expect(cash.calendar.at(-1).availableServices[0].id).toBe('2-0');
    expect(byNumber).toEqual(cash);
    expect([none, empty]).toEqual([{ calendar: [] }, { calendar: [] }]);
  });

  async function courierCalendars(running: RunningShop) {
    const visitor = await buyer(running);
    const { courierServices: empty } = await ask(running, `{courierServices(courierKey:"kurier"){${everyService}}}`);
    const data = await ask(
      running,
      `{kurier:courierServices(courierKey:"kurier",courierGroupKey:"kurier",prepaid:prepaid){${everyService}}
        cash:courierServices(courierKey:"",courierGroupKey:"",prepaid:false){${everyService}}
        byNumber:courierServices(courierKey:"2",prepaid:0){${everyService}}
        none:courierServices(courierKey:"kurier",prepaid:dvp){${everyService}}}`,
      visitor,
    );
    return { ...data, empty };
  }

  it('shop and shippingCountries return countries, required fields, and no key to a map', async () => {
    const data = await ask(
      shop(),
      `{shop{settings{google{mapsApiKey} order{personalDataProcessing{name link}}
          client{registrationFormFields{firstname lastname companyName taxNumber street zipcode city phone email birthDate
            login password}}}
          countries{available{id iso}current{id name iso}}}
        shippingCountries(ShippingCountriesInput:{includeDeliveryProfile:true}){id name selected}}`,
    );
    const countries = await shop().store.delivery.countries();
    expect(countries.map(({ iso, name }) => [iso, name])).toEqual([
      ['PL', 'Polska'],
      ['CZ', 'Czechy'],
      ['SK', 'Słowacja'],
      ['DE', 'Niemcy'],
    ]);
    const asked = {
      firstname: true,
      lastname: true,
      street: true,
      zipcode: true,
      city: true,
      phone: true,
      email: true,
    };
    const ofSome = { companyName: false, taxNumber: false, birthDate: false };
    expect(data).toEqual({
      shop: {
        settings: {
          google: { mapsApiKey: null },
          order: { personalDataProcessing: { name: 'Prywatność', link: informationAddress('privacy') } },
          client: { registrationFormFields: { ...asked, ...ofSome, login: true, password: true } },
        },
        countries: { available: countries.map(({ id, iso }) => ({ id, iso })), current: countries[0] },
      },
      shippingCountries: countries.map(({ id, name }) => ({ id: String(id), name, selected: name === 'Polska' })),
    });
  });

  it('a zone without a name gets an error, with the rest of the answer', async () => {
    const response = await send(shop(), '{"query":"{hotspots(zone:zone1){name} hello}"}');
    const { data, errors } = (await response.json()) as GraphqlAnswer;
    expect(data).toEqual({ hotspots: null, hello: 'hello' });
    expect(errors?.map(({ code, extensions }) => [code, extensions.code])).toEqual([
      ['BAD_USER_INPUT', 'BAD_USER_INPUT'],
    ]);
  });
});
