/**
 * Why a call has no answer. `connection`: the shop was not reached. `timeout`: none in time. `status`: the shop
 * answered with a failure. `unreadable`: the answer is not what the contract promises (HTML, half a JSON, another
 * shape). `refused`: the shop understood and refused.
 */
export type FailureReason = 'connection' | 'timeout' | 'status' | 'unreadable' | 'refused';

/** Thrown by every call of the client without an answer; an aborted call throws the reason of its signal instead. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly reason: FailureReason;
  /** Where the call went. */
  readonly address: string;
  /** `errors[0].code` or `errors[0].extensions.code` of a refusal (wire contract 1.2); '' where there is none. */
  readonly code: string;
  /** The HTTP status of a failure, such as 429; null for every other reason. */
  readonly status: number | null;
  /** Seconds to wait before a retry (`Retry-After`); null where the shop sends none. */
  readonly retryAfter: number | null;

  constructor(
    reason: FailureReason,
    address: string,
    options: {
      code?: string;
      detail?: string;
      status?: number | null;
      retryAfter?: number | null;
      cause?: unknown;
    } = {},
  ) {
    const { code = '', detail = '', status = null, retryAfter = null, cause } = options;
    super(`${address}: ${[reason, code, detail].filter(Boolean).join(', ')}`, { cause });
    this.reason = reason;
    this.address = address;
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
