import type { Settings } from '../settings/index.ts';
import type { RateLimit } from '../settings/rate-limits.ts';
import type { Store } from '../../store/index.ts';
import type { Use } from './rate-limits.ts';

/** How often expired counters are deleted, in milliseconds. */
const sweepEvery = 10 * 60_000;
/** Blocks that one process remembers at most; further clients take new ones. */
const mostBlocks = 10_000;

/** What a process has taken off a shared counter and not yet used. */
interface Block {
  left: number;
  endsAt: number;
}

/** A limit for one key. */
interface Limit {
  readonly most: number;
  readonly window: number;
  readonly block: number;
}

/** What counting needs of a request. */
export interface Counting {
  readonly counters: Store['rateCounters'];
  readonly settings: Settings;
  readonly now: number;
}

/**
 * Counts the uses of one shop; it keeps the blocks that this process has taken.
 *
 * @param note called when the shop multiplies its limits, so that it is never unnoticed
 */
export function makeAdmission(note: (factor: number) => void = () => {}) {
  const blocks = new Map<string, Block>();
  const taking = new Map<string, Promise<number | null>>();
  let sweptAt = 0;
  let notedFactor = 1;

  /** Takes from the blocks of this process. */
  function give(key: string, amount: number, now: number): boolean {
    const held = blocks.get(key);
    if (!held || held.endsAt <= now || held.left < amount) return false;
    held.left -= amount;
    return true;
  }

  /** Until when `key` must wait; null within its limit. */
  async function take(counting: Counting, key: string, amount: number, limit: Limit): Promise<number | null> {
    if (limit.block === 1) return raise(counting, key, amount, limit);
    while (!give(key, amount, counting.now)) {
      const other = taking.get(key);
      if (!other) {
        const own = raise(counting, key, amount, limit);
        taking.set(key, own);
        return own.finally(() => taking.delete(key));
      }
      // One request takes a block for all that come meanwhile.
      await other.catch(() => null);
    }
    return null;
  }

  async function raise(
    { counters }: Counting,
    key: string,
    amount: number,
    { most, window, block }: Limit,
  ): Promise<number | null> {
    const asked = Math.max(block, amount);
    const { count, endsAt } = await counters.raise(key, asked, window);
    const granted = Math.min(asked, most - (count - asked));
    if (granted < amount) return endsAt;
    if (granted > amount) {
      if (blocks.size >= mostBlocks) blocks.clear();
      blocks.set(key, { left: granted - amount, endsAt });
    }
    return null;
  }

  /**
   * Counts what a request uses, under its address and under each account concerned.
   *
   * @returns null if all limits are kept, else the whole seconds after which a retry makes sense
   */
  return async function admit(counting: Counting, address: string, uses: ReadonlyArray<Use>): Promise<number | null> {
    const { counters, settings, now } = counting;
    const amounts = new Map<string, { use: Use; isAccount: boolean; amount: number }>();
    for (const use of uses) {
      const keys: ReadonlyArray<[string, boolean]> = [
        [`${use.limit} address ${address}`, false],
        ...(use.account === undefined ? [] : [[`${use.limit} account ${use.account}`, true] as [string, boolean]]),
      ];
      for (const [key, isAccount] of keys) {
        amounts.set(key, { use, isAccount, amount: (amounts.get(key)?.amount ?? 0) + 1 });
      }
    }
    if (settings.rateLimitFactor !== notedFactor) {
      notedFactor = settings.rateLimitFactor;
      note(notedFactor);
    }
    if (now - sweptAt > sweepEvery) {
      sweptAt = now;
      await counters.sweep();
    }
    let until: number | null = null;
    for (const [key, { use, isAccount, amount }] of amounts) {
      const { perAddress, perAccount, window, block = 1 }: RateLimit = settings[use.limit];
      const most = isAccount ? perAccount : perAddress;
      if (most === undefined) continue;
      const end = await take(counting, key, amount, { most: most * settings.rateLimitFactor, window, block });
      if (end !== null) until = Math.max(until ?? 0, end);
    }
    return until === null ? null : Math.max(1, Math.ceil((until - now) / 1000));
  };
}
