import { describe, expect, it } from 'vitest';
import { productOf, productsOf, sample } from '../testing/sources.ts';
import { isSkipped, mapProduct, mapRefresh } from './map-product.ts';
import type { MappedProduct } from './mapped-product.ts';
import type { Reason } from './reasons.ts';

/** A complete product, with one part replaced. */
const product = (change: (xml: string) => string = (xml) => xml) =>
  productOf(
    change(
      '<product id="7" vat="23.0" type="regular"><category id="71" name="Dom/Kubki"/><card url=""/>' +
        '<description><name>Kubek</name></description><price gross="69.00" net="56.10"/>' +
        '<sizes><size id="uniw" name="uniwersalny" weight="340"><stock id="1" quantity="3"/></size></sizes></product>',
    ),
  );

async function mapped(change?: (xml: string) => string): Promise<MappedProduct> {
  const result = mapProduct(await product(change));
  if (isSkipped(result)) throw new Error(`Skipped: ${JSON.stringify(result.reasons)}`);
  return result;
}

describe('a product of a full feed', () => {
  it("is mapped to the shop's terms", async () => {
    const [scarf] = await productsOf(sample('full')());
    expect(mapProduct(scarf!)).toEqual({
      english: new Map([['Szalik Mgła & Mróz', 'Mist scarf']]),
      id: 501,
      slug: 'Szalik-Mgla',
      code: 'SZ-501',
      type: 'product',
      name: 'Szalik Mgła & Mróz',
      subline: 'Wełna, 180 cm',
      description: 'Miękki szalik\nz wełny.\n\ngrzeje\n\nnie gryzie\n\nPranie & suszenie',
      category: { id: 71, name: 'Szaliki', path: ['Dom', 'Tekstylia', 'Szaliki'] },
      places: [['Zima', 'Szaliki']],
      producer: { id: 31, name: 'Pracownia Nić' },
      series: { id: 9, name: 'Zima' },
      vatPercent: 23,
      unit: 'szt.',
      sellBy: 1000,
      precision: 0,
      minPerOrder: null,
      maxPerOrder: null,
      minPerSize: null,
      maxPerSize: null,
      isVisible: true,
      version: { group: '16', name: 'szary' },
      shippingTime: { kind: 'days', days: 2 },
      parameters: [
        { name: 'Materiał', value: 'wełna, kaszmir' },
        { name: 'Gwarancja', value: 'Dwa lata' },
        { name: 'Sztuk w\u00A0opakowaniu zbiorczym', value: '12' },
      ],
      enclosures: [{ name: 'Pranie', file: 'https://przyklad.example/pranie.pdf' }],
      price: { gross: 11900, net: 9675 },
      strikethrough: { gross: 12900, net: 10488 },
      suggested: { gross: 13900, net: 11301 },
      sizes: [
        {
          type: '2',
          name: 'krótki',
          code: '501-2',
          producerCode: '5900000000016',
          externalCode: 'ERP-7',
          weight: 210,
          isAvailable: true,
          price: { gross: 11900, net: 9675 },
          strikethrough: null,
          stocks: [
            { stockId: '1', amount: 4000 },
            { stockId: '2', amount: 2500 },
          ],
        },
        {
          type: '3',
          name: 'długi',
          code: '501-3',
          producerCode: null,
          externalCode: null,
          weight: 260,
          isAvailable: true,
          price: { gross: 14900, net: 12114 },
          strikethrough: null,
          stocks: [
            { stockId: '1', amount: 3000 },
            { stockId: '2', amount: -1 },
          ],
        },
        {
          type: '4',
          name: 'dziecięcy',
          code: '501-4',
          producerCode: null,
          externalCode: null,
          weight: 120,
          isAvailable: false,
          price: { gross: 9900, net: 8049 },
          strikethrough: null,
          stocks: null,
        },
      ],
      pictures: [
        { url: 'https://przyklad.example/501_1.jpg', version: 'aa' },
        { url: 'https://przyklad.example/501_2.jpg', version: 'bb' },
      ],
      wholesalePrices: [{ size: null, price: { gross: 8000, net: 6504 } }],
      unplaced: {
        versionLabel: 'Kolor',
      },
      notices: [],
    });
  });

  it.each<[string, (xml: string) => string, Partial<MappedProduct>]>([
    [
      'no category, reported',
      (xml) => xml.replace('id="71" name="Dom/Kubki"', 'id="0" name="*Kategoria tymczasowa"'),
      { category: null, notices: [{ code: 'no-category', value: '' }] },
    ],
    [
      'the last part of its category',
      (xml) => xml.replace('Dom/Kubki', 'Dom\\Kuchnia\\Filiżanki'),
      { category: { id: 71, name: 'Filiżanki', path: ['Dom', 'Kuchnia', 'Filiżanki'] } },
    ],
    [
      'its places in all menus, each once, and no notice of a missing category',
      (xml) =>
        xml
          .replace('id="71" name="Dom/Kubki"', 'id="0" name="*"')
          .replace(
            '<sizes>',
            '<navigation><site id="1"><menu id="1"><item textid="Prezenty\\Na 1/2 etatu"/><item textid="Nowości"/></menu>' +
              '<menu id="2"><item textid="prezenty \\ na 1/2 etatu"/><item textid=""/><item/></menu></site></navigation><sizes>',
          ),
      { category: null, places: [['Prezenty', 'Na 1/2 etatu'], ['Nowości']], notices: [] },
    ],
    [
      'no attachment outside of the web, reported',
      (xml) =>
        xml.replace(
          '<sizes>',
          '<attachments><file url="javascript:alert(1)"/><file url="karta.pdf"/></attachments><sizes>',
        ),
      {
        enclosures: [],
        notices: [
          { code: 'attachment', value: 'javascript:alert(1)' },
          { code: 'attachment', value: 'karta.pdf' },
        ],
      },
    ],
    [
      'an attachment without a name by its file',
      (xml) => xml.replace('<sizes>', '<attachments><file url="https://a.example/d/karta.pdf"/></attachments><sizes>'),
      { enclosures: [{ name: 'karta.pdf', file: 'https://a.example/d/karta.pdf' }] },
    ],
    [
      'who may download an attachment, by the stricter word',
      (xml) =>
        xml.replace(
          '<sizes>',
          `<attachments>${[
            'enable="all"',
            'enable="ordered"',
            'enable="y" limitation="wholesaler"',
            'enable="n"',
            'enable="something new"',
          ]
            .map((words, index) => `<file url="https://a.example/${index}.pdf" ${words}/>`)
            .join('')}</attachments><sizes>`,
        ),
      {
        enclosures: [
          { name: '0.pdf', file: 'https://a.example/0.pdf' },
          { name: '1.pdf', file: 'https://a.example/1.pdf', access: 'ordered' },
          { name: '2.pdf', file: 'https://a.example/2.pdf', access: 'wholesale' },
          { name: '4.pdf', file: 'https://a.example/4.pdf', access: 'wholesale' },
        ],
      },
    ],
    [
      'the files of a virtual product for who has paid',
      (xml) =>
        xml
          .replace('regular', 'virtual')
          .replace(
            '<sizes>',
            '<attachments><file url="https://a.example/k.pdf" enable="ordered"/></attachments><sizes>',
          ),
      { enclosures: [{ name: 'k.pdf', file: 'https://a.example/k.pdf', access: 'paid' }] },
    ],
    ['VAT that does not apply', (xml) => xml.replace('vat="23.0"', 'vat="zw"'), { vatPercent: null }],
    ['no type', (xml) => xml.replace('type="regular"', ''), { type: 'product' }],
    ['a file to download', (xml) => xml.replace('regular', 'virtual'), { type: 'product_virtual' }],
    ['its id as missing code', (xml) => xml, { code: '7' }],
    ['an address made of its name', (xml) => xml.replace('Kubek', 'Łyżka „Żar” 20 cm'), { slug: 'lyzka-zar-20-cm' }],
    ['an address even without letters in its name', (xml) => xml.replace('Kubek', '!!!'), { slug: 'produkt' }],
    [
      'its existing address',
      (xml) => xml.replace('url=""', 'url="https://s.example/product-pol-7-Stary-Kubek.html"'),
      { slug: 'Stary-Kubek' },
    ],
    [
      'the address of the newer kind',
      (xml) => xml.replace('url=""', 'url="https://s.example/pl/products/stary-kubek-7"'),
      { slug: 'stary-kubek' },
    ],
    [
      'the address of the newer kind with its ending',
      (xml) => xml.replace('url=""', 'url="https://s.example/pl/products/stary-kubek-7.html?a=b"'),
      { slug: 'stary-kubek' },
    ],
    [
      'no hidden parameter, and limits of an order that are no text',
      (xml) =>
        xml.replace(
          '<sizes>',
          '<parameters><parameter type="parameter" name="Kolor"><value name="żółty"/></parameter>' +
            '<parameter type="parameter" name="Marża" hide="y"><value name="30"/></parameter>' +
            '<parameter type="parameter" name="Min" context_id="CONTEXT_MIN_QUANTITY_PER_RETAIL_ORDER"><value name="2"/></parameter>' +
            '<parameter type="parameter" name="CONTEXT_MAX_QUANTITY_PER_ORDER"><value name="10.5"/></parameter>' +
            '<parameter type="parameter" name="CONTEXT_MIN_SIZE_QUANTITY_PER_RETAIL_ORDER"><value name="1.5"/></parameter>' +
            '<parameter type="parameter" name="CONTEXT_MAX_SIZE_QUANTITY_PER_RETAIL_ORDER"><value name="4"/></parameter>' +
            '<parameter type="parameter" name="CONTEXT_MIN_QUANTITY_PER_WHOLESALE_ORDER"><value name="50"/></parameter></parameters><sizes>',
        ),
      {
        parameters: [{ name: 'Kolor', value: 'żółty' }],
        minPerOrder: 2000,
        maxPerOrder: 10_500,
        minPerSize: 1500,
        maxPerSize: 4000,
      },
    ],
    [
      'no address of another product',
      (xml) => xml.replace('url=""', 'url="https://s.example/product-pol-8-Inny.html"'),
      { slug: 'kubek' },
    ],
    [
      'a step of a quarter',
      (xml) => xml.replace('<sizes>', '<sell_by><retail quantity="0.25"/></sell_by><sizes>'),
      { sellBy: 250, precision: 2 },
    ],
    [
      'no visibility',
      (xml) => xml.replace('<sizes>', '<visibility><site id="1" visible="no"/></visibility><sizes>'),
      { isVisible: false },
    ],
    [
      'the srp of its sizes',
      (xml) => xml.replace('<stock id="1" quantity="3"/>', '<srp gross="99.00"/><stock id="1" quantity="3"/>'),
      { suggested: { gross: 9900, net: null } },
    ],
    [
      'no srp where its sizes differ',
      (xml) =>
        xml.replace(
          '</sizes>',
          '<size id="1" weight="1"><srp gross="9"/></size><size id="2" weight="1"><srp gross="8"/></size></sizes>',
        ),
      { suggested: null, notices: expect.arrayContaining([{ code: 'size-srp', value: '' }]) },
    ],
    ['no srp for 0', (xml) => xml.replace('<sizes>', '<srp gross="0" net="0"/><sizes>'), { suggested: null }],
  ])('may have %s', async (_, change, expected) => expect(await mapped(change)).toMatchObject(expected));

  it.each([
    ['uniw', '<size id="uniw">'],
    ['uniw', '<size id="onesize">'],
    ['uniw', '<size id="0">'],
    ['14', '<size id="14">'],
  ])('has the size %s for %s', async (type, size) => {
    const { sizes } = await mapped((xml) => xml.replace(/<size [^>]*>/, size));
    expect(sizes.map((mappedSize) => mappedSize.type)).toEqual([type]);
  });

  it.each<[string, string, ReadonlyArray<{ stockId: string; amount: number }> | null]>([
    [
      'several stocks',
      '<stock id="1" quantity="3"/><stock id="-2" quantity="0.5"/>',
      [
        { stockId: '1', amount: 3000 },
        { stockId: '-2', amount: 500 },
      ],
    ],
    [
      'one stock in two parts',
      '<stock id="1" quantity="3"/><stock id="1" quantity="4"/>',
      [{ stockId: '1', amount: 7000 }],
    ],
    ['a stock without a limit', '<stock id="1" quantity="-1"/>', [{ stockId: '1', amount: -1 }]],
    [
      'a part without a limit',
      '<stock id="1" quantity="3"/><stock id="1" quantity="-1"/><stock id="1" quantity="2"/>',
      [{ stockId: '1', amount: -1 }],
    ],
    ['a stock without an id', '<stock quantity="3"/>', [{ stockId: '1', amount: 3000 }]],
    ['the number of all stocks', '<stock_quantity>6</stock_quantity>', [{ stockId: '1', amount: 6000 }]],
    ['nothing', '', null],
  ])('reads %s of a size', async (_, stock, stocks) => {
    const { sizes } = await mapped((xml) => xml.replace('<stock id="1" quantity="3"/>', stock));
    expect(sizes[0]?.stocks).toEqual(stocks);
  });

  it('marks a size available without a stock', async () => {
    const { notices } = await mapped((xml) => xml.replace('<stock id="1" quantity="3"/>', ''));
    expect(notices).toEqual([{ code: 'no-stock', value: 'uniw' }]);
  });

  it.each<[string, (xml: string) => string, ReadonlyArray<Reason>]>([
    ['without an id', (xml) => xml.replace('id="7"', ''), [{ code: 'id', value: '' }]],
    ['with a non-numeric id', (xml) => xml.replace('id="7"', 'id="K-7"'), [{ code: 'id', value: 'K-7' }]],
    ['without a name', (xml) => xml.replace('Kubek', ' '), [{ code: 'name', value: '' }]],
    ['of parts', (xml) => xml.replace('regular', 'bundle'), [{ code: 'type', value: 'bundle' }]],
    ['in another currency', (xml) => xml.replace('vat=', 'currency="EUR" vat='), [{ code: 'currency', value: 'EUR' }]],
    ['without VAT', (xml) => xml.replace('vat="23.0"', ''), [{ code: 'vat', value: '' }]],
    ['with half a percent of VAT', (xml) => xml.replace('23.0', '5.5'), [{ code: 'vat', value: '5.5' }]],
    ['with too much VAT', (xml) => xml.replace('23.0', '101'), [{ code: 'vat', value: '101' }]],
    ['without a price', (xml) => xml.replace(/<price .*?>/, ''), [{ code: 'price', value: '' }]],
    [
      'with a price that is no number',
      (xml) => xml.replace('gross="69.00"', 'gross="tanio"'),
      [{ code: 'price', value: 'tanio' }],
    ],
    ['without sizes', (xml) => xml.replace(/<sizes>.*<\/sizes>/, ''), [{ code: 'sizes', value: '' }]],
    [
      'with a size without an id',
      (xml) => xml.replace('size id="uniw"', 'size'),
      [
        { code: 'size-id', value: 'uniwersalny' },
        { code: 'sizes', value: '' },
      ],
    ],
    [
      'with a size twice',
      (xml) => xml.replace('<sizes>', '<sizes><size id="uniw"><stock quantity="1"/></size>'),
      [{ code: 'size-duplicate', value: 'uniw' }],
    ],
    [
      'with a stock that is no number',
      (xml) => xml.replace('quantity="3"', 'quantity="-7"'),
      [{ code: 'size-quantity', value: 'uniw: -7' }],
    ],
    [
      'with a size whose price is no number',
      (xml) => xml.replace('<stock', '<price gross="?"/><stock'),
      [{ code: 'size-price', value: 'uniw' }],
    ],
    ['with a weight that is no number', (xml) => xml.replace('"340"', '"lekki"'), [{ code: 'weight', value: 'lekki' }]],
    [
      'sold by nothing',
      (xml) => xml.replace('<sizes>', '<sell_by><retail quantity="0"/></sell_by><sizes>'),
      [{ code: 'sellBy', value: '0' }],
    ],
  ])('is skipped %s', async (_, change, reasons) => {
    const result = mapProduct(await product(change));
    expect(isSkipped(result) && result.reasons).toEqual(reasons);
  });

  it('is skipped with all its problems', async () => {
    const result = mapProduct(
      await product((xml) => xml.replace('23.0', 'x').replace('regular', 'set').replace('"3"', '"y"')),
    );
    expect(isSkipped(result) && result.reasons.map(({ code }) => code).toSorted()).toEqual([
      'size-quantity',
      'type',
      'vat',
    ]);
  });

  it('needs no own price if every size has one', async () => {
    const { price, sizes } = await mapped((xml) =>
      xml.replace(/<price .*?>/, '').replace('<stock', '<price gross="10"/><stock'),
    );
    expect(price).toBeNull();
    expect(sizes[0]?.price).toEqual({ gross: 1000, net: null });
  });
});

