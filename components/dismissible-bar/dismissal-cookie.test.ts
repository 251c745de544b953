import { describe, expect, it } from 'vitest';
import { dismissalCookie, isBarDismissedIn } from './dismissal-cookie.ts';

describe('the cookie of a closed bar', () => {
  it.each([
    ['dismissed-bar-terms=1', true],
    ['session=abc; dismissed-bar-terms=1; level=4', true],
    ['', false],
    ['session=abc', false],
    ['dismissed-bar-terms=', false],
    ['dismissed-bar-terms-2=1', false],
    ['my-dismissed-bar-terms=1', false],
  ])('in %j says %s', (cookies, isDismissed) => {
    expect(isBarDismissedIn(cookies, 'terms')).toBe(isDismissed);
  });

  it.each([
    [1, 'Max-Age=86400'],
    [0.5, 'Max-Age=43200'],
    [30, 'Max-Age=2592000'],
    [0, 'Max-Age=0'],
  ])('for %d days lasts %s, on every page, and is sent to no other site [T-21 part]', (days, age) => {
    expect(dismissalCookie('terms', days)).toBe(`dismissed-bar-terms=1; ${age}; Path=/; SameSite=Lax`);
  });

  it('supports ids of any letters', () => {
    const id = 'rabat; 10% = mało';
    const [pair = ''] = dismissalCookie(id, 1).split('; ');
    expect(isBarDismissedIn(`a=1; ${pair}`, id)).toBe(true);
    expect(pair).not.toMatch(/[ ;%]=|ł/);
  });
});
