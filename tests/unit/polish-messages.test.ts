import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translator, type Message, type Messages, type Texts } from '../../components/texts/texts.ts';

interface Catalogue {
  readonly file: string;
  readonly texts: Texts<Messages>;
}

const root = join(import.meta.dirname, '../..');
const isTexts = (part: unknown): part is Texts<Messages> =>
  typeof part === 'object' && part !== null && 'namespace' in part && 'pl' in part;

/** Files whose texts stand in the code itself. */
const ownTexts: ReadonlySet<string> = new Set(['storefront/features/checkout/server/order-state.ts']);

/** All texts of the kit and the shop: the pseudo-locale tests prove that there are no others. */
const catalogues: ReadonlyArray<Catalogue> = (
  await Promise.all(
    globSync('{components,patterns,storefront}/**/*.ts', { cwd: root })
      .filter((file) => /(?:^|[/.-])texts\.ts$/.test(file) || ownTexts.has(file))
      .map(async (file) => {
        const exported = Object.values((await import(join(root, file))) as Record<string, unknown>);
        return exported.filter(isTexts).map((texts) => ({ file, texts }));
      }),
  )
).flat();

const formsOf = (message: Message): ReadonlyArray<string> =>
  typeof message === 'string' ? [message] : Object.values(message);

/** English words that are not Polish: an English sentence has one of them. */
const english =
  /(?<!\p{L})(?:the|this|that|is|are|was|has|have|not|you|your|and|or|of|for|from|with|within|please|error|invalid|wrong|order|product|products|price|delivery|shipping|available|unavailable|least|most|must|can|cannot|choose|select|added|stock|ships|today|tomorrow|points|search|close|open|next|previous)(?!\p{L})/iu;

/** English texts of the specification, and the shop's texts for them. */
const inTheSpecification: ReadonlyArray<readonly [id: string, english: string, key: string, polish: string]> = [
  ['T-06', 'product unavailable', 'error.product.unavailable', 'Teraz tego nie ma. Zajrzyj za kilka dni.'],
  ['T-07', 'unknown delivery time', 'shippingTime.unknown', 'Czas wysyłki ustalimy po zamówieniu'],
  ['T-08', 'price by phone', 'error.product.phonePrice', 'Cenę podajemy przez telefon. Skontaktuj się ze sprzedawcą.'],
  ['T-08', 'only in loyalty programme', 'error.product.pointsOnly', 'Tylko za punkty programu lojalnościowego.'],
  ['T-12', 'order by {time} and it ships today', 'shippingTime.deadline', 'Zamów do 5, wyślemy dziś'],
  ['T-13', 'ships today', 'shippingTime.today', 'Wyślemy dziś'],
  ['T-14', 'tomorrow', 'shippingTime.tomorrow', 'Wyślemy jutro'],
  ['T-14', 'ships within 24 h', 'shippingTime.within24Hours', 'Wyślemy w ciągu 24 godzin'],
  ['T-15', 'shipment in {n} days', 'shippingTime.longWait', 'Wysyłka za 5 dni'],
  ['X-10', 'Product was added', 'error.product.added', 'Produkt został dodany.'],
  [
    'X-10',
    'An error occurred while adding the product',
    'error.product.addingFailed',
    'Podczas dodawania produktu wystąpił błąd. Spróbuj jeszcze raz.',
  ],
  ['X-10', 'Out of stock', 'error.product.outOfStock', 'Brak w magazynie.'],
  ['X-10', 'You can order at least {n} {unit}', 'quantity-stepper.raised', 'Możesz zamówić co najmniej 5 5'],
  ['X-10', 'You can order at most {n} {unit}', 'quantity-stepper.lowered', 'Możesz zamówić co najwyżej 5 5'],
  ['X-10', 'not enough points', 'error.product.notEnoughPoints', 'Masz za mało punktów, żeby zamówić ten produkt.'],
  [
    'X-10',
    'daily limit of notifications',
    'error.call.limit',
    'Na dziś to już wszystkie powiadomienia o dostępności. Spróbuj jutro.',
  ],
  ['X-10', 'invalid e-mail', 'error.call.mail', 'Podano niepoprawny adres email.'],
  [
    'X-11',
    'general payment error',
    'error.payment.general',
    'Płatność się nie powiodła. Spróbuj jeszcze raz albo wybierz inny sposób.',
  ],
  ['X-11', 'cancel error', 'error.payment.cancelled', 'Nie udało się anulować płatności. Spróbuj jeszcze raz.'],
  [
    'X-11',
    'HTTPS required for cards',
    'error.payment.httpsRequired',
    'Kartą można płacić tylko przez bezpieczne połączenie (HTTPS).',
  ],
  ['X-11', 'unsupported card type', 'error.payment.cardType', 'Tego rodzaju karty nie przyjmujemy. Użyj innej.'],
  ['X-11', 'BLIK length', 'error.payment.blikLength', 'Kod BLIK ma 6 cyfr.'],
  ['X-11', 'not enough loyalty points', 'error.payment.notEnoughPoints', 'Masz za mało punktów lojalnościowych.'],
  ['X-11', 'voucher blocked', 'error.payment.v3', 'Ten bon jest zablokowany.'],
  ['X-11', 'gift card data incorrect', 'error.payment.giftCard', 'Numer albo PIN karty podarunkowej jest błędny.'],
  ['X-11', 'regulations must be accepted', 'error.payment.regulations', 'Zaakceptuj regulamin tej płatności.'],
  [
    'X-11',
    'instalment terms must be read',
    'error.payment.instalmentTerms',
    'Zapoznaj się z warunkami zakupu na raty i potwierdź to.',
  ],
  [
    'X-12',
    'express courier unavailable',
    'error.shipping.expressUnavailable',
    'Kurier ekspresowy nie dojeżdża pod ten adres. Wybierz inną dostawę.',
  ],
  [
    'X-12',
    'external courier error',
    'error.shipping.courierService',
    'System kuriera chwilowo nie odpowiada. Spróbuj za chwilę albo wybierz inną dostawę.',
  ],
  ['X-12', 'delivery details required', 'error.shipping.detailsRequired', 'Uzupełnij dane do dostawy.'],
  [
    'X-12',
    'no standard cost',
    'error.shipping.noStandardCost',
    'Koszt dostawy ustali obsługa sklepu po złożeniu zamówienia.',
  ],
  ['X-13', 'no point chosen', 'error.pickup.noPoint', 'Wybierz punkt odbioru.'],
  ['X-13', 'no post office chosen', 'error.pickup.noPostOffice', 'Wybierz placówkę pocztową.'],
  ['X-13', 'no customer number', 'error.pickup.noCustomerNumber', 'Wpisz numer klienta.'],
  ['X-13', 'enter valid address', 'error.pickup.invalidAddress', 'Wpisz poprawny adres.'],
  ['X-13', 'no points in area', 'error.pickup.noneInArea', 'W tej okolicy nie ma punktów odbioru.'],
  [
    'X-14',
    'gift no longer available',
    'error.other.giftUnavailable',
    'Przy tej wartości koszyka prezent nie jest już dostępny.',
  ],
  [
    'X-14',
    'too many products for instalments',
    'error.instalment.tooManyProducts',
    'Na raty można kupić najwyżej 5 produktów naraz.',
  ],
  [
    'X-14',
    'not all products eligible',
    'error.instalment.notAllEligible',
    'Nie wszystkie produkty można kupić na raty.',
  ],
  ['X-14', 'opinion not sent', 'error.other.opinionNotSent', 'Nie udało się wysłać opinii. Spróbuj jeszcze raz.'],
  ['X-14', 'opinion empty', 'error.other.opinionEmpty', 'Napisz opinię.'],
  ['X-14', 'choose products to return', 'error.return.noProducts', 'Wybierz produkty, które chcesz zwrócić.'],
  ['X-14', 'choose return method', 'error.return.noMethod', 'Wybierz sposób zwrotu.'],
  ['X-14', 'choose parameter', 'error.return.noParameter', 'Wybierz szczegóły sposobu zwrotu.'],
  ['X-14', 'choose refund form', 'error.return.noRefundForm', 'Wybierz, jak oddać pieniądze.'],
  ['X-14', 'choose return point', 'error.return.noReturnPoint', 'Wybierz punkt zwrotu.'],
  ['L-04', 'Cost from {price}', 'shippingCost.from', 'Dostawa: koszt od 5'],
];

