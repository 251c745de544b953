import { beforeEach, expect, it } from 'vitest';
import { describeOnEngines, shopper } from '../../testing/running-shop.ts';
import { ask } from './testing/ask.ts';

describeOnEngines('calls that change the basket', (shop) => {
  let visitor: Awaited<ReturnType<typeof shopper>>;
  beforeEach(async () => {
    const { session, headers } = await shopper(shop());
    visitor = { session, headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } };
  });

  const lines = async () =>
    (await shop().store.baskets.ofSession(visitor.session)).lines.map(({ productId, size, quantity }) => [
      productId,
      size,
      quantity,
    ]);
  const change = (document: string) => ask(shop(), `mutation{${document}}`, visitor);
  const add = async (products: string) =>
    (
      await change(
        `addProductsToBasket(ProductInput:[${products}]){status error{code message} results{status error{code message}}}`,
      )
    ).addProductsToBasket;

  it('addProductsToBasket adds the requested products to the basket', async () => {
    const done = { status: 'success', error: null };
    expect(await add('{id:1001,size:"onesize",quantity:2},{id:1007,size:"naturalny",quantity:1.5}')).toEqual({
      ...done,
      results: [done, done],
    });
    expect(await add('{id:1001 subscription:0 bundleParts:[]}')).toEqual({ ...done, results: [done] });
    expect(await lines()).toEqual([
      [1001, 'uniw', 3000],
      [1007, 'naturalny', 1500],
    ]);
  });

  it.each([
    [
      '8 for a quantity rounded up to a step [V-31 part]',
      '{id:1007,size:"naturalny",quantity:1.55}',
      '8',
      'na 1,6\u00a0m.',
    ],
    ['8 below the minimum [V-33 part]', '{id:1024,size:"uniw",quantity:1}', '8', 'co najmniej 2\u00a0sztuki.'],
    ['9 above the stock [V-34 part]', '{id:1002,size:"uniw",quantity:100}', '9', 'co najwyżej 12\u00a0sztuk.'],
  ])('addProductsToBasket warns with code %s', async (_title, product, code, words) => {
    const { status, results } = await add(product);
    expect(status).toBe('success');
    expect(results).toEqual([{ status: 'success', error: { code, message: expect.stringContaining(words) } }]);
    expect(await lines()).toHaveLength(1);
  });

  it.each([
    ['a zero quantity', '{id:1001,quantity:0}', '15'],
    ['a negative quantity', '{id:1001,quantity:-1}', '15'],
    ['a missing size among several [V-37 part]', '{id:1013,quantity:1}', 'no_size'],
    ['an unknown size', '{id:1013,size:"xxl",quantity:1}', 'no_size'],
    ['an unknown product', '{id:999999,quantity:1}', '110'],
    ['a sold-out product', '{id:1003,quantity:1}', '110'],
    ['a price by phone', '{id:1021,quantity:1}', 'phonePrice'],
    ['a present', '{id:1008,quantity:1}', 'gratis'],
    ['a product for points', '{id:1048,quantity:1}', 'pointsOnly'],
    ['a subscription that it has not', '{id:1001,quantity:1,subscription:30}', 'noSubscription'],
    ['unknown parts of a bundle', '{id:1001,bundleParts:[{id:1017,size:"uniw",quantity:1}]}', 'unknownOption'],
  ])('addProductsToBasket rejects %s, and adds the others', async (_title, product, code) => {
    const { status, error, results } = await add(`${product},{id:1017,size:"uniw",quantity:1}`);
    expect([status, error]).toEqual(['success', null]);
    expect(results).toEqual([
      { status: 'error', error: { code, message: expect.stringMatching(/^\p{Lu}.*\.$/u) } },
      { status: 'success', error: null },
    ]);
    expect(await lines()).toEqual([[1017, 'uniw', 1000]]);
    const alone = await add(product);
    expect(alone).toMatchObject({ status: 'error', error: { code }, results: [{ status: 'error' }] });
  });

  it('addProductsToBasket rejects more than the basket takes, including its content', async () => {
    await add('{id:1002,size:"uniw",quantity:12}');
    expect((await add('{id:1002,size:"uniw",quantity:1}')).results[0].error.code).toBe('15');
    expect(await lines()).toEqual([[1002, 'uniw', 12_000]]);
  });

  it('removeProductsFromBasket removes lines, is idempotent, and finds the only line of a product without its size', async () => {
    await add('{id:1001,quantity:1},{id:1007,size:"naturalny",quantity:1},{id:1007,size:"atrament",quantity:1}');
    const remove = (products: string) =>
      change(`removeProductsFromBasket(ProductInput:[${products}]){status results{status error{code}}}`);
    expect(await remove('{id:1001},{id:1007}')).toEqual({
      removeProductsFromBasket: {
        status: 'success',
        results: [
          { status: 'success', error: null },
          { status: 'error', error: { code: 'no_size' } },
        ],
      },
    });
    expect(await lines()).toEqual([
      [1007, 'naturalny', 1000],
      [1007, 'atrament', 1000],
    ]);
    for (let time = 0; time < 2; time += 1) {
      const { removeProductsFromBasket } = await remove('{id:1007,size:"naturalny",additional:""}');
      expect(removeProductsFromBasket.status).toBe('success');
    }
    expect(await lines()).toEqual([[1007, 'atrament', 1000]]);
  });

  it('addProductsToBasketB2B finds goods by codes of sizes and products, at normal prices', async () => {
    const mug = (await shop().store.catalogue.productPage(1001))!;
    const shirt = (await shop().store.catalogue.productPage(1013))!;
    const { addProductsToBasketB2B: answer } = await change(
      `addProductsToBasketB2B(ProductB2BInput:[{code:"${mug.sizes[0]!.code}",quantity:2},
        {code:"${mug.product.code}",quantity:1},{code:"${shirt.sizes[1]!.code}",quantity:1},
        {code:"${shirt.product.code}",quantity:1},{code:"no such code",quantity:1},
        {code:"${mug.sizes[0]!.code}",quantity:0}]){status results{status productCode productId error{code}}}`,
    );
    expect(answer.status).toBe('success');
    expect(answer.results).toEqual([
      { status: 'success', productCode: mug.sizes[0]!.code, productId: 1001, error: null },
      { status: 'success', productCode: mug.product.code, productId: 1001, error: null },
      { status: 'success', productCode: shirt.sizes[1]!.code, productId: 1013, error: null },
      { status: 'error', productCode: shirt.product.code, productId: 1013, error: { code: 'no_size' } },
      { status: 'error', productCode: 'no such code', productId: null, error: { code: '110' } },
      { status: 'error', productCode: mug.sizes[0]!.code, productId: 1001, error: { code: '15' } },
    ]);
    const { lines: basket } = await shop().store.baskets.ofSession(visitor.session);
    expect(basket.map(({ productId, quantity, unitGross }) => [productId, quantity, unitGross])).toEqual([
      [1001, 3000, mug.sizes[0]!.price],
      [1013, 1000, shirt.sizes[1]!.price],
    ]);
  });

  it('activateRebateCode applies a code in calls and pages alike, until deactivateRebateCode [H-03 part]', async () => {
    const costs = 'basket{basketCost{totalProductsCost{value} totalRebateWithoutShipping{value} totalToPay{value}}}';
    const activate = async (code: string) =>
      (await change(`activateRebateCode(code:"${code}"){status error{code message}}`)).activateRebateCode;
    await add('{id:1017,size:"uniw",quantity:2}');
    expect(await activate(' sien10 ')).toEqual({ status: 'success', error: null });
    expect(await activate('sien10')).toEqual({ status: 'success', error: null });
    const { basketCost } = (await ask(shop(), `{${costs}}`, visitor)).basket;
    expect(basketCost).toEqual({
      totalProductsCost: { value: 158 },
      totalRebateWithoutShipping: { value: 15.8 },
      totalToPay: { value: 158 - 15.8 + 16.9 },
    });
    const page = await (await fetch(`${shop().url}/basketedit.php`, visitor)).text();
    expect(page).toContain('−15,80\u00a0zł');
    expect(page).toContain('159,10\u00a0zł');

    expect(await activate('dostawa')).toEqual({ status: 'success', error: null });
    expect((await ask(shop(), `{${costs}}`, visitor)).basket.basketCost.totalToPay).toEqual({ value: 158 });
    for (let time = 0; time < 2; time += 1) {
      const { deactivateRebateCode } = await change('deactivateRebateCode{status error{code}}');
      expect(deactivateRebateCode).toEqual({ status: 'success', error: null });
    }
    expect((await ask(shop(), `{${costs}}`, visitor)).basket.basketCost.totalToPay).toEqual({ value: 174.9 });
  });

  it.each([
    ['that is unknown', 'NICZEGO', 'rebates_code_undefined', 'Nie ma takiego kodu rabatowego.'],
    ['that is not valid yet', 'ZIMA', 'rebates_code_notbegun', 'Ten kod rabatowy jeszcze nie działa.'],
    ['that is used up', 'PIERWSZE100', 'rebates_code_used', 'Ten kod rabatowy został już wykorzystany.'],
    [
      'for baskets of higher worth',
      'PROG20',
      'rebates_code_worth',
      'Ten kod rabatowy działa od 150,00\u00a0zł w\u00a0koszyku.',
    ],
  ])('activateRebateCode rejects a code %s, and keeps the previous one', async (_title, code, reason, message) => {
    await add('{id:1001,quantity:2}');
    await change('activateRebateCode(code:"SIEN10"){status}');
    const { activateRebateCode } = await change(`activateRebateCode(code:"${code}"){status error{code message}}`);
    expect(activateRebateCode).toEqual({ status: 'error', error: { code: reason, message } });
    expect((await shop().store.basketOffers.ofSession(visitor.session, 138_00)).code).toBe('SIEN10');
  });

  it('editCurrentSettings allows a divided order where the shop divides orders', async () => {
    const ask = () =>
      change(
        `off:editCurrentSettings(ShopSettingsInput:{isAllowedToDivisionOrder:false}){status error{code}}
       on:editCurrentSettings(ShopSettingsInput:{isAllowedToDivisionOrder:true}){status error{code message}}`,
      );
    expect(await ask()).toEqual({
      off: { status: 'success', error: null },
      on: { status: 'success', error: null },
    });
    await shop().store.settings.set('canDivideOrders', false);
    expect(await ask()).toMatchObject({
      off: { status: 'success' },
      on: { status: 'error', error: { code: 'not_divided' } },
    });
    await shop().store.settings.reset('canDivideOrders');
  });

  it("setRegion selects one of the shop's delivery countries", async () => {
    const { here, there } = await change(
      `here:setRegion(SetRegionInput:{billingRegionId:1143020003,deliveryRegionId:1143020003,areForced:true}){status error{code}}
       there:setRegion(SetRegionInput:{deliveryRegionId:1143020057}){status error{code message}}`,
    );
    expect(here).toEqual({ status: 'success', error: null });
    expect(there).toEqual({
      status: 'error',
      error: { code: 'incorrect_region', message: 'Wybierz kraj z\u00a0listy.' },
    });
    await add('{id:1001,quantity:1}');
    const asked =
      '{shippingCountries{id selected} shop{countries{current{id}}} shipping(ShippingInput:{mode:basket}){shipping{courier{id}}}}';
    const data = await ask(shop(), asked, visitor);
    const selected = (id: number) =>
      [1143020003, 1143020041, 1143020182, 1143020143].map((one) => ({ id: String(one), selected: one === id }));
    expect(data.shippingCountries).toEqual(selected(1143020003));
    expect(data.shop.countries.current).toEqual({ id: 1143020003 });
    expect(data.shipping.shipping).toHaveLength(8);
    await change('setRegion(SetRegionInput:{deliveryRegionId:1143020041}){status}');
    const abroad = await ask(shop(), asked, visitor);
    expect(abroad.shippingCountries).toEqual(selected(1143020041));
    expect(abroad.shop.countries.current).toEqual({ id: 1143020041 });
    expect(abroad.shipping.shipping).toHaveLength(1);
    expect((await change('unsetTemporaryRegion{status}')).unsetTemporaryRegion).toEqual({ status: 'success' });
  });

  it('setTemporaryZipcode starts the order with it, until unsetTemporaryZipcode', async () => {
    await add('{id:1001,quantity:1}');
    const zipcode = async () => {
      const page = await (await fetch(`${shop().url}/order1.php`, visitor)).text();
      return /<input[^>]*name="zipcode"[^>]*>/.exec(page)![0].match(/value="([^"]*)"/)?.[1] ?? '';
    };
    const set = await change(
      'setTemporaryZipcode(zipcode:"31145"){status} setRegion(SetRegionInput:{deliveryRegionId:"1143020003"}){status}',
    );
    expect(set).toEqual({ setTemporaryZipcode: { status: 'success' }, setRegion: { status: 'success' } });
    expect(await zipcode()).toBe('31-145');
    const wrong = await change('setTemporaryZipcode(zipcode:"Kraków"){status error{code message}}');
    const message = 'Wpisz kod pocztowy, np. 31-145.';
    expect(wrong.setTemporaryZipcode).toEqual({ status: 'error', error: { code: 'incorect_zipcode', message } });
    expect(await zipcode()).toBe('31-145');
    await change('unsetTemporaryZipcode{status}');
    expect(await zipcode()).toBe('');
  });

  it('keeps concurrent changes of two tabs: the last write wins a line, and nothing vanishes', async () => {
    await add('{id:1001,quantity:1}');
    const tab = (product: number, quantity: number) =>
      fetch(`${shop().url}/basketchange.php?type=multiproduct&getAjax=true`, {
        method: 'POST',
        headers: visitor.headers,
        body: new URLSearchParams({ 'product[0]': `${product}`, 'size[0]': 'uniw', 'set_quantity[0]': `${quantity}` }),
      });
    await Promise.all([
      tab(1001, 3),
      add('{id:1017,size:"uniw",quantity:2}'),
      add('{id:1007,size:"naturalny",quantity:1}'),
      tab(1001, 5),
    ]);
    const after = await lines();
    expect(new Set(after.map(([productId]) => productId))).toEqual(new Set([1001, 1007, 1017]));
    expect([3000, 5000]).toContain(after.find(([productId]) => productId === 1001)![2]);
    // Both tabs add one of the same: both count.
    await Promise.all([add('{id:1017,size:"uniw",quantity:1}'), add('{id:1017,size:"uniw",quantity:1}')]);
    expect(await lines()).toContainEqual([1017, 'uniw', 4000]);
  });

  it('caused no server error', () => {
    expect(shop().lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
