/**
 * Storage of uploads: a folder, or another store of bytes by name (a bucket). Names are the shop's own,
 * never typed ones: letters, digits, hyphens and one dot.
 */
export interface FilePort {
  /** Stores the bytes. @throws if they could not be stored whole: then there is no such file. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
}

/** @throws RangeError for a name that could lead out of the folder */
export function checkedName(name: string): string {
  if (/^[a-z0-9-]{1,80}\.[a-z0-9]{1,8}$/.test(name)) return name;
  throw new RangeError('This is no name of a kept file.');
}
