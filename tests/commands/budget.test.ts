import { describe, expect, it } from 'vitest';
import { judge } from '../../scripts/checks/budget.mjs';

const budget = { page: 'home', script: 12 };
const measure = { status: 200, document: 21 * 1024, script: 12 * 1024, style: 20 * 1024, font: 34 * 1024 };

describe('a budget', () => {
  it('is kept up to its exact limit', () => {
    expect(judge(budget, measure)).toMatchObject({
      isKept: true,
      line: expect.stringContaining(
        'document 21.0 of 21 kB, script 12.0 of 12 kB, style 20.0 of 20 kB, font 34.0 of 34 kB',
      ),
    });
  });

  it.each([
    ['one byte of script too many', { script: 12 * 1024 + 1 }, 'too much script'],
    ['one byte of style too many', { style: 20 * 1024 + 1 }, 'too much style'],
    ['one byte of document too many', { document: 21 * 1024 + 1 }, 'too large a document'],
    ['one byte of fonts too many', { font: 34 * 1024 + 1 }, 'too many fonts'],
    ['a page that is not there', { status: 404 }, 'answered with 404'],
    ['a page that should not be there', { status: 200 }, 'answered with 200', 404],
    ['nothing measured', { script: 0, style: 0 }, 'no style sheet was measured'],
  ])('is broken by %s', (_, change, finding, status = 200) => {
    expect(judge({ ...budget, status }, { ...measure, ...change })).toMatchObject({
      isKept: false,
      line: expect.stringContaining(finding),
    });
  });
});
