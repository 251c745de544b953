import { describe, expect, it } from 'vitest';
import { readOnce } from './read-once.ts';

const counting = () => {
  let asked = 0;
  return async () => (asked += 1);
};

describe('reading once', () => {
  it('shares a read between page and layout while a page loads, by name', async () => {
    const [context, read] = [{ reads: new Map() }, counting()];
    const answers = [
      readOnce(context, 'basket', read),
      readOnce(context, 'basket', read),
      readOnce(context, 'menu', read),
    ];
    expect(await Promise.all(answers)).toEqual([1, 1, 2]);
  });

  it('reads again for each page, and each time when a form or a call changes things between', async () => {
    const read = counting();
    expect(await readOnce({ reads: new Map() }, 'basket', read)).toBe(1);
    expect(await readOnce({ reads: new Map() }, 'basket', read)).toBe(2);
    expect(await readOnce({}, 'basket', read)).toBe(3);
    expect(await readOnce({}, 'basket', read)).toBe(4);
  });
});