/** Every value of a message; five takes the Polish form for many. */
const five = new Proxy<Record<string, number>>({}, { get: () => 5, has: () => true });

describe('the texts of the shop', () => {
  const byNamespace = Map.groupBy(catalogues, ({ texts }) => texts.namespace);

  it('come from catalogues of kit, patterns and shop', () => {
    expect(catalogues.length).toBeGreaterThan(100);
    expect(new Set(catalogues.map(({ file }) => file.split('/')[0]))).toEqual(
      new Set(['components', 'patterns', 'storefront']),
    );
  });

  it('have English beside Polish, whole; the commands of operators and the importer are Polish', () => {
    const alone = catalogues.filter(({ texts }) => texts.en === undefined).map(({ file }) => file);
    expect(alone.filter((file) => !/^storefront\/(operator|importer)\//.test(file))).toEqual([]);
  });

  it('are Polish, message by message, also those given in English by the specification [X-16]', () => {
    const inEnglish = catalogues.flatMap(({ file, texts }) =>
      Object.entries(texts.pl).flatMap(([key, message]) =>
        formsOf(message)
          .filter((form) => english.test(form.replaceAll(/\{\w+\}|„[a-z]+”|--[a-z]+/g, '')))
          .map((form) => `${file} ${key}: ${form}`),
      ),
    );
    expect(inEnglish).toEqual([]);

    for (const [id, meaning, name, polish] of inTheSpecification) {
      const dot = name.lastIndexOf('.');
      const [namespace, key] = [name.slice(0, dot), name.slice(dot + 1)];
      const found = byNamespace.get(namespace)?.find(({ texts }) => key in texts.pl);
      expect(found, `${id}, ${meaning}: ${name}`).toBeDefined();
      const said = translator(found!.texts, { locale: 'pl' })(key, five);
      expect(said.replaceAll('\u00a0', ' '), `${id}, ${meaning}`).toBe(polish);
    }
  });
});
