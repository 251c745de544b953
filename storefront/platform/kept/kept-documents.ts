import { brotliDecompressSync } from 'node:zlib';
import { RecentlyUsed } from '../memory/recently-used.ts';
import type { DataVersions } from './data-versions.ts';
import { compressWithHoles, digestWithout, filled, type Piece } from './holes.ts';
import type { PartShape } from './visitor-part.ts';
import type { FreshValue, RecordedDocument, Recording } from '../reads/recording.ts';

/** What a page rests on, and from when to when it holds. */
interface Basis {
  /** The count of `DataVersions` when it was begun. */
  readonly since: number;
  readonly reads: ReadonlyArray<number>;
  readonly from: number;
  readonly until: number;
}

/** A page that was made once: it is kept when its next making is the same but for the holes. */
interface Candidate {
  readonly basis: Basis;
  readonly digest: string;
  /** By the real clock, since a shop's may stand. */
  readonly madeAt: number;
}

export interface KeptDocument {
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly route: string | null;
  readonly fresh: ReadonlyArray<FreshValue>;
  /** The place of what its visitor alone sees; null on a page for those without a session. */
  readonly shape: PartShape | null;
  /** Values as it was made: nonce, time, those of `fresh`, then what the visitor alone sees. */
  readonly values: ReadonlyArray<string>;
  /** Of the document without its values. */
  readonly digest: string;
  basis: Basis;
  pieces: ReadonlyArray<Piece>;
  /** The count at which its reads were last compared. */
  comparedAt: number;
  uses: number;
}

/** A finished page with its recording. */
export interface MadePage {
  readonly recording: Recording;
  readonly document: RecordedDocument;
  readonly since: number;
  /** Whether its `until` regards the next stored moment: then it may be kept, else only compared with. */
  readonly isBounded: boolean;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly route: string | null;
  /** The document has this in its place for the visitor. */
  readonly part: { readonly shape: PartShape; readonly content: string } | null;
}

export interface KeptOptions {
  /** The most bytes of compressed documents; 0 keeps none. */
  readonly mostBytes: number;
  readonly versions: DataVersions;
  /** Called where a page cannot be kept. */
  readonly report: (route: string | null, reason: string) => void;
  readonly onKeeping?: ((kept: Promise<void>) => void) | undefined;
}

/** Quality while a page is young, and once it was asked for often: a page costs 3 to 6 ms at 8, 16 ms at 9 and 70 to 100 ms at 11. */
const qualities = { first: 8, best: 11 } as const;
const usesForBest = 12;
/** How many pages are remembered that were made once. */
const mostCandidates = 3000;
/** Beside its bytes, for its key, its reads and its objects. */
const overhead = 2000;
/** Two makings in the same millisecond might agree in the time by chance. */
const leastApart = 2;

const nonceLength = 24;

/** Compressed documents in memory, the most recently used ones. */
export class KeptDocuments {
  readonly #versions: DataVersions;
  readonly #report: KeptOptions['report'];
  readonly #onKeeping: KeptOptions['onKeeping'];
  readonly #documents: RecentlyUsed<KeptDocument>;
  readonly #candidates = new RecentlyUsed<Candidate>(mostCandidates);
  /** Compressions run one after the other: they must not take the processor from answers. */
  #compressing: Promise<void> = Promise.resolve();
  readonly #underWay = new Set<string>();

  constructor({ mostBytes, versions, report, onKeeping }: KeptOptions) {
    this.#versions = versions;
    this.#report = report;
    this.#onKeeping = onKeeping;
    this.#documents = new RecentlyUsed(mostBytes);
  }

  /** The document of a key, if it is true now. `DataVersions.catchUp` must have been called since the question came. */
  find(key: string, now: number): KeptDocument | null {
    const kept = this.#documents.get(key);
    if (!kept || !this.#isTrue(kept.basis, now, kept.comparedAt)) return null;
    kept.comparedAt = this.#versions.count;
    return this.#used(key, kept);
  }

  #used(key: string, kept: KeptDocument): KeptDocument {
    kept.uses += 1;
    if (kept.uses === usesForBest) this.#improve(key, kept);
    return kept;
  }

