import { expect, it } from 'vitest';
import { isBlikCode } from './blik-code.ts';

it.each(['777123', '777 123', ' 777-123 ', '777\u00a0123'])('%j is a BLIK code [V-19 part]', (code) =>
  expect(isBlikCode(code)).toBe(true),
);
it.each(['', '77712', '7771234', '77712a', 'NaN', '-777', '７７７１２３'])('%j is none', (code) =>
  expect(isBlikCode(code)).toBe(false),
);
