/** What must stand in address or form: one of the fields at least, with one of its values or with any. */
export type Condition = Readonly<Record<string, ReadonlyArray<string> | 'any'>>;

/** Without a condition every request is meant. */
export const holds = (condition: Condition | undefined, fields: URLSearchParams): boolean =>
  condition === undefined ||
  Object.entries(condition).some(([name, values]) =>
    fields.getAll(name).some((value) => values === 'any' || values.includes(value)),
  );
