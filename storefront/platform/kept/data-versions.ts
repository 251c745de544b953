import { numberOfSubject } from '../reads/data-subjects.ts';
import type { DataChanges } from '../store/data-changes.ts';
import { numberOf } from '../reads/recording.ts';

/** The log of changed data, as far as a process reads it. */
export interface ChangeLog {
  since(mark: string | null, now: number): Promise<DataChanges>;
}

/** How many changed keys are remembered; above it, all pages are forgotten. */
const mostKeys = 100_000;

/**
 * Which data changed when, counted by the reads of this process. A page is made at a `count`, and stays true while nothing that it
 * rests on changed at a later one.
 */
export class DataVersions {
  readonly #log: ChangeLog;
  #mark: string | null = null;
  #count = 0;
  /** Pages of an earlier count are old, whatever they rest on. */
  #floor = 0;
  #nextMoment: number | null = null;
  /** By subject (any change), and by subject and key: the count of the last change. */
  readonly #changedAt = new Map<number, number>();
  #running: Promise<unknown> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  constructor(log: ChangeLog) {
    this.#log = log;
  }

  get count(): number {
    return this.#count;
  }

  /** When stored data next come into force, as of the last read. */
  get nextMoment(): number {
    return this.#nextMoment ?? Infinity;
  }

  /** Learns of all commits before this call. Calls during a read share the next one. */
  catchUp(now: number): Promise<void> {
    this.#waiting ??= this.#running.then(() => {
      this.#waiting = null;
      const reading = this.#read(now);
      this.#running = reading.catch(() => {});
      return reading;
    });
    return this.#waiting;
  }

  async #read(now: number): Promise<void> {
    const { mark, isBehind, nextMoment, changes } = await this.#log.since(this.#mark, now);
    const isFirst = this.#mark === null;
    this.#mark = mark;
    this.#nextMoment = nextMoment;
    if (!isFirst && !isBehind && changes.length === 0) return;
    this.#count += 1;
    const changed = this.#changedAt;
    for (const { subject, key } of changes) {
      const number = numberOfSubject(subject);
      if (number === undefined) continue;
      changed.set(number, this.#count);
      changed.set(numberOf(number, key), this.#count);
    }
    if (isFirst || isBehind || changed.size > mostKeys) {
      changed.clear();
      this.#floor = this.#count;
    }
  }

  /** Whether none of these changed since a count. */
  areUnchanged(reads: Iterable<number>, since: number): boolean {
    if (since < this.#floor) return false;
    for (const read of reads) if ((this.#changedAt.get(read) ?? 0) > since) return false;
    return true;
  }
}
