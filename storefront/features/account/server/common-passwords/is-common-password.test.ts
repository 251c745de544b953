import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const own = ['hannaz', 'h.zrebiec@poczta.example', 'Sień'];

describe('a password that attackers try first', () => {
  it.each([
    ['one of the most common', '123456'],
    ['one with capitals', 'QwertyUiop'],
    ['a Polish keyboard row', 'zaq12wsx'],
    ['a Polish first name with a year', 'Marcin1985!'],
    ['a Polish word with its own letters', 'Łukasz12'],
    ['the login with a digit', 'hannaz1'],
    ['the e-mail before its sign', 'H.Zrebiec'],
    ['the whole e-mail', 'h.zrebiec@poczta.example'],
    ['the name of the shop', '12sień34'],
  ])('is %s', (_title, password) => {
    expect(isCommonPassword(password, own)).toBe(true);
  });

  it.each(['zielony-kot', 'siwy-kot-7', 'adam83749201', 'źrebię w Łobzowie', '948217'])('is not %s', (password) => {
    expect(isCommonPassword(password, own)).toBe(false);
  });

  it('ignores empty words of an account', () => {
    expect(isCommonPassword('948217', ['', '@poczta.example'])).toBe(false);
  });
});
