import { translator, type TextsContext } from '../../components/texts/texts.ts';
import { formatMoney, type CurrencyFormat, type Grosze, type MoneyWords } from './money.ts';
import { shownPrice, type GrossNet, type PriceType } from './price-calculator.ts';
import { shopMoneyTexts } from './shop-money.texts.ts';

/** The texts and the two settings that format amounts. */
export interface MoneyWording {
  readonly texts: TextsContext;
  readonly settings: { readonly currency: CurrencyFormat; readonly priceType: PriceType };
}

/**
 * The formats of a shop's amounts (requirement T-10). A shop with gross prices has one kind, which needs no word; one
 * with net prices has two, each marked by its word.
 */
export interface ShopMoney {
  /** Of goods and of payments: for callers that format amounts. */
  readonly formats: { readonly goods: CurrencyFormat; readonly paid: CurrencyFormat };
  /** The words alone, for formatted amounts. */
  readonly words: MoneyWords;
  /** The price of goods, in the kind of the shop: "69,00 zł", "56,10 zł netto". */
  goods(price: GrossNet): string;
  /** What is paid, always with tax: "69,00 zł", "69,00 zł brutto". */
  paid(gross: Grosze): string;
  /** A worth with its tax, to stand beside `goods`; null if that has it already. */
  withTax(worth: GrossNet): string | null;
}

/** The amount formats for a shop's settings. */
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
