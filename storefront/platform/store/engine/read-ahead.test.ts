import { describe, expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

describe('readAhead', () => {
  it('begins the next portion before the last one is used, and ends at null', async () => {
    const events: string[] = [];
    const portions = readAhead<number>((last) => {
      const portion = (last ?? 0) + 1;
      if (portion > 3) return null;
      events.push(`read ${portion}`);
      return Promise.resolve(portion);
    });
    for await (const portion of portions) events.push(`use ${portion}`);
    expect(events).toEqual(['read 1', 'read 2', 'use 1', 'read 3', 'use 2', 'use 3']);
  });

  it('rejects with the error of a portion after the ones before it', async () => {
    const used: number[] = [];
    const portions = readAhead<number>((last) =>
      last === null ? Promise.resolve(1) : Promise.reject(new Error('lost')),
    );
    const using = (async () => {
      for await (const portion of portions) used.push(portion);
    })();
    await expect(using).rejects.toThrow('lost');
    expect(used).toEqual([1]);
  });
});
