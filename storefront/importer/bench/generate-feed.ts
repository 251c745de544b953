/*
 * A feed as large as a real shop's, of words and numbers by a counter: deterministic, of any length, and never whole in
 * memory.
 */

export const things = ['Kubek', 'Miska', 'Koc', 'Szalik', 'Deska', 'Lampa', 'Wazon', 'Obrus', 'Koszyk', 'Świecznik'];
export const traits = [
  'Mgła',
  'Zboże',
  'Wieczór',
  'Żar',
  'Studnia',
  'Łąka',
  'Poranek',
  'Mróz',
  'Klon',
  'Piasek',
  'Rosa',
];
export const words =
  'naturalny len gładki ciepły dotyk ręcznie toczony szkliwo odcień kamionka drewno dębowe wełna merynos splot barwiony pranie delikatne suszyć płasko dom stół jadalnia prezent pudełko trwały cienki brzeg ucho pokrywka zestaw kolekcja jesień zima wiosna lato światło cień wzór warsztat rzemiosło'.split(
    ' ',
  );
export const colours = ['szary', 'kobalt', 'wapno', 'cegła', 'mech', 'granat', 'piaskowy'];

/** The item at place `index` of a cyclic list. */
export const pick = <T>(list: ReadonlyArray<T>, index: number): T => list[index % list.length] as T;

/** About `count` words, different for each product. */
const prose = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => pick(words, seed * 7 + index * (1 + (seed % 5)) + (index >> 3))).join(
    ' ',
  );

const money = (grosze: number): string => (grosze / 100).toFixed(2);
const net = (grosze: number): string => money(Math.round((grosze * 100) / 123));

function size(id: number, index: number, price: number): string {
  const quantity = (id + index) % 11 === 0 ? -1 : (id * 3 + index * 5) % 40;
  return `<size id="${index + 2}" name="${pick(['S', 'M', 'L', 'XL'], index)}" code="${id}-${index + 2}" code_producer="590${String(id).padStart(9, '0')}${index}" weight="${200 + index * 10}" available="in_stock"><price gross="${money(price)}" net="${net(price)}"/><stock id="0" quantity="${quantity}"/><stock id="1" quantity="${quantity < 0 ? -1 : (id + index) % 7}"/></size>`;
}

/** The department of its category, and one of twelve presents. */
const navigation = (id: number): string =>
  [`Dom\\Dział ${1 + (id % 90)}`, `Prezenty\\Okazja ${1 + (id % 12)}`]
    .map((place) => `<iaiext:item textid="${place}"/>`)
    .join('');

function product(id: number, raise: number): string {
  const price = 1900 + (id % 300) * 100 + 99 + raise;
  const name = `${pick(things, id)} ${pick(traits, id >> 2)} ${id}`;
  const sizes = Array.from({ length: 1 + (id % 4) }, (_, index) => size(id, index, price + index * 500)).join('');
  return `<product id="${id}" vat="23.0" type="regular" site="1" code_on_card="K-${id}">
<producer id="${1 + (id % 60)}" name="Pracownia ${1 + (id % 60)}"/><category id="${1 + (id % 90)}" name="Dom/Dział ${1 + (id % 90)}"/><unit id="1" name="szt."/>
<card url="https://przyklad.example/product-pol-${id}-produkt-${id}.html"/>
<description><name xml:lang="pol"><![CDATA[${name}]]></name><short_desc xml:lang="pol"><![CDATA[${prose(id, 8)}]]></short_desc><long_desc xml:lang="pol"><![CDATA[<p>${prose(id, 120)}</p><p>${prose(id + 1, 120)}</p><ul><li>${prose(id + 2, 20)}</li></ul>]]></long_desc></description>
<price gross="${money(price)}" net="${net(price)}"/><srp gross="0" net="0"/>
<iaiext:visibility><iaiext:site id="1" visible="yes"/></iaiext:visibility>
<sizes>${sizes}</sizes>
<images><large><image url="https://przyklad.example/${id}_1.jpg" hash="${id}" width="998" height="1500"/></large></images>
<parameters><parameter type="parameter" id="26" name="Kolor"><value id="1" name="${pick(colours, id)}"/></parameter><parameter type="parameter" id="27" name="Materiał"><value id="2" name="${prose(id, 1)}"/></parameter></parameters>
<iaiext:sell_by><iaiext:retail quantity="1"/></iaiext:sell_by>
<iaiext:navigation><iaiext:site id="1"><iaiext:menu id="1">${navigation(id)}</iaiext:menu></iaiext:site></iaiext:navigation>
</product>
`;
}

/**
 * A full feed with products 1 to `count`, about 5 kB each.
 * @param first its first product, if not 1
 * @param raise grosze that the products `isRaised` cost more
 */
export function* generateFeed(
  count: number,
  {
    first = 1,
    raise = 0,
    isRaised = () => true,
  }: { first?: number; raise?: number; isRaised?: (id: number) => boolean } = {},
): Generator<Buffer> {
  yield Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<offer file_format="IOF" version="3.0" extensions="yes" xmlns="http://www.iai-shop.com/developers/iof.phtml" xmlns:iaiext="http://www.iai-shop.com/developers/iof/extensions.phtml"><products language="pol" currency="PLN">
`);
  for (let id = first; id < first + count; id += 1) yield Buffer.from(product(id, isRaised(id) ? raise : 0));
  yield Buffer.from('</products></offer>\n');
}
