import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runKept, sideBySide } from '../../scripts/checks/side-by-side.mjs';

const program = (script: string) => [process.execPath, '--eval', script] as const;

describe('checks side by side', () => {
  it('run so many at once and no more, and answer in their order', async () => {
    let running = 0;
    let most = 0;
    const results = await sideBySide([30, 1, 1, 1], 2, async (delay: number) => {
      most = Math.max(most, (running += 1));
      await pause(delay);
      running -= 1;
      return delay;
    });
    expect(results).toEqual([30, 1, 1, 1]);
    expect(most).toBe(2);
  });

  it('keep what they print, on both streams, and their code', async () => {
    const answer = await runKept(
      program(`console.log('to mend'); console.error('at once'); process.exitCode = 3`),
      30_000,
    );
    expect(answer).toEqual({ code: 3, output: 'to mend\nat once\n', isTimedOut: false });
    expect(await runKept(program(`console.log('well')`), 30_000)).toEqual({
      code: 0,
      output: 'well\n',
      isTimedOut: false,
    });
  });

  it('fail where a program is not there, or hangs', async () => {
    expect((await runKept(['/nowhere/program'], 30_000)).code).toBe(127);
    const hanging = await runKept(program('setInterval(() => {}, 1000)'), 200);
    expect(hanging.isTimedOut).toBe(true);
    expect(hanging.code).not.toBe(0);
  });
});