  /** Whether a page was made before, and is worth a look at the versions. */
  knows(key: string): boolean {
    return this.#documents.get(key) !== undefined || this.#candidates.get(key) !== undefined;
  }

  #isTrue({ since, reads, from, until }: Basis, now: number, comparedAt = -1): boolean {
    if (now < from || now >= until) return false;
    return comparedAt === this.#versions.count || this.#versions.areUnchanged(reads, since);
  }

  /**
   * Keeps a page that was made twice alike. `now` is the time; the versions were read after it was made.
   * @returns the kept document that is the same, in which only the values of the answer are to be filled in
   */
  offer(key: string, made: MadePage, now: number): KeptDocument | null {
    const { recording, document, since, part } = made;
    const values = valuesOf(document, recording, part?.content);
    const basis = { since, reads: [...recording.reads], from: document.now, until: recording.until };
    if (!this.#isTrue(basis, now)) return null;
    const digest = digestWithout(document.html, [...values, document.prefix]);
    const madeAt = performance.now();
    if (!made.isBounded) {
      this.#candidates.set(key, { basis, digest, madeAt }, 1);
      return null;
    }
    const known = this.#documents.get(key);
    if (known?.digest === digest) {
      // A minute or a change has passed, and nothing is different: what is kept was made now, too.
      known.basis = basis;
      known.comparedAt = -1;
      return this.#used(key, known);
    }
    const before = this.#candidates.get(key);
    const isComparable = before !== undefined && this.#isTrue(before.basis, now);
    if (!isComparable || madeAt - before.madeAt < leastApart) {
      if (!isComparable) this.#candidates.set(key, { basis, digest, madeAt }, 1);
      return null;
    }
    if (before.digest !== digest) {
      this.#candidates.set(key, { basis, digest, madeAt }, 1);
      this.#report(made.route, 'two renderings differ');
      return null;
    }
    if (this.#underWay.has(key)) return null;
    this.#underWay.add(key);
    const { headers, route } = made;
    const fresh = recording.fresh;
    this.#inTurn(async () => {
      const pieces = await compressWithHoles(document.html, values, qualities.first).finally(() =>
        this.#underWay.delete(key),
      );
      if (!pieces) return;
      const shape = part?.shape ?? null;
      const kept = { headers, route, fresh, shape, values, digest, basis, pieces, comparedAt: -1, uses: 0 };
      this.#documents.set(key, kept, costOf(key, kept));
    });
    return null;
  }

  #improve(key: string, kept: KeptDocument): void {
    this.#inTurn(async () => {
      const html = brotliDecompressSync(filled(kept.pieces, kept.values));
      const pieces = await compressWithHoles(html, kept.values, qualities.best);
      if (!pieces || this.#documents.get(key) !== kept) return;
      kept.pieces = pieces;
      this.#documents.set(key, kept, costOf(key, kept));
    });
  }

  #inTurn(work: () => Promise<void>): void {
    const done = this.#compressing.then(work).catch(() => {});
    this.#compressing = done;
    this.#onKeeping?.(done);
  }
}

const costOf = (key: string, { pieces, basis }: Pick<KeptDocument, 'pieces' | 'basis'>): number =>
  overhead +
  key.length * 2 +
  basis.reads.length * 8 +
  pieces.reduce((sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : 50), 0);

const valuesOf = (
  { nonce, now }: RecordedDocument,
  { fresh }: Recording,
  content: string | undefined,
): ReadonlyArray<string> => [
  nonce ?? '\u0001'.repeat(nonceLength),
  String(now),
  ...fresh.map(({ value }) => value),
  ...(content === undefined ? [] : [content]),
];

/** The values of one answer, in the order of `values`. */
export const answerValues = (
  { fresh, values }: KeptDocument,
  nonce: string | undefined,
  now: number,
  content: string | null,
): ReadonlyArray<string> => [
  nonce ?? values[0]!,
  String(now),
  ...fresh.map(({ make }) => make(now)),
  ...(content === null ? [] : [content]),
];
