import { describe, expect, it } from 'vitest';
import { partParameters, readPartsRequest } from './read-request.ts';

describe('the request of get.php', () => {
  const request = {
    Basket: {},
    Projector: { format: 'json', params: { request_uri: '/a.php?b=1&c=2+3%20', name: 'x}y' } },
  };
  const text = JSON.stringify(request);

  it.each([
    ['raw, with &, + and % in it', `request=${text}`],
    ['behind another field', `a=1&request=${text}`],
    ['before another field', `request=${text}&a=1`],
    ['form-encoded', new URLSearchParams({ request: text }).toString()],
    ['by encodeURIComponent', `request=${encodeURIComponent(text)}`],
    ['encoded, before another field', `${new URLSearchParams({ request: text, a: '1' })}`],
    ['over several lines', `request=${JSON.stringify(request, null, 2)}\r\n`],
  ])('is read %s', (_, body) => {
    expect(readPartsRequest(body)).toEqual(request);
  });

  it.each([
    '',
    'request',
    'xrequest={}',
    'request=',
    'request={',
    'request=null',
    'request=1',
    'request=[{}]',
    'request=%',
  ])('is rejected as %j', (body) => {
    expect(() => readPartsRequest(body)).toThrow(/request|JSON/);
  });

  it('has plain values and lists of them as parameters', () => {
    const part = {
      params: { product: 29, get: ['sizes', 'sizeprices', { a: 1 }], subscription: true, size: null, other: {} },
    };
    expect(partParameters(part).toString()).toBe('product=29&get=sizes%2Csizeprices&subscription=true');
    for (const other of [undefined, null, 'x', { params: 'y' }, { params: null }, []]) {
      expect(partParameters(other).toString()).toBe('');
    }
  });
});
