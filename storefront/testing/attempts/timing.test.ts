import { expect, it } from 'vitest';
import { randomNumbers } from '../random-numbers.ts';
import { Timing } from './timing.ts';

const random = randomNumbers(20_261_127);
const unit = () => random(1_000_000) / 1_000_000;
/** On a busy machine seven of ten answers wait for other programs, often ten times as long as their own work takes. */
const waits = () => (unit() < 0.7 ? -40 * Math.log(1 - unit()) : 0);

const names = Array.from({ length: 50 }, (_, index) => `attempt ${index}`);

/** Times of a hundred pairs of answers, in turns, by the work of each in milliseconds. */
async function timed(workOf: (name: string) => readonly [theirs: number, nothing: number]): Promise<Timing> {
  let now = 0;
  const timing = new Timing(() => now);
  for (const name of names)
    for (let pair = 0; pair < 100; pair += 1)
      for (const which of [0, 1] as const)
        await timing.taking(name, which, () => Promise.resolve((now += workOf(name)[which] + waits())));
  return timing;
}

it('finds no difference in answers of the same work on a busy machine', async () => {
  const timing = await timed(() => [5, 5]);
  expect(timing.result().telling).toEqual([]);
});

it('finds the answer that takes twice the work on a busy machine', async () => {
  const timing = await timed((name) => (name === 'attempt 7' ? [10, 5] : [5, 5]));
  expect(timing.result().telling).toEqual(['attempt 7']);
});
