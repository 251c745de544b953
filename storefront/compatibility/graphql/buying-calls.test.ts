import { beforeEach, expect, it } from 'vitest';
import { shownWireMoney, wireMoney } from '../../../patterns/rules/money.ts';
import { addressOf } from '../../shared/addresses.ts';
import { ask } from './testing/ask.ts';
import { everyMoney, everyPrice, money } from './testing/expected.ts';
import { describeOnEngines, shopper } from '../../testing/running-shop.ts';

const everyMoment = 'time{days hours minutes} workingDays weekDay weekAmount today';
const everyPickup = `id courierId name requiredClientNumber coordinates{latitude longitude}
  address{buildingAndHouseNumber city country postcode street}`;
const everyShippingField = `shippingTime{shippingTime{${everyMoment}} time unknownTime todayShipmentDeadline}
  shippingTimeLater{time unknownTime}
  settings{checked orderDivisionEnabled selectedPickup{${everyPickup}}}
  nonStandardizedInfo{active isAllowed courierId}
  shipping{availability calendar calendarOption comment prepaid minworthReached minworth{formatted} workingDays
    pointsSelected pointsEnabled pointsCost{${everyMoney}} cost{${everyMoney}} deliveryTime{${everyMoment}}
    courierPickupPoints{${everyPickup}}
    courier{id fullId icon name carrierName pickupPoint companyKey companyGroupKey}}`;

const amounts = (gross: number, net: number) => ({ gross: money(gross), net: money(net) });
const inDays = (days: number, workingDays: number, weekDay: number) => ({
  time: { days, hours: 0, minutes: 0 },
  workingDays,
  weekDay,
  weekAmount: 0,
  today: false,
});

/** Fields that no delivery of this shop has. */
const plainOption = {
  availability: 'now',
  calendar: false,
  calendarOption: null,
  comment: null,
  minworthReached: true,
  minworth: null,
  pointsSelected: false,
  pointsEnabled: false,
  pointsCost: null,
};

