/** Why a feed is refused as a whole. */
export type FeedFault =
  /** The XML breaks a rule of XML, or ends before it is complete. */
  | 'malformed'
  /** Bytes that are no text in the encoding that the file declares, or an encoding that nobody knows. */
  | 'encoding'
  /** The root is not `offer` of the format IOF. */
  | 'not-iof'
  /** An IOF of another version than 3. */
  | 'version'
  /** An offer without the element `products`. */
  | 'no-products'
  /** One product is longer than `longestProduct`. */
  | 'too-long'
  /** The file cannot be read. */
  | 'unreadable';

/** A feed that is refused as a whole: nothing of it is written. `line` counts from 1 and is where reading stopped. */
export class FeedError extends Error {
  readonly fault: FeedFault;
  readonly line: number | null;

  constructor(fault: FeedFault, line: number | null = null, cause?: unknown) {
    super(`The feed is refused: ${fault}${line === null ? '' : ` at line ${line}`}.`, { cause });
    this.name = 'FeedError';
    this.fault = fault;
    this.line = line;
  }
}
