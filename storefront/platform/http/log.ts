export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}

/**
 * One JSON line an event, without user input: no query, no form, no cookie, no client address. An error is
 * written with its stack, which is ours.
 */
export function jsonLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const put = (level: string, event: string, fields: LogFields) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  return {
    info: (event, fields = {}) => put('info', event, fields),
    error: (event, error, fields = {}) =>
      put('error', event, {
        ...fields,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  };
}
