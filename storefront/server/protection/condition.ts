/**
 * What must stand in address or form: one of the fields at least, with one of its values or with any. `files[n]` means the
 * numbered fields of that name. Of a file its name is the value.
 */
export type Condition = Readonly<Record<string, ReadonlyArray<string> | 'any'>>;

/** Without a condition every request is meant. */
export const holds = (condition: Condition | undefined, fields: URLSearchParams): boolean =>
  condition === undefined ||
  Object.entries(condition).some(([name, values]) =>
    [...fields].some(([field, value]) => isCalled(field, name) && (values === 'any' || values.includes(value))),
  );

const isCalled = (field: string, name: string): boolean =>
  name.endsWith('[n]') ? field.startsWith(name.slice(0, -2)) : field === name;
