import { describe, expect, it } from 'vitest';
import { translator } from '../../../components/texts/texts.ts';
import { formatMoney } from '../../../patterns/rules/money.ts';
import { shippingCostText, shippingCostTexts } from '../../../patterns/shipping-cost/index.ts';
import { defaultSettings } from './index.ts';

describe('prices by default', () => {
  it('have 2 decimals by the mask ### ##0,00, are gross, and delivery is free at cost 0, else shows its cost [L-04]', () => {
    const { currency, priceType } = defaultSettings;
    const t = translator(shippingCostTexts, { locale: 'pl' });
    expect(currency.mask).toBe('### ##0,00');
    expect([5, 123_450, 100_000_000].map((amount) => formatMoney(amount, currency))).toEqual([
      '0,05\u00a0zł',
      '1\u00a0234,50\u00a0zł',
      '1\u00a0000\u00a0000,00\u00a0zł',
    ]);
    expect(priceType).toBe('gross');
    expect(shippingCostText(0, t, currency)).toBe('Darmowa dostawa');
    expect(shippingCostText(1190, t, currency)).toBe('Dostawa: koszt od 11,90\u00a0zł');
  });
});
