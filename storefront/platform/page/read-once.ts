/** What was read while one page loads, by name. */
export type Reads = Map<string, Promise<unknown>>;

/**
 * Reads data shared by page and layout, or two parts of a page: once while a page loads, and each time in calls and forms,
 * which change things between two readings.
 *
 * @param name of the data, with all that it depends on beside the request
 */
export function readOnce<T>(
  { reads }: { readonly reads?: Reads | undefined },
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  const known = reads?.get(name) as Promise<T> | undefined;
  if (known) return known;
  const reading = read();
  reads?.set(name, reading);
  return reading;
}
