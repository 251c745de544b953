/** An amount in grosze (1 zł = 100). Every price of the shop is such an integer, never a fraction. */
export type Grosze = number;

/** How the shop writes amounts (spec 3: currency format, symbol, space, symbol-before flag). */
export interface CurrencyFormat {
  /** Digits mask, for example `### ##0,00`: the grouping mark, the decimal mark and the number of decimals are read from it. */
  mask: string;
  symbol: string;
  hasSpace: boolean;
  isSymbolBefore: boolean;
  /** The price kind, written after the amount if the shop shows two: `netto`. */
  word?: string;
}

/** 1 234,50 zł (spec 9). */
export const polishCurrency: CurrencyFormat = {
  mask: '### ##0,00',
  symbol: 'zł',
  hasSpace: true,
  isSymbolBefore: false,
};

/** PLN 1,234.50 (CLDR, en-GB). */
export const englishCurrency: CurrencyFormat = {
  mask: '#,##0.00',
  symbol: 'PLN',
  hasSpace: true,
  isSymbolBefore: true,
};

const noBreakSpace = '\u00a0';

interface Mask {
  grouping: string;
  decimal: string;
  decimals: number;
}

function readMask(mask: string): Mask {
  const match = /^#*(?:([^#0])#*(?:\1#*)*)?0(?:([^#0])(0+))?$/u.exec(mask);
  if (!match) throw new RangeError(`"${mask}" is not an amount mask such as "### ##0,00"`);
  const [, grouping = '', decimal = '', zeros = ''] = match;
  return { grouping: grouping === ' ' ? noBreakSpace : grouping, decimal, decimals: zeros.length };
}

/** Half up, away from the lower grosz; exact for integers. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** The amount by the mask, without a symbol: `1 234,50`. The grouping space is U+00A0. */
export function formatAmount(amount: Grosze, format: CurrencyFormat = polishCurrency): string {
  const { grouping, decimal, decimals } = readMask(format.mask);
  const scaled =
    decimals >= 2 ? Math.abs(amount) * 10 ** (decimals - 2) : divideHalfUp(Math.abs(amount), 10 ** (2 - decimals));
  const digits = String(scaled).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, grouping);
  const sign = amount < 0 ? '\u2212' : '';
  return sign + whole + (decimals > 0 ? decimal + digits.slice(-decimals) : '');
}

/** The amount as shoppers read it: `1 234,50 zł`, with U+00A0 inside so that it never breaks. */
export function formatMoney(amount: Grosze, format: CurrencyFormat = polishCurrency): string {
  const space = format.hasSpace ? noBreakSpace : '';
  const digits = formatAmount(amount, format);
  return withWord(format.isSymbolBefore ? format.symbol + space + digits : digits + space + format.symbol, format.word);
}

/** A text of a call: plain spaces (wire contract 1.9), because clients write it into XML and compare it. */
export const wireText = (text: string): string => text.replaceAll(noBreakSpace, ' ');

/** The amount as calls send it: `1 234,50 zł` with plain spaces. */
export const wireMoney = (amount: Grosze, format: CurrencyFormat = polishCurrency): string =>
  wireText(formatMoney(amount, format));

/** An amount of a call as a page shows it: it never breaks. */
export const shownWireMoney = (formatted: string): string => formatted.replaceAll(' ', noBreakSpace);

/** A written amount with its price kind: `56,10 zł netto`. A line may break before the word. */
export const withWord = (amount: string, word: string | undefined): string =>
  word === undefined ? amount : `${amount} ${word}`;

/** The kinds of written amounts; both undefined if the shop has one kind. */
export interface MoneyWords {
  /** Of goods: `netto`. */
  goods?: string | undefined;
  /** Of payments: `brutto`. */
  paid?: string | undefined;
}

/** One amount, as number and as text (spec 3, "Price result"). */
export interface Amount {
  /** Dot decimal, two decimals: `12.50`. */
  value: string;
  /** As shoppers read it: `12,50 zł`. */
  formatted: string;
}

/** The amount in both forms. */
export const writtenAmount = (amount: Grosze, format: CurrencyFormat = polishCurrency): Amount => ({
  value: toWire(amount),
  formatted: formatMoney(amount, format),
});

/** The wire's number as text: dot decimal, two decimals (`12.50`). */
export function toWire(amount: Grosze): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
