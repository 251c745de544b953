import { expect, it } from 'vitest';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { call, form } from './testing/call.ts';

describeOnEngines('/ajax/calculatePrice.php', (shop) => {
  const ask = (fields: Record<string, string>) => call(shop(), '/ajax/calculatePrice.php', form(fields));

  it('prices a configuration as the basket does', async () => {
    const lamp = { product: '1026', size: 'onesize', number: '2', 'configuration[podstawa]': 'dab' };
    expect(await ask({ ...lamp, 'configuration[klosz]': 'papier-32-cm' })).toEqual({
      errno: 0,
      value: '649.00',
      price_formatted: '649,00 zł',
      price_net: '527.64',
      price_net_formatted: '527,64 zł',
      worth: '1298.00',
      worth_formatted: '1 298,00 zł',
      worth_net: '1055.28',
      worth_net_formatted: '1 055,28 zł',
      result: {
        gross: { value: '1298.00', formatted: '1 298,00 zł' },
        net: { value: '1055.28', formatted: '1 055,28 zł' },
        percent: 0,
      },
    });
    expect(await call(shop(), '/ajax/calculatePrice.php?product=1026')).toMatchObject({ errno: 0, value: '549.00' });
  });

  it('counts quantity discounts and subscriptions', async () => {
    expect(await ask({ product: '1007', number: '10' })).toMatchObject({ value: '65.12', worth: '651.20' });
    expect(await ask({ product: '1032', number: '0.5', days_in_period: '14' })).toMatchObject({
      value: '81.60',
      worth: '40.80',
    });
  });

  it.each([
    ['an unknown product', { product: '999999' }, 1],
    ['a hostile product', { product: 'NaN' }, 1],
    ['an unknown size', { product: '1013', size: 'xxl' }, 2],
    ['an unknown option', { product: '1026', 'configuration[podstawa]': 'marmur' }, 3],
    ['an unknown group', { product: '1026', 'configuration[__proto__]': 'dab' }, 3],
    ['a period that it lacks', { product: '1032', days_in_period: '3' }, 3],
    ['a subscription of no period', { product: '1032', subscription: '1' }, 3],
    ['a quantity in words', { product: '1026', number: 'dwa' }, 4],
    ['no quantity', { product: '1026', number: '0' }, 4],
    ['a price by phone', { product: '1021' }, 5],
    ['goods for points', { product: '1048' }, 5],
  ])('%s has an errno and no price', async (_what, fields, errno) => {
    expect(await ask(fields as Record<string, string>)).toEqual({ errno });
  });
});
