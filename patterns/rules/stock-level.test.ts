import { expect, it } from 'vitest';
import { unlimited } from './quantity.ts';
import { stockLevel } from './stock-level.ts';

it.each([
  ['nothing', 0, 'none'],
  ['half a metre', 500, 'last'],
  ['the last three', 3000, 'last'],
  ['three and a bit', 3100, 'available'],
  ['any amount', unlimited, 'available'],
])('%s has a level [S-21 part]', (_, amount, level) => expect(stockLevel(amount, 3)).toBe(level));