describeOnEngines('calls of basket and delivery', (shop) => {
  let visitor: Awaited<ReturnType<typeof shopper>>;

  /** Five mugs (a quantity discount of 5 %) and 2.5 m of linen. */
  beforeEach(async () => {
    visitor = await shopper(shop());
    const { baskets } = shop().store;
    await baskets.add(visitor.session, { productId: 1002, size: 'uniw', quantity: 5000, comment: 'Na prezent' });
    await baskets.add(visitor.session, { productId: 1007, size: 'atrament', quantity: 2500 });
  });

  it('basket returns every line and every sum', async () => {
    const { basket } = await ask(
      shop(),
      `query{basket(BasketCostInput:{delivery:{courierId:"",prepaid:true},shippingForPoints:false,
        deliveryCalendarServices:{selectedDate:"" selectedHour:[]},deliveryAdditionalServicesId:SERVICE_SATURDAY_DELIVERY}){
        summaryBasket{productsCount orderDivisionPossible worth{${everyPrice}} shipping{cost{${everyPrice}} shippingDays}
          shippingLater{shippingDays} toShippingFree{${everyMoney}} shippingLimitFree{${everyMoney}}
          smileShippingLimitFree{enabled shippingLimitFree{value}}}
        products{id size additional quantity comment availableNow worth{${everyPrice}} forPoints worthPoints{value formatted} basketGroupId
          bundleProducts{productId quantity bundledId sizeId}
          data{type name link code unit{precision sellBy fraction} sizes{id amount}}}
        basketGroups{id types worth{gross{value}} subscription{daysInPeriod nextOrder{formatted}}}
        basketCost{orderMinimalWholesaleNotReached totalProductsCost{${everyMoney}}
          basketShippingCost{shippingCostPoints shippingCostAfterRebate{${everyMoney}}}
          prepaidCost{${everyMoney}} insuranceCost{${everyMoney}} totalRebateWithoutShipping{${everyMoney}}
          paymentAmountFromClientBalance{${everyMoney}} totalToPay{${everyMoney}} totalToPayAtPoints{${everyMoney}}
          totalProductsCostAtPoints{${everyMoney}} totalDeposit{${everyMoney}}}}}`,
      { label: '?query=basket', headers: visitor.headers },
    );
    const { productsTotal } = await shop().store.baskets.ofSession(visitor.session);
    expect(productsTotal).toBe(512_75);
    const line = {
      additional: '',
      availableNow: true,
      forPoints: false,
      worthPoints: { value: 0, formatted: '0 pkt' },
      basketGroupId: 1,
    };
    expect(basket).toEqual({
      summaryBasket: {
        productsCount: 2,
        orderDivisionPossible: true,
        worth: amounts(512_75, 416_85),
        shipping: { cost: amounts(0, 0), shippingDays: 4 },
        shippingLater: null,
        toShippingFree: money(0),
        shippingLimitFree: money(250_00),
        smileShippingLimitFree: { enabled: false, shippingLimitFree: null },
      },
      products: [
        {
          ...line,
          id: 1002,
          size: 'uniw',
          quantity: 5,
          comment: 'Na prezent',
          worth: amounts(327_75, 266_45),
          bundleProducts: [],
          data: {
            type: 'product_item',
            name: 'Kubek Poranek',
            link: addressOf('product', { id: 1002, slug: 'kubek-poranek-kobalt' }),
            code: expect.stringMatching(/^KP-/),
            unit: { precision: 0, sellBy: 1, fraction: '1' },
            sizes: [{ id: 'uniw', amount: 12 }],
          },
        },
        {
          ...line,
          id: 1007,
          size: 'atrament',
          quantity: 2.5,
          comment: '',
          worth: amounts(185_00, 150_40),
          bundleProducts: [],
          data: {
            type: 'product_item',
            name: 'Len Miedza na metry',
            link: addressOf('product', { id: 1007, slug: 'len-miedza-na-metry' }),
            code: expect.any(String),
            unit: { precision: 1, sellBy: 0.1, fraction: '0.1' },
            sizes: [
              { id: 'naturalny', amount: 86.4 },
              { id: 'atrament', amount: 41.5 },
              { id: 'szalwia', amount: 12.3 },
            ],
          },
        },
      ],
      basketGroups: [{ id: 1, types: ['standard'], worth: { gross: { value: 512.75 } }, subscription: null }],
      basketCost: {
        orderMinimalWholesaleNotReached: false,
        totalProductsCost: money(512_75),
        basketShippingCost: { shippingCostPoints: 0, shippingCostAfterRebate: money(0) },
        prepaidCost: money(0),
        insuranceCost: money(0),
        totalRebateWithoutShipping: money(0),
        paymentAmountFromClientBalance: money(0),
        totalToPay: money(512_75),
        totalToPayAtPoints: money(0),
        totalProductsCostAtPoints: money(0),
        totalDeposit: money(0),
      },
    });
  });

  it('basket uses the requested courier, by number or by name', async () => {
    const costs = `summaryBasket{shipping{cost{${everyPrice}}} toShippingFree{value} shippingLimitFree{value}}
      basketCost{totalToPay{value} basketShippingCost{shippingCostAfterRebate{value}}}`;
    const { byNumber, byName } = await ask(
      shop(),
      `{byNumber:basket(BasketCostInput:{delivery:{courierId:2,prepaid:false}}){${costs}}
        byName:basket(BasketCostInput:{delivery:{courierId:"2-0"} paymentMethodId:1}){${costs}}}`,
      visitor,
    );
    expect(byNumber).toEqual({
      summaryBasket: { shipping: { cost: amounts(22_90, 18_62) }, toShippingFree: null, shippingLimitFree: null },
      basketCost: { totalToPay: { value: 535.65 }, basketShippingCost: { shippingCostAfterRebate: { value: 22.9 } } },
    });
    expect(byName).toEqual(byNumber);
  });

  it('basket of a visitor without one is empty, and its page shows the same worth as a full one', async () => {
    const query = '{basket{summaryBasket{productsCount worth{gross{formatted}} shipping{shippingDays}}products{id}}}';
    expect(await ask(shop(), query)).toEqual({
      basket: {
        summaryBasket: { productsCount: 0, worth: { gross: { formatted: wireMoney(0) } }, shipping: null },
        products: [],
      },
    });
    const page = await (await fetch(`${shop().url}/basketedit.php`, visitor)).text();
    const { basket } = await ask(shop(), query, visitor);
    expect(page).toContain(shownWireMoney(basket.summaryBasket.worth.gross.formatted));
  });

  it('shipping of products returns all deliveries, the cheapest first [C-18 part] [E-09 part] [E-11]', async () => {
    const { shipping } = await ask(
      shop(),
      `query{shipping(ShippingInput:{mode:product,products:[{id:1001,size:"onesize",quantity:2,bundleParts:[]}],
        displaySettings:{sortArgs:cost}}){...everything}} fragment everything on shipping{${everyShippingField}}`,
      { label: '?shipping' },
    );
    expect(shipping.shippingTime).toEqual({
      shippingTime: inDays(2, 1, 1),
      time: '2026-11-23 00:00',
      unknownTime: false,
      todayShipmentDeadline: null,
    });
    expect(shipping.shippingTimeLater).toBeNull();
    expect(shipping.settings).toEqual({ checked: '1-1', orderDivisionEnabled: false, selectedPickup: null });
    expect(shipping.nonStandardizedInfo).toEqual({ active: false, isAllowed: false, courierId: null });

    const ofCourier = (fullId: string) =>
      shipping.shipping.find((option: { courier: { fullId: string } }) => option.courier.fullId === fullId);
    const [showroom, point, courier, onDelivery] = ['0-1', '3-1', '1-1', '2-0'].map(ofCourier);
    const costs = shipping.shipping.map(({ cost }: { cost: { value: number } }) => cost.value);
    expect(costs).toHaveLength(8);
    expect(costs).toEqual(costs.toSorted((a: number, b: number) => a - b));
    expect(courier).toEqual({
      ...plainOption,
      prepaid: 'prepaid',
      workingDays: 2,
      cost: money(16_90),
      deliveryTime: inDays(3, 2, 2),
      courierPickupPoints: null,
      courier: {
        id: 1,
        fullId: '1-1',
        icon: null,
        name: 'Kurier',
        carrierName: 'Kurier',
        pickupPoint: false,
        companyKey: 'kurier',
        companyGroupKey: 'kurier',
      },
    });
    expect(onDelivery).toMatchObject({
      prepaid: 'dvp',
      cost: money(22_90),
      courier: { id: 2, fullId: '2-0' },
    });
    expect(point).toMatchObject({
      cost: money(11_90),
      deliveryTime: inDays(4, 3, 3),
      courier: { id: 3, pickupPoint: true },
    });
    const { points } = await shop().store.pickupPoints.search('punkt', '', 50);
    expect(point.courierPickupPoints.map(({ id }: { id: string }) => id)).toEqual(points.map(({ id }) => id));
    expect(showroom).toMatchObject({ cost: money(0), courier: { id: 0, fullId: '0-1' } });
    expect(showroom.courierPickupPoints[0]).toEqual({
      id: 'S1',
      courierId: 0,
      name: 'Sień Warszawa',
      requiredClientNumber: false,
      coordinates: { latitude: 52.23, longitude: 21.01 },
      address: {
        street: 'ul. Zmyślona',
        buildingAndHouseNumber: '12',
        city: 'Warszawa',
        postcode: '00-010',
        country: 'Polska',
      },
    });
  });

  it('shipping of the basket matches the order, in the order of the shop', async () => {
    const { shipping } = await ask(
      shop(),
      `{shipping(ShippingInput:{mode:basket}){shippingTime{time shippingTime{${everyMoment}}}
        settings{checked} shipping{cost{value} courier{fullId}}}}`,
      visitor,
    );
    expect(shipping).toEqual({
      shippingTime: { time: '2026-11-24 00:00', shippingTime: inDays(3, 2, 2) },
      settings: { checked: '1-1' },
      shipping: [
        { cost: { value: 0 }, courier: { fullId: '1-1' } },
        { cost: { value: 22.9 }, courier: { fullId: '2-0' } },
        { cost: { value: 0 }, courier: { fullId: '3-1' } },
        { cost: { value: 0 }, courier: { fullId: '0-1' } },
        { cost: { value: 0 }, courier: { fullId: '7-1' } },
        { cost: { value: 0 }, courier: { fullId: '8-1' } },
        { cost: { value: 24.9 }, courier: { fullId: '9-1' } },
        { cost: { value: 39.9 }, courier: { fullId: '10-1' } },
      ],
    });
  });

  it('shipping is filtered by payment, sorted by distance, and returns totals', async () => {
    const names = 'shipping{courier{fullId}}';
    const data = await ask(
      shop(),
      `{onDelivery:shipping(ShippingInput:{mode:basket,paymentType:dvp}){${names}}
        furniture:shipping(ShippingInput:{mode:product,products:[{id:1019,size:"45-cm",quantity:1}]}){${names}}
        file:shipping(ShippingInput:{mode:product,products:[{id:1046}]}){shippingTime{unknownTime shippingTime{today time{days}}}
          shipping{cost{value}deliveryTime{time{days hours minutes}today}courier{fullId}}}
        near:shipping(ShippingInput:{mode:basket,coordinates:{latitude:50.06,longitude:19.94}}){
          shipping{courier{fullId}courierPickupPoints{id}}}
        abroad:shipping(ShippingInput:{mode:basket,forcedRegion:1143020022}){${names}}
        nothing:shipping(ShippingInput:{mode:product,products:[{id:404,quantity:1}]}){${names}shippingTime{time}}}`,
      visitor,
    );
    expect(data.onDelivery).toEqual({ shipping: [{ courier: { fullId: '2-0' } }] });
    expect(data.furniture.shipping).toContainEqual({ courier: { fullId: '5-1' } });
    expect(data.file).toEqual({
      shippingTime: { unknownTime: false, shippingTime: { today: false, time: { days: 0 } } },
      shipping: [
        {
          cost: { value: 0 },
          deliveryTime: { time: { days: 0, hours: 0, minutes: 5 }, today: true },
          courier: { fullId: '6-1' },
        },
      ],
    });
    const showrooms = data.near.shipping.find(
      ({ courier }: { courier: { fullId: string } }) => courier.fullId === '0-1',
    );
    expect(showrooms.courierPickupPoints).toEqual([{ id: 'S2' }, { id: 'S1' }, { id: 'S3' }]);
    expect(data.abroad).toEqual({ shipping: null });
    expect(data.nothing).toEqual({ shipping: null, shippingTime: null });
  });

  it("pickupPoints returns a courier's points, and the showrooms as 0", async () => {
    const data = await ask(
      shop(),
      `{courier_3:pickupPoints(courierId:3){pickupPoints{id name location link markerIconUrl requiredClientNumber
          openingDays{monday{open allDay from till}sunday{allDay open}} coordinates{latitude longitude distance}
          address{buildingAndHouseNumber city country postcode street}}}
        near:pickupPoints(courierId:0,location:{latitude:50.06,longitude:19.94},radius:260){
          pickupPoints{id coordinates{distance}}}
        onDelivery:pickupPoints(courierId:3,prepaid:dvp){pickupPoints{id}}
        toTheDoor:pickupPoints(courierId:1,prepaid:prepaid){pickupPoints{id}}}`,
    );
    const { points } = await shop().store.pickupPoints.search('punkt', '', 50);
    const [first] = points;
    expect(data.courier_3.pickupPoints).toHaveLength(points.length);
    expect(data.courier_3.pickupPoints[0]).toEqual({
      id: first!.id,
      name: first!.name,
      location: first!.note ?? null,
      link: null,
      markerIconUrl: null,
      requiredClientNumber: false,
      openingDays: {
        monday: { open: true, allDay: false, from: '10:00', till: '18:00' },
        sunday: { allDay: false, open: false },
      },
      coordinates: { ...first!.coordinates, distance: null },
      address: {
        street: first!.address.street.replace(/ \d+$/, ''),
        buildingAndHouseNumber: /\d+$/.exec(first!.address.street)![0],
        city: first!.address.city,
        country: first!.address.country,
        postcode: first!.address.zipcode,
      },
    });
    expect(data.near.pickupPoints).toEqual([
      { id: 'S2', coordinates: { distance: 0 } },
      { id: 'S1', coordinates: { distance: expect.closeTo(252, -1) } },
    ]);
    expect(data.onDelivery).toEqual({ pickupPoints: [] });
    expect(data.toTheDoor).toEqual({ pickupPoints: [] });
  });
});
