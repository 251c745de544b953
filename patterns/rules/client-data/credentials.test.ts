import { describe, expect, it } from 'vitest';
import { credentialProblems, passwordProblem } from './credentials.ts';
import { limits } from './testing/rules.ts';

const codes = (login: string, password: string, passwordRepeat = password) =>
  Object.entries(credentialProblems({ login, password, passwordRepeat }, 'account', limits)).map(
    ([field, problem]) => `${field}: ${problem.code}`,
  );

describe('a password', () => {
  it.each([
    ['registration', 5, 'password_to_short'],
    ['registration', 6, ''],
    ['registration', 15, ''],
    ['registration', 16, 'password_to_long'],
    ['account', 5, 'password_to_short'],
    ['account', 6, ''],
    ['account', 30, ''],
    ['account', 31, 'password_to_long'],
    ['signIn', 1, ''],
    ['signIn', 1000, ''],
    ['registration', 0, 'no_password'],
    ['signIn', 0, 'no_password'],
  ] as const)('in the form %s with %d characters: "%s" [V-10]', (form, length, code) => {
    expect(passwordProblem('ż'.repeat(length), form, limits)?.code ?? '').toBe(code);
  });

  it("has the shop's own limits [V-10]", () => {
    const strict = { ...limits, passwordMinimum: 10, registrationPasswordMaximum: 12 };
    expect(passwordProblem('x'.repeat(9), 'registration', strict)).toEqual({
      code: 'password_to_short',
      values: { min: 10 },
    });
    expect(passwordProblem('x'.repeat(13), 'registration', strict)).toEqual({
      code: 'password_to_long',
      values: { max: 12 },
    });
  });
});

describe('a login and its password', () => {
  it.each([
    ['hanna', 'tajne1', 'tajne1', []],
    ['abc', 'tajne1', 'tajne1', []],
    ['x'.repeat(40), 'tajne1', 'tajne1', []],
    ['Hanna_Źrebiec-2.0@poczta.pl', 'tajne1', 'tajne1', []],
    ['ab', 'tajne1', 'tajne1', ['login: incorect_login']],
    ['x'.repeat(41), 'tajne1', 'tajne1', ['login: incorect_login']],
    ['hanna źrebiec', 'tajne1', 'tajne1', ['login: incorect_login']],
    ['hanna+1', 'tajne1', 'tajne1', ['login: incorect_login']],
    ['', 'tajne1', 'tajne1', ['login: no_login']],
    ['hannaz', 'hannaz', 'hannaz', ['password: login_equals_password']],
    [' hannaz ', 'hannaz', 'hannaz', ['password: login_equals_password']],
    ['hannaz', 'Hannaz', 'Hannaz', []],
    ['hanna', 'tajne1', 'tajne2', ['passwordRepeat: not_equal_passwords']],
    ['hanna', 'tajne1', '', ['passwordRepeat: not_equal_passwords']],
    ['hanna', 'tajne1', 'tajne1 ', ['passwordRepeat: not_equal_passwords']],
    ['', '', '', ['login: no_login', 'password: no_password']],
  ])('%j with %j and %j: %j [V-11]', (login, password, passwordRepeat, problems) => {
    expect(codes(login, password, passwordRepeat)).toEqual(problems);
  });
});
