import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import { numberOfSubject, readables } from './data-subjects.ts';
import { isMoment, readsOf, type StatementReads } from './statement-reads.ts';

/*
 * What a page rests on, recorded while it is made: at the one place where statements run, so that no page can forget anything.
 */

/** A rendered document, and its values that are other ones in each answer. */
export interface RecordedDocument {
  readonly html: Buffer;
  readonly nonce: string | undefined;
  readonly now: number;
  /** Before the ids of its islands: differs between answers, and may stay the same in a kept one. */
  readonly prefix: string;
}

/** A value that must be another one in each answer, such as the key of an attempt; always as long. */
export interface FreshValue {
  readonly value: string;
  /** @param now the time of the answer */
  readonly make: (now: number) => string;
}

export class Recording {
  /** Numbers of `DataVersions`. */
  readonly reads = new Set<number>();
  readonly fresh: FreshValue[] = [];
  readonly startedAt: number;
  /** Until when all that it says stays true, at most. */
  until: number;
  /** Why the page cannot be kept; null while it can. */
  obstacle: string | null = null;
  /** Keys of the visitor's data: what a statement finds by them is no one else's. */
  readonly visitorKeys: ReadonlyArray<string>;
  document: RecordedDocument | null = null;

  constructor(now: number, visitorKeys: ReadonlyArray<string> = []) {
    this.startedAt = now;
    this.visitorKeys = visitorKeys;
    this.until = endOfMinute(now);
  }

  /** Rests on all that another one rests on. */
  include({ reads, until, obstacle }: Recording): void {
    for (const read of reads) this.reads.add(read);
    this.until = Math.min(this.until, until);
    this.obstacle ??= obstacle;
  }
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** What pages say of the time changes with full minutes, as deadlines and days in Warsaw do, or with a stored moment. */
const endOfMinute = (now: number): number => (Math.floor(now / minute) + 1) * minute;

const storage = new AsyncLocalStorage<Recording | null>();

/** The recording of the page that is being made; null outside. */
export const currentRecording = (): Recording | null => storage.getStore() ?? null;

export const record = <Result>(recording: Recording, work: () => Result): Result => storage.run(recording, work);

/** Whether statements are sent as `unrecorded`. */
export const isUnrecorded = (): boolean => storage.getStore() === null;

/** Runs work whose statements no page rests on, or of which the caller says what pages that use it rest on. */
export const unrecorded = <Result>(work: () => Result): Result => storage.run(null, work);

/** The page that is being made cannot be kept. */
export function keepNot(obstacle: string): void {
  const recording = currentRecording();
  if (recording) recording.obstacle ??= obstacle;
}

/** The page that is being made is true until a moment at most. */
export function holdsUntil(moment: number): void {
  const recording = currentRecording();
  if (recording && moment < recording.until) recording.until = moment;
}

/** A new value for each answer: a kept page gets another one each time. `make` always returns as many characters, from ASCII. */
export const freshInEachAnswer = (make: () => string): string => freshAtEachTime(0, make);

/** The same for a value that depends on the time of the answer. The page holds as long as nothing else in it depends on it. */
export function freshAtEachTime(now: number, make: (now: number) => string): string {
  const value = make(now);
  currentRecording()?.fresh.push({ value, make });
  return value;
}

/** The number of a subject with a key, or with all keys. */
export const numberOf = (subject: number, key: number): number => (key + 2) * 64 + subject;

/** Notes that the page that is being made reads tables: for what a process keeps of them. */
export function readsTables(...names: ReadonlyArray<string>): void {
  const recording = currentRecording();
  if (recording) for (const name of names) noteReads(recording, name, null);
}

function noteReads({ reads }: Pick<Recording, 'reads'>, name: string, keys: ReadonlyArray<number> | null): void {
  for (const each of readables.get(name)!.subjects) {
    const subject = numberOfSubject(each)!;
    if (keys === null) reads.add(subject);
    else for (const key of [-1, ...keys]) reads.add(numberOf(subject, key));
  }
}

/** The numbers of `DataVersions` of what a statement reads. */
export function readNumbers(read: StatementReads['reads']): ReadonlySet<number> {
  const reads = new Set<number>();
  for (const [name, keys] of read) noteReads({ reads }, name, keys);
  return reads;
}

/** Notes a statement of the page that is being made, sent or answered from memory. */
export function noteStatement(query: CompiledQuery): void {
  const recording = currentRecording();
  if (!recording || recording.obstacle !== null) return;
  if (recording.visitorKeys.some((key) => query.parameters.includes(key))) {
    recording.obstacle = 'reads data of the visitor';
    return;
  }
  const { obstacle, reads } = readsOf(query);
  recording.obstacle = obstacle;
  for (const [name, keys] of reads) noteReads(recording, name, keys);
}

/**
 * Notes the moments in rows that were read for the page. Rules compare them with the clock, or count whole days from them: what they
 * say may change when a moment comes, or at its time of day.
 */
export function noteRows(rows: ReadonlyArray<unknown>): void {
  const recording = currentRecording();
  if (!recording || recording.obstacle !== null) return;
  for (const row of rows)
    for (const value of Object.values(row as object)) {
      if (isMoment(value)) noteMoment(recording, value);
      else if (typeof value === 'string' && value.length > 12)
        for (const [digits] of value.matchAll(/(?<!\d)[1-3]\d{12}(?!\d)/g)) noteMoment(recording, Number(digits));
    }
}

function noteMoment(recording: Recording, moment: number): void {
  const left = (((moment - recording.startedAt) % day) + day) % day;
  // Whether the moment itself counts as before or after differs between rules.
  recording.until = Math.min(recording.until, recording.startedAt + Math.max(left, 1));
}