describe('a product of a light feed', () => {
  it('has prices and stocks', async () => {
    const [scarf] = await productsOf(sample('light')());
    expect(mapRefresh(scarf!)).toEqual({
      id: 501,
      price: { gross: null, net: 9675 },
      strikethrough: null,
      suggested: null,
      notices: [],
      sizes: [
        { type: '2', price: { gross: null, net: 8862 }, strikethrough: null, stocks: [{ stockId: '1', amount: 1000 }] },
        {
          type: '3',
          price: { gross: null, net: 12114 },
          strikethrough: null,
          stocks: [
            { stockId: '1', amount: 3000 },
            { stockId: '2', amount: -1 },
          ],
        },
        { type: '9', price: null, strikethrough: null, stocks: [{ stockId: '1', amount: 5000 }] },
      ],
    });
  });

  it.each<[string, string, Reason['code']]>([
    ['without an id', '<product><price net="1"/></product>', 'id'],
    ['with a price that is no number', '<product id="7"><price net="?"/></product>', 'price'],
    [
      'with a stock that is no number',
      '<product id="7"><sizes><size id="2"><stock quantity="?"/></size></sizes></product>',
      'size-quantity',
    ],
    ['in another currency', '<product id="7" currency="EUR"><price net="1"/></product>', 'currency'],
  ])('is skipped %s', async (_, xml, code) => {
    const result = mapRefresh(await productOf(xml));
    expect(isSkipped(result) && result.reasons.map((reason) => reason.code)).toEqual([code]);
  });
});
