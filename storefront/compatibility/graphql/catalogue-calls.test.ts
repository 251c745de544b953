import { expect, it } from 'vitest';
import { shownWireMoney, wireMoney } from '../../../patterns/rules/money.ts';
import { addressOf } from '../../shared/addresses.ts';
import { ask } from './testing/ask.ts';
import { everyPrice, money, price } from './testing/expected.ts';
import { everyPriceFragment, everyProductField, pageOf, productOf } from './testing/expected-product.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';

describeOnEngines('calls of the catalogue', (shop) => {
  it.each([
    ['a size with quantity discounts', 1002, { priced: 'uniw', status: 'enable', zones: [] }],
    ['a reduced and distinguished one', 1005, { priced: 'uniw', status: 'enable', zones: ['promo', 'distinguished'] }],
    ['several sizes, one of them cheapest', 1009, { priced: '140-180-cm', status: 'enable', zones: [] }],
    ['a sold-out one of a group', 1003, { priced: 'uniw', status: 'disable', zones: [] }],
    ['a suggested price on a new one', 1006, { priced: 'uniw', status: 'enable', zones: ['newproducts'] }],
  ] as const)('product returns every field of the store: %s', async (_, id, facts) => {
    const { product } = await ask(
      shop(),
      `query{product(productId:${id},displaySizesByConfig:false){...answer}}
       fragment answer on ProductResponse{product{${everyProductField}}} ${everyPriceFragment}`,
    );
    expect(product).toEqual({ product: productOf(await pageOf(shop(), id), { ...facts, zones: [...facts.zones] }) });
  });

  it('product is batched by aliases, with repeated selections', async () => {
    const data = await ask(
      shop(),
      `{id1001:product(productId:1001,displaySizesByConfig:false){product{id name,name sizes{id}sizes{id amount}}}
        onlyAvailability:product(productId:1001){product{sizes{availability{status}}}}
        id404:product(productId:404){product{id}}}`,
    );
    const { product, sizes } = await pageOf(shop(), 1001);
    expect(data).toEqual({
      id1001: { product: { id: 1001, name: product.name, sizes: [{ id: 'uniw', amount: sizes[0]!.amount / 1000 }] } },
      onlyAvailability: { product: { sizes: [{ availability: { status: 'enable' } }] } },
      id404: null,
    });
  });

  it('product supports goods by weight, by phone, for points and as a standing delivery', async () => {
    const fields = `product{type points pointsReceive unit{unitConvertedFormat} subscription{periods minimumQuantity}
      price{price{${everyPrice}} unitConvertedPrice{gross{formatted}}} sizes{amount availability{status}}}`;
    const data = await ask(
      shop(),
      `{honey:product(productId:1035){${fields}} table:product(productId:1021){${fields}}
        mug:product(productId:1048){${fields}} coffee:product(productId:1032){${fields}}}`,
    );
    const honey = await pageOf(shop(), 1035);
    const small = honey.sizes.find(({ type }) => type === '400-g')!;
    expect(data.honey.product).toMatchObject({
      unit: { unitConvertedFormat: 'kg' },
      price: {
        price: price(small.price, 5),
        unitConvertedPrice: { gross: { formatted: wireMoney(Math.round((small.price * 1000) / 400)) } },
      },
    });
    const byPhone = { value: 0, currency: 'PLN', formatted: 'Cena przez telefon' };
    expect(data.table.product).toMatchObject({
      price: { price: { gross: byPhone, net: byPhone }, unitConvertedPrice: null },
      sizes: [{ amount: -1, availability: { status: 'order' } }],
    });
    expect(data.mug.product).toMatchObject({ points: 1200, price: { price: { gross: { value: 0 } } } });
    const coffee = await pageOf(shop(), 1032);
    expect(data.coffee.product.subscription).toEqual({
      periods: [14, 30],
      minimumQuantity: coffee.product.details.subscription!.minQuantity / 1000,
    });
  });

  it('page and call have the same price, stock and lowest price', async () => {
    const page = await (await fetch(`${shop().url}/product-pol-1005-wazon-studnia.html`)).text();
    const { product } = await ask(
      shop(),
      `{product(productId:1005){product{sizes{amount price{price{gross{value formatted}}
        crossedPrice{gross{formatted}}omnibusPrice{gross{value formatted}}}}}}}`,
    );
    const [size] = product.product.sizes;
    for (const name of ['price', 'crossedPrice', 'omnibusPrice'])
      expect(page).toContain(shownWireMoney(size.price[name].gross.formatted));
    const { sizes } = JSON.parse(/id="product_data"[^>]*>(.*?)<\/script>/s.exec(page)![1]!);
    expect(sizes.uniw.amount).toBe(size.amount);
    expect(Number(sizes.uniw.price.value)).toBe(size.price.price.gross.value);
    expect(Number(sizes.uniw.price.omnibus_price)).toBe(size.price.omnibusPrice.gross.value);
  });

  it('products are returned by id in that order, existing ones once', async () => {
    const { products } = await ask(
      shop(),
      '{products(searchInput:{productsId:[1032,404,1001,1032]}){took products{id name producer{name link}}}}',
    );
    expect(products.took).toEqual(expect.any(Number));
    expect(products.products.map(({ id }: { id: number }) => id)).toEqual([1032, 1001]);
    const { producer } = await pageOf(shop(), 1032);
    expect(products.products[0].producer).toEqual({
      name: producer!.name,
      link: addressOf('producer', { id: producer!.id, slug: producer!.slug }),
    });
  });

  it('products are found by a text like on the search page, and by a standing delivery', async () => {
    const data = await ask(
      shop(),
      `{byText:products(searchInput:{productsId:[],text:"kawa",subscriptionPeriods:[]}){products{id}}
        everyTwoWeeks:products(searchInput:{productsId:[1001,1032,1029,1033],subscriptionPeriods:[14]}){products{id}}
        tooShort:products(searchInput:{text:"k"}){products{id}}}`,
    );
    const { products } = await shop().store.catalogue.list({ text: 'kawa' });
    expect(products.length).toBeGreaterThan(1);
    expect(data.byText.products).toEqual(products.map(({ id }) => ({ id })));
    expect(data.everyTwoWeeks.products).toEqual([{ id: 1032 }]);
    expect(data.tooShort.products).toEqual([]);
  });

  it('getLastLowestProductPrices returns lowest prices by product, size and date [C-02 part] [E-04]', async () => {
    const data = await ask(
      shop(),
      `query{fallback0:getLastLowestProductPrices(lastLowestPricesInput:[{productId:1005,sizeId:"onesize"}]){
          id sizes{id price{gross{value currency formatted}}}}
        fallback1:getLastLowestProductPrices(lastLowestPricesInput:[
          {date:"2026-11-15",productId:1005,sizeId:"uniw"},{date:"2026-11-21",productId:1011,sizeId:"140-200"},
          {date:"2026-11-21",productId:404,sizeId:"uniw"},{date:"2026-11-21",productId:1001,sizeId:"xxl"}]){
          id sizes{id price{net{value}}}}}`,
      { label: '?getLastLowestProductPricesFallback' },
    );
    const [size] = (await pageOf(shop(), 1005)).sizes;
    expect(data.fallback0).toEqual([
      { id: 1005, sizes: [{ id: 'uniw', price: { gross: money(size!.reduction!.lowestPrice) } }] },
    ]);
    expect(data.fallback1).toEqual([
      { id: 1005, sizes: [{ id: 'uniw', price: { net: { value: 161.79 } } }] },
      { id: 1011, sizes: [{ id: '140-200', price: { net: { value: 511.38 } } }] },
    ]);
  });

  it('sizeAvailability returns each showroom with its hours and stock', async () => {
    const { sizeAvailability, nothing } = await ask(
      shop(),
      `{sizeAvailability(productId:1001){id name productSizeAvailableInStocks{quantity strictQuantity
          unit{singular plural} productAvailableStatus{description icon}
          stockInfo{name street city zipcode country description cleardescription
            contact{phone{text link}mail{text link}gg{text link}}
            openingHours{${['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
              .map((day) => `${day}{open allDay from till}`)
              .join(' ')}} longitude latitude}}}
        nothing:sizeAvailability(productId:404){id}}`,
    );
    const [size] = (await pageOf(shop(), 1001)).sizes;
    const stocks = await shop().store.catalogue.stocks();
    const showrooms = stocks.filter(({ kind }) => kind === 'showroom');
    const open = (from: string, till: string) => ({ open: true, allDay: false, from, till });
    const closed = { open: false, allDay: false, from: null, till: null };
    expect(nothing).toBeNull();
    expect(sizeAvailability).toHaveLength(1);
    expect(sizeAvailability[0]).toMatchObject({ id: 'uniw', name: size!.name });
    const places = sizeAvailability[0].productSizeAvailableInStocks;
    expect(places.map(({ quantity }: { quantity: number }) => quantity)).toEqual(
      showrooms.map(({ id }) => size!.stocks.find(({ stockId }) => stockId === id)!.amount / 1000),
    );
    const [warsaw] = showrooms;
    const hours = 'poniedziałek–piątek: 10:00–19:00, sobota: 10:00–16:00, niedziela: nieczynne';
    expect(places[0]).toEqual({
      quantity: 5,
      strictQuantity: true,
      unit: { singular: 'szt.', plural: 'szt.' },
      productAvailableStatus: { description: 'Dostępny na miejscu', icon: null },
      stockInfo: {
        name: warsaw!.name,
        ...warsaw!.address,
        description: hours,
        cleardescription: hours,
        contact: {
          phone: { text: '+48 000 000 001', link: 'tel:+48000000001' },
          mail: { text: 'warszawa@sien.example', link: 'mailto:warszawa@sien.example' },
          gg: null,
        },
        openingHours: {
          monday: open('10:00', '19:00'),
          tuesday: open('10:00', '19:00'),
          wednesday: open('10:00', '19:00'),
          thursday: open('10:00', '19:00'),
          friday: open('10:00', '19:00'),
          saturday: open('10:00', '16:00'),
          sunday: closed,
        },
        ...warsaw!.coordinates,
      },
    });
  });

  it('opinion returns the newest opinions, or those with the most stars', async () => {
    const data = await ask(
      shop(),
      `query{opinion(SearchOpinionsInput:{type:"product" ordersBy:"date" sourceId:"1001" resultsLimit:2}){
          id author content rating confirmedByPurchase}
        all:opinion(SearchOpinionsInput:{type:"product",sourceId:1001,resultsLimit:50}){id}
        best:opinion(SearchOpinionsInput:{type:"product",ordersBy:"rating",sourceId:"1001",resultsLimit:50}){id rating}
        none:opinion(SearchOpinionsInput:{type:"product",sourceId:"1001",resultsLimit:-1}){id}
        ofNoProduct:opinion(SearchOpinionsInput:{type:"product",resultsLimit:3}){id}
        ofShop:opinion(SearchOpinionsInput:{type:"order",sourceId:"1001"}){id}
        ofNothing:opinion(SearchOpinionsInput:{type:"product",sourceId:"x"}){id}}`,
      { label: '?opinion' },
    );
    const { opinions } = await shop().store.catalogue.opinionList({ productId: 1001, portion: 50 });
    expect(data.opinion).toEqual(
      opinions.slice(0, 2).map(({ id, author, content, rating, isConfirmed }) => ({
        id,
        author,
        content,
        rating,
        confirmedByPurchase: isConfirmed,
      })),
    );
    expect(data.opinion[0].author).toBe('Anna K.');
    expect(data.all).toEqual(opinions.map(({ id }) => ({ id })));
    const stars = data.best.map(({ rating }: { rating: number }) => rating) as number[];
    expect(stars).toEqual(opinions.map(({ rating }) => rating).toSorted((a, b) => b - a));
    expect([data.none, data.ofNoProduct, data.ofShop, data.ofNothing]).toEqual([[], [], [], []]);
  });
});
