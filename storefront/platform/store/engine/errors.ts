/** Why a store cannot be opened, in a sentence that an operator can act on. */
export type StoreOpenReason = 'data-folder' | 'in-use' | 'address' | 'unreachable' | 'version' | 'migration';

/** An error's message. A connection refused on IPv6 and IPv4 is an AggregateError without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** The store could not be opened. `message` states the cause and the fix, and never contains a password. */
export class StoreOpenError extends Error {
  readonly reason: StoreOpenReason;

  constructor(reason: StoreOpenReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreOpenError';
    this.reason = reason;
  }
}

interface DatabaseErrorLike {
  code?: unknown;
  errcode?: unknown;
}

const asDatabaseError = (error: unknown): DatabaseErrorLike =>
  typeof error === 'object' && error !== null ? error : {};

/** SQLITE_BUSY 5 and SQLITE_LOCKED 6; extended codes carry them in the low byte. */
export function isSqliteBusy(error: unknown): boolean {
  const { errcode } = asDatabaseError(error);
  return typeof errcode === 'number' && [5, 6].includes(errcode & 0xff);
}

/** SQLITE_READONLY 8: a statement that writes, sent to a handle that reads. */
export function isSqliteReadOnly(error: unknown): boolean {
  const { errcode } = asDatabaseError(error);
  return typeof errcode === 'number' && (errcode & 0xff) === 8;
}

/** Whether a statement that PostgreSQL kept returns other columns since a migration (0A000). */
export function isStalePlan(error: unknown): boolean {
  return (
    asDatabaseError(error).code === '0A000' &&
    error instanceof Error &&
    error.message.startsWith('cached plan must not')
  );
}

/** Serialisation failure, deadlock, busy file, a migrated table: the same transaction may pass on a retry. */
export function isRetryable(error: unknown): boolean {
  const { code } = asDatabaseError(error);
  return code === '40001' || code === '40P01' || isSqliteBusy(error) || isStalePlan(error);
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/**
 * PostgreSQL classes 08 (connection), 53 (resources), 57P (shutdown), 58 (system); a statement or an idle transaction that took too
 * long (57014, 25P03): the database has too much to do.
 */
const unreachableStates = /^(?:08|53|57P|58|57014$|25P03$)/;
/** node-postgres gives these errors no code. */
const unreachableMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error/i;
/** Errors of a full or failing disk: uploads are stored beside the database. */
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);
/** SQLITE_IOERR 10, SQLITE_FULL 13, SQLITE_CANTOPEN 14, SQLITE_READONLY 8. */
const unavailableErrcodes = new Set([8, 10, 13, 14]);

/**
 * Whether the database or the disk, not the request, is at fault: down, shutting down, or full. The server answers
 * 503 with Retry-After to it.
 */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode } = asDatabaseError(error);
  if (typeof errcode === 'number') return isSqliteBusy(error) || unavailableErrcodes.has(errcode & 0xff);
  if (typeof code === 'string')
    return unreachableCodes.has(code) || fullDiskCodes.has(code) || unreachableStates.test(code);
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return error instanceof Error && unreachableMessages.test(error.message);
}
