import { expect, it } from 'vitest';
import { recordReads } from './record-reads.ts';

it('records names read from addresses and forms during the work', async () => {
  const address = new URLSearchParams('a=1&b=2&b=3');
  const form = new FormData();
  form.set('c', '4');
  const { result, names } = await recordReads(async () => {
    await Promise.resolve();
    return [address.get('a'), address.getAll('b'), form.get('c'), form.has('missing'), [...address].length];
  });
  expect(result).toEqual(['1', ['2', '3'], '4', false, 3]);
  address.get('later');
  expect([...names]).toEqual(['a', 'b', 'c', 'missing']);
});

it('restores addresses and forms, after a failure too', async () => {
  const before = [URLSearchParams.prototype.get, FormData.prototype.has];
  await expect(recordReads(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect([URLSearchParams.prototype.get, FormData.prototype.has]).toEqual(before);
});
