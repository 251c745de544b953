/** One file on the list of a field. */
export interface ChosenFile {
  readonly id: number;
  readonly file: File;
  /** `ready` goes with the form; the others belong to files that are sent at once. */
  readonly state: 'ready' | 'sending' | 'sent' | 'failed';
  /** From 0 to 1, while it is sent. */
  readonly progress: number;
  /** What the server answered, for the form to carry. */
  readonly token?: string | undefined;
}

/** The same file chosen twice: the browser gives each choice an object of its own. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name &&
  one.size === other.size &&
  one.lastModified === other.lastModified &&
  one.type === other.type;

/** How often each name has stood before: two different files may bear one name, and must be told apart. */
export function numberedNames(names: ReadonlyArray<string>): ReadonlyArray<{ name: string; number: number }> {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return { name, number };
  });
}

/** Parts what was just chosen into files that are new to the list and those that already stand on it. */
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
