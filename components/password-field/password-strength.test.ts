import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const limits = { min: 6, max: 30 };

describe('passwordStrength', () => {
  it.each([
    ['', 'short'],
    ['abcde', 'short'],
    ['👍👍👍👍👍', 'short'],
    ['x'.repeat(31), 'long'],
    ['aaaaaaaaaaaa', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['123456789', 'weak'],
    ['qwertyuiop', 'weak'],
    ['zaq12wsx', 'weak'],
    ['haslo123', 'weak'],
    ['Hasło123!', 'weak'],
    ['H@sl0123', 'weak'],
    ['Polska2024!', 'weak'],
    ['kasia1', 'weak'],
    ['trzmiel', 'weak'],
    ['wk4xb7mz', 'fair'],
    ['drewnianydom', 'strong'],
    ['wieża ma trzy okna', 'strong'],
    ['mV7!pzQ4xk', 'strong'],
  ])('of "%s" is %s', (password, strength) => {
    expect(passwordStrength(password, limits)).toBe(strength);
  });

  it("knows the user's data", () => {
    expect(passwordStrength('hannakowalska', limits)).toBe('strong');
    expect(passwordStrength('HannaKowalska', limits, ['hanna.kowalska@poczta.pl'])).toBe('weak');
    expect(passwordStrength('Żaneta', { min: 1, max: 30 }, ['żaneta'])).toBe('weak');
  });

  it('counts characters at its limits, as the server does', () => {
    expect(passwordStrength('abcdef', { min: 7, max: 15 })).toBe('short');
    expect(passwordStrength('abcdef', { min: 6, max: 6 })).toBe('weak');
    expect(passwordStrength('abcdefg', { min: 6, max: 6 })).toBe('long');
  });
});
