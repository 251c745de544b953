import { expect, it } from 'vitest';
import { payu } from '../../features/payment/server/payu/payu.ts';
import reference from './examples/payu-notification.ts';

it('the notification of PayU in the reference is signed as PayU signs', () => {
  const [, secondKey = '', body = '', header = ''] =
    /second key `(\w+)`, the body `(.+)` has the header `(.+)`/.exec(reference.notes[1]!) ?? [];
  const access = { address: 'https://secure.payu.com', posId: '1', clientId: '1', clientSecret: '', timeout: 1 };
  const provider = payu({ ...access, secondKey });
  const read = (signature: string) => provider.readNotification(new Headers({ 'OpenPayu-Signature': signature }), body);
  expect(read(header)).toMatchObject({ reference: '20261121-1-abc', report: 'accept', amount: 4900 });
  expect(read(header.replace(/signature=./, 'signature=g'))).toBeNull();
});
