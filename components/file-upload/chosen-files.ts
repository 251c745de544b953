/** One file on the list of a field. */
export interface ChosenFile {
  readonly id: number;
  readonly file: File;
  /** `ready` is sent with the form; the others are for files uploaded at once. */
  readonly state: 'ready' | 'sending' | 'sent' | 'failed';
  /** The upload, from 0 to 1. */
  readonly progress: number;
  /** The server's response, submitted with the form. */
  readonly token?: string | undefined;
}

/** The same file chosen twice: the browser creates a new object per choice. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name &&
  one.size === other.size &&
  one.lastModified === other.lastModified &&
  one.type === other.type;

/** How often each name occurred before: different files may share a name and must be distinguished. */
export function numberedNames(names: ReadonlyArray<string>): ReadonlyArray<{ name: string; number: number }> {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return { name, number };
  });
}

/** Splits newly chosen files into new ones and those already listed. */
export function withoutRepeats(
  present: ReadonlyArray<File>,
  chosen: ReadonlyArray<File>,
): { fresh: ReadonlyArray<File>; repeated: ReadonlyArray<File> } {
  const fresh: File[] = [];
  const repeated: File[] = [];
  for (const file of chosen) {
    const isKnown = [...present, ...fresh].some((other) => isSameFile(other, file));
    (isKnown ? repeated : fresh).push(file);
  }
  return { fresh, repeated };
}
