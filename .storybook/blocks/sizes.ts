import table from '../../docs/sizes.json';

/** What an import of one component costs, in bytes after brotli. */
export interface Weight {
  readonly script: number;
  readonly style: number;
}

export interface ComponentSize extends Weight {
  /** What it may cost; the tests fail above it. */
  readonly budget?: Weight;
}

/** The sizes by the name of the component's folder; `npm run sizes` measures them. */
export const sizes: Readonly<Record<string, ComponentSize>> = table;

/** Bytes for people: "1.08 kB", of 1000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;
