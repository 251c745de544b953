import { wireMoney, toWire, type CurrencyFormat, type Grosze } from '../../../../patterns/rules/money.ts';

/** The four texts of one amount: `worth`, `worth_formatted`, `worth_net`, `worth_net_formatted`. */
export const amountTexts = (
  name: string,
  gross: Grosze,
  net: Grosze,
  currency: CurrencyFormat,
): Record<string, string> => ({
  [name]: toWire(gross),
  [`${name}_formatted`]: wireMoney(gross, currency),
  [`${name}_net`]: toWire(net),
  [`${name}_net_formatted`]: wireMoney(net, currency),
});

/** The rate as clients read it: "23.0"; empty outside VAT. */
export const vatText = (percent: number | null): string => (percent ?? 0).toFixed(1);
