/** What nodemailer adds to a mail server's error. */
interface DeliveryError {
  readonly code?: unknown;
  /** The SMTP command that failed; `API` where nodemailer itself refused. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  /** The server's reply, with its code. */
  readonly response?: unknown;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const longestPause = 6 * 60 * minute;
/** The most characters kept of a reason. */
const longestReason = 500;

/**
 * Whether the recipient or the message was refused for good (RFC 5321 4.2.1: 5xx), so that a retry would fail too.
 * A refused sender (MAIL FROM) or login is the shop's own mistake: those mails wait until it is corrected.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode } = error as DeliveryError;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  if (typeof responseCode !== 'number') return true;
  return responseCode >= 500 && command !== 'MAIL FROM';
}

/** The pause after failed attempt n, from 1: it doubles from a minute to six hours. In milliseconds. */
const pauseAfter = (attempt: number): number => Math.min(minute * 2 ** (attempt - 1), longestPause);

/**
 * How long to wait after the failed attempt number `attempt`, in milliseconds; null when the pauses would exceed
 * `retryDays`. Downtime of the shop does not count.
 */
export function retryPause(attempt: number, retryDays: number): number | null {
  let waited = 0;
  for (let number = 1; number <= attempt; number += 1) waited += pauseAfter(number);
  return waited > retryDays * day ? null : pauseAfter(attempt);
}

/** Why a mail failed, for the operator; it may contain the recipient. */
export function reasonFor(error: unknown): string {
  const { response } = error as DeliveryError;
  const reason = typeof response === 'string' ? response : error instanceof Error ? error.message : String(error);
  return reason.slice(0, longestReason);
}

/** Why a mail failed, for the log: codes alone, because replies of mail servers contain the recipient. */
export function reasonForLog(error: unknown): string {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown };
  return [name, code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}
