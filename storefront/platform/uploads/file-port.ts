/**
 * Where files that people sent are kept: a folder, or whatever else keeps bytes by name (a bucket). Names are the shop's own,
 * never typed ones: letters, digits, hyphens and one dot.
 */
export interface FilePort {
  /** Keeps the bytes. @throws where they could not be kept whole: then nothing is there by that name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  /** What is not there is no mistake. */
  remove(name: string): Promise<void>;
}

/** @throws RangeError for a name that could lead out of the place */
export function checkedName(name: string): string {
  if (/^[a-z0-9-]{1,80}\.[a-z0-9]{1,8}$/.test(name)) return name;
  throw new RangeError('This is no name of a kept file.');
}
