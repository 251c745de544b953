/** Joins class names and leaves out what is missing. */
export const classNames = (...names: ReadonlyArray<string | false | undefined>): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
