/**
 * Required in address or form: at least one of the fields, with one of its values or with any. `files[n]` means the
 * numbered fields of that name that are not empty: a file by its name.
 */
export type Condition = Readonly<Record<string, ReadonlyArray<string> | 'any'>>;

/** Without a condition every request matches. */
export const holds = (condition: Condition | undefined, fields: URLSearchParams): boolean =>
  condition === undefined ||
  Object.entries(condition).some(([name, values]) =>
    valuesOf(name, fields).some((value) => values === 'any' || values.includes(value)),
  );

const valuesOf = (name: string, fields: URLSearchParams): ReadonlyArray<string> =>
  name.endsWith('[n]')
    ? [...fields].flatMap(([field, value]) => (field.startsWith(name.slice(0, -2)) && value !== '' ? [value] : []))
    : fields.getAll(name);
