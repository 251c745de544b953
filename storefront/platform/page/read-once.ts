/** What was read while one page is loaded, by name. */
export type Reads = Map<string, Promise<unknown>>;

/**
 * Reads what page and layout, or two parts of a page, need alike: once while a page is loaded, and anew at each asking in calls and forms,
 * which change things between two readings.
 *
 * @param name of what is read, with all that it depends on beside the request
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
