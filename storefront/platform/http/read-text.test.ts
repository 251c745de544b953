import { describe, expect, it } from 'vitest';
import { readText, textOf } from './read-text.ts';

describe('bytes as text', () => {
  it.each([
    ['without a declared encoding', Buffer.from('Łódź'), null],
    ['in UTF-8', Buffer.from('Łódź'), 'text/plain;charset=UTF-8'],
    ['with a byte order mark', Buffer.from('\uFEFFŁódź'), 'application/json'],
    [
      'in the encoding of older Windows',
      Buffer.from([0xa3, 0xf3, 0x64, 0x9f]),
      'application/json; charset=windows-1250',
    ],
    ['in the encoding of older Unix', Buffer.from([0xa3, 0xf3, 0x64, 0xbc]), 'text/plain; charset="ISO-8859-2"'],
    ['in UTF-16', Buffer.from('\uFEFFŁódź', 'utf16le'), 'application/json; charset=utf-16'],
    ['in an unknown encoding', Buffer.from('Łódź'), 'text/plain; charset=mazovia'],
  ])('%s', (_, bytes, contentType) => {
    expect(textOf(bytes, contentType)).toBe('Łódź');
  });

  it('of a request, unless it is too large', async () => {
    const request = () => new Request('http://shop.example/', { method: 'POST', body: 'Łódź' });
    expect(await readText(request(), 7)).toBe('Łódź');
    expect(await readText(request(), 6)).toBeNull();
  });
});
