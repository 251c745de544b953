import type { Locale } from '../../components/texts/texts.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const formats = new Map<Locale, Intl.NumberFormat>();

/** A mean of ratings as written everywhere: always one decimal, "4,0". */
export function meanText(mean: number, locale: Locale = 'pl'): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, oneDecimal);
  formats.set(locale, format);
  return format.format(mean);
}
