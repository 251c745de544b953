import { translator, type TextsContext } from '../../components/texts/texts.ts';
import { formatMoney, type CurrencyFormat, type Grosze, type MoneyWords } from './money.ts';
import { shownPrice, type GrossNet, type PriceType } from './price-calculator.ts';
import { shopMoneyTexts } from './shop-money.texts.ts';

/** What amounts are written by: the words and two settings of the shop. */
export interface MoneyWording {
  readonly texts: TextsContext;
  readonly settings: { readonly currency: CurrencyFormat; readonly priceType: PriceType };
}

/**
 * How a shop writes its amounts (requirement T-10). One that shows prices with tax has one kind of them, which needs no
 * word; one that shows them without has two, and each amount says which it is.
 */
export interface ShopMoney {
  /** Of what goods cost, and of what is paid: for whoever writes amounts itself. */
  readonly formats: { readonly goods: CurrencyFormat; readonly paid: CurrencyFormat };
  /** The words alone, for amounts that come written. */
  readonly words: MoneyWords;
  /** What goods cost, in the kind that the shop shows: "69,00 zł", "56,10 zł netto". */
  goods(price: GrossNet): string;
  /** What is paid, always with tax: "69,00 zł", "69,00 zł brutto". */
  paid(gross: Grosze): string;
  /** A worth with its tax, to stand beside `goods` of the same; null where that says it already. */
  withTax(worth: GrossNet): string | null;
}

/** The writing of amounts by the settings of a shop. */
export function shopMoney({ texts, settings: { currency, priceType } }: MoneyWording): ShopMoney {
  const t = translator(shopMoneyTexts, texts);
  const isNet = priceType === 'net';
  const formats: ShopMoney['formats'] = isNet
    ? { goods: { ...currency, word: t('net') }, paid: { ...currency, word: t('gross') } }
    : { goods: currency, paid: currency };
  const paid = (gross: Grosze) => formatMoney(gross, formats.paid);
  return {
    formats,
    words: { goods: formats.goods.word, paid: formats.paid.word },
    goods: (price) => formatMoney(shownPrice(price, priceType), formats.goods),
    paid,
    withTax: ({ gross }) => (isNet ? paid(gross) : null),
  };
}
