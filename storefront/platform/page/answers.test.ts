import { describe, expect, it } from 'vitest';
import { gone, notFound, page, redirect, rejected } from './answers.ts';

describe('answers', () => {
  it('contain status and data', () => {
    expect(page({ a: 1 })).toEqual({ kind: 'page', status: 200, data: { a: 1 } });
    expect(notFound().status).toBe(404);
    expect(gone().status).toBe(410);
    expect(rejected({ name: '' })).toEqual({ kind: 'rejected', status: 422, attempt: { name: '' } });
    expect(redirect('/basketedit.php?mode=1')).toEqual({
      kind: 'redirect',
      status: 303,
      address: '/basketedit.php?mode=1',
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'order1.php',
    '',
    '/a\nSet-Cookie: x',
  ])('never send the browser to %j', (address) => {
    expect(() => redirect(address)).toThrow(/only paths of this shop/);
  });
});
