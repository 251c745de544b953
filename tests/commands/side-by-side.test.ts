import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { run } from '../../scripts/bootstrap/child.mjs';
import { groupsOf, sideBySide } from '../../scripts/checks/side-by-side.mjs';

const runKept = (script: string, timeout = 30_000) =>
  run(process.execPath, ['--eval', script], { timeout, keepsOutput: true });

describe('checks side by side', () => {
  it('are neighbours that allow others beside them', () => {
    const check = (name: string, isParallel?: true) => ({ name, ...(isParallel && { isParallel }) });
    const [a, b, c, d, e] = [check('a', true), check('b', true), check('c'), check('d'), check('e', true)];
    expect(groupsOf([a, b, c, d, e])).toEqual([[a, b], [c], [d], [e]]);
  });

  it('run up to the limit at once, and return results in order', async () => {
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

  it('run beside a light one, which begins at once', async () => {
    const running = new Set<string>();
    const seen: Record<string, string[]> = {};
    const tasks = ['a', 'b', 'c', 'light', 'also light'];
    const run = async (task: string) => {
      seen[task] = [...running];
      running.add(task);
      await pause(task === 'a' ? 40 : 10);
      running.delete(task);
    };
    await sideBySide(tasks, 2, run, (task: string) => task.includes('light'));
    expect(seen['light']).toEqual(['a', 'b']);
    expect(Object.keys(seen).sort()).toEqual([...tasks].sort());
  });

  it('keep their output, on both streams, and their code', async () => {
    const result = await runKept(`console.log('to mend'); console.error('at once'); process.exitCode = 3`);
    expect(result).toMatchObject({ code: 3, output: 'to mend\nat once\n', isTimedOut: false });
    expect(await runKept(`console.log('well')`)).toMatchObject({ code: 0, output: 'well\n', isTimedOut: false });
  });

  it('fail when a program is missing, or hangs', async () => {
    expect(await run('/nowhere/program', [], { keepsOutput: true })).toMatchObject({
      code: 127,
      output: expect.stringContaining('ENOENT'),
    });
    const hanging = await runKept('setInterval(() => {}, 1000)', 200);
    expect(hanging.isTimedOut).toBe(true);
    expect(hanging.code).not.toBe(0);
  });
});
