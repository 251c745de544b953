import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Question } from './child.ts';
import type { ShopProcess } from './shop-process.ts';

/** A process of the shop beside this one, on the same database. */
export async function forkProcess(
  place: { readonly dataDir: string; readonly databaseUrl?: string },
  clock: { readonly now: number },
): Promise<ShopProcess & { stop(): void }> {
  const child = fork(join(import.meta.dirname, 'child.ts'), [place.dataDir, place.databaseUrl ?? ''], {
    execArgv: [],
    serialization: 'advanced',
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The other process of the shop ended with ${code}.`));
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The other process did not start: ${code}.`))),
  ]);
  child.on('message', ({ id, value, error }: Answer) => {
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    if (error === undefined) resolve(value as never);
    else reject(new Error(error));
  });
  let last = 0;
  const call =
    <Name extends keyof ShopProcess>(name: Name) =>
    (...values: Parameters<ShopProcess[Name]>): ReturnType<ShopProcess[Name]> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        child.send({ id: last, now: clock.now, name, values } satisfies Question);
      }) as ReturnType<ShopProcess[Name]>;
  return {
    kept: call('kept'),
    fresh: call('fresh'),
    renew: call('renew'),
    change: call('change'),
    settle: call('settle'),
    faults: call('faults'),
    stop: () => void child.kill(),
  };
}
