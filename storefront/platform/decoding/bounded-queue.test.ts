import { describe, expect, it } from 'vitest';
import { boundedQueue, QueueFull, type QueueLimits } from './bounded-queue.ts';

const limits: QueueLimits = { running: 1, waiting: 2 };

/** Work that ends when the test ends it. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, (fault?: Error) => void>();
  return {
    started,
    work: (name: string) => () =>
      new Promise<string>((resolve, reject) => {
        started.push(name);
        ends.set(name, (fault) => (fault ? reject(fault) : resolve(name)));
      }),
    end: (name: string, fault?: Error) => ends.get(name)!(fault),
  };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue', () => {
  it('runs up to the limit at once, and the rest first come, first served', async () => {
    const queue = boundedQueue();
    const { started, work, end } = heldWork();
    const done = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name), { running: 2, waiting: 2 }));
    await turns();
    expect(started).toEqual(['a', 'b']);
    end('b');
    await done[1];
    await turns();
    expect(started).toEqual(['a', 'b', 'c']);
    end('a');
    await turns();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    end('c');
    end('d');
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses work when the waiting list is full, and takes it again later', async () => {
    const queue = boundedQueue();
    const { started, work, end } = heldWork();
    const [first, second, third] = ['a', 'b', 'c'].map((name) => queue.run(work(name), limits));
    await expect(queue.run(work('d'), limits)).rejects.toThrow(QueueFull);
    await turns();
    end('a');
    await first;
    const fourth = queue.run(work('e'), limits);
    for (const name of ['b', 'c', 'e']) {
      await turns();
      end(name);
    }
    expect(await Promise.all([second, third, fourth])).toEqual(['b', 'c', 'e']);
    expect(started).toEqual(['a', 'b', 'c', 'e']);
  });

  it('continues after work that fails', async () => {
    const queue = boundedQueue();
    const { work, end } = heldWork();
    const first = queue.run(work('a'), limits);
    const second = queue.run(work('b'), limits);
    await turns();
    end('a', new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await turns();
    end('b');
    expect(await second).toBe('b');
  });

  it('drops aborted work: its place is free and it never starts', async () => {
    const queue = boundedQueue();
    const { started, work, end } = heldWork();
    const gone = new AbortController();
    const first = queue.run(work('a'), limits);
    const left = queue.run(work('b'), limits, gone.signal);
    const third = queue.run(work('c'), limits);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    const fourth = queue.run(work('d'), limits);
    for (const name of ['a', 'c', 'd']) {
      await turns();
      end(name);
    }
    await Promise.all([first, third, fourth]);
    expect(started).toEqual(['a', 'c', 'd']);
    await expect(queue.run(work('e'), limits, gone.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
    expect(started).toEqual(['a', 'c', 'd']);
  });

  it('does not stop running work', async () => {
    const queue = boundedQueue();
    const { work, end } = heldWork();
    const gone = new AbortController();
    const first = queue.run(work('a'), limits, gone.signal);
    await turns();
    gone.abort();
    end('a');
    expect(await first).toBe('a');
  });
});
