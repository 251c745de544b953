import { AsyncLocalStorage } from 'node:async_hooks';
import { DefaultQueryExecutor, Kysely, type CompiledQuery, type QueryExecutor, type QueryResult } from 'kysely';
import { isUnrecorded, noteRows, noteStatement, readNumbers } from '../reads/recording.ts';
import { changesLogged, isMoment, readsLogged, readsOf } from '../reads/statement-reads.ts';
import { RecentlyUsed } from '../memory/recently-used.ts';
import type { Database } from '../store/engine/database.ts';
import type { Schema } from '../store/schema.ts';
import type { DataVersions } from './data-versions.ts';

/** How much is kept at most, by the length of its texts. */
const mostSize = 16 * 1024 * 1024;
/** A larger result would drop many others. */
const largestResult = 1024 * 1024;
/** In milliseconds: a request that takes longer compares with the log again; the clocks of two requests under way differ by less. */
const longest = 1000;

type Rows = ReadonlyArray<object>;

interface Entry {
  readonly rows: Rows;
  /** Numbers of `DataVersions`, and the count at which the rows were read. */
  readonly reads: ReadonlySet<number>;
  since: number;
  /** The moments with which the statement has this result, where it compares rows with the clock. */
  readonly from: number;
  readonly until: number;
}

/** One request, as far as it has compared what is kept with the log. */
class Request {
  #comparing: Promise<void> | null = null;
  #comparedAt = 0;
  #hasChanged = false;

  /** Rows that are given after this are as new as the request, or as its own last change. */
  compare(versions: DataVersions, now: number): Promise<void> {
    if (!this.#comparing || performance.now() - this.#comparedAt > longest) {
      this.#comparedAt = performance.now();
      this.#comparing = versions.catchUp(now);
    }
    return this.#comparing;
  }

  /** Its own changes count from the end of their transaction. */
  noteStatement(sql: string): void {
    if (changesLogged(sql)) this.#hasChanged = true;
    else if (sql !== 'commit') return;
    if (this.#hasChanged) this.#comparing = null;
  }
}

const requests = new AsyncLocalStorage<Request>();

/**
 * The rows that requests read of tables whose changes are logged (ADR 44): a request compares once with the log, then statements that were
 * sent before, and whose rows did not change, are answered from memory. No row is older than the request. Transactions, statements of other
 * tables, and those outside of requests are always sent.
 */
export class KeptRows {
  readonly versions: DataVersions;
  readonly #clock: () => number;
  /** By statement. */
  readonly #entries = new RecentlyUsed<Entry>(mostSize);

  constructor(versions: DataVersions, clock: () => number) {
    this.versions = versions;
    this.#clock = clock;
  }

  /** Answers a request: its reads come from here where they can. */
  answering = <Result>(work: () => Result): Result => this.request()(work);

  /** Runs several works as one request, which compares with the log about once a second. */
  request(): <Result>(work: () => Result) => Result {
    const request = new Request();
    return (work) => requests.run(request, work);
  }

  /** Learns of all commits before this request, or before its own last change; once for each of them. */
  async compare(): Promise<void> {
    const now = this.#clock();
    await (requests.getStore()?.compare(this.versions, now) ?? this.versions.catchUp(now));
  }

  async rowsOf(query: CompiledQuery, send: () => Promise<QueryResult<unknown>>): Promise<QueryResult<unknown>> {
    const request = requests.getStore();
    // What a process keeps of tables is shared with later requests.
    if (!request || isUnrecorded() || !readsLogged(query.sql)) return send();
    const { key, moment } = keyOf(query);
    if (key === null) return send();
    await this.compare();
    const kept = this.#find(key, moment);
    if (kept) {
      noteStatement(query);
      noteRows(kept.rows);
      return { rows: kept.rows.map((row) => ({ ...row })) };
    }
    const { count, nextMoment } = this.versions;
    const result = await send();
    const { obstacle, reads } = readsOf(query);
    if (obstacle === null)
      this.#keep(key, {
        rows: result.rows.map((row) => ({ ...(row as object) })),
        reads: readNumbers(reads),
        since: count,
        from: (moment ?? 0) - longest,
        until: moment === null ? Infinity : nextMoment,
      });
    return result;
  }

  #find(key: string, moment: number | null): Entry | null {
    const entry = this.#entries.get(key);
    if (!entry || (moment !== null && (moment < entry.from || moment >= entry.until))) return null;
    const { count } = this.versions;
    if (entry.since !== count && !this.versions.areUnchanged(entry.reads, entry.since)) return null;
    entry.since = count;
    return entry;
  }

  #keep(key: string, entry: Entry): void {
    const size = key.length + sizeOf(entry.rows);
    if (size <= largestResult) this.#entries.set(key, entry, size);
  }
}

/** The statement with its values. A moment is the clock's, so it is compared apart. */
function keyOf({ sql, parameters }: CompiledQuery): { key: string | null; moment: number | null } {
  let key = sql;
  let moment: number | null = null;
  for (const value of parameters) {
    if (isMoment(value)) {
      if (moment !== null && moment !== value) return { key: null, moment };
      moment = value;
      key += '\n?';
    } else if (typeof value === 'string' || typeof value === 'number' || value === null)
      key += `\n${JSON.stringify(value)}`;
    else return { key: null, moment };
  }
  return { key, moment };
}

function sizeOf(rows: Rows): number {
  let size = 0;
  for (const row of rows)
    for (const value of Object.values(row)) size += typeof value === 'string' ? value.length + 16 : 16;
  return size;
}

/** Compiles statements as another executor does, with its plugins, and sends what is not kept. */
class Executor extends DefaultQueryExecutor {
  readonly #kept: KeptRows;

  constructor(base: QueryExecutor, kept: KeptRows) {
    super(
      { compileQuery: (node, id) => base.compileQuery(node, id) },
      base.adapter,
      { provideConnection: (use, options) => base.provideConnection(use, options) },
      [...base.plugins],
    );
    this.#kept = kept;
  }

  override executeQuery<R>(query: CompiledQuery, options?: object): Promise<QueryResult<R>> {
    return this.#kept.rowsOf(query, () => super.executeQuery(query, options)) as Promise<QueryResult<R>>;
  }
}

/** The database whose reads outside of transactions are answered from what is kept, where they can be. */
export function withKeptRows(database: Database, kept: KeptRows): Database {
  const executor = new Executor(database.read.getExecutor(), kept);
  return {
    ...database,
    read: new Kysely<Schema>({ config: {} as never, dialect: {} as never, driver: {} as never, executor }),
  };
}

/** Reports statements to the request that sends them: after its own change it compares with the log again. */
export const noteChange = (sql: string): void => requests.getStore()?.noteStatement(sql);
