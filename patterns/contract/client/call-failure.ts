/**
 * Why a call has no answer. `connection`: nobody was reached. `timeout`: nothing came in time. `status`: the shop answered with
 * a failure. `unreadable`: the answer is not what the contract promises (HTML, half a JSON, another shape). `refused`: the shop
 * understood and said no.
 */
export type FailureReason = 'connection' | 'timeout' | 'status' | 'unreadable' | 'refused';

/** What every call of the client throws where it has no answer; a call that was aborted throws the reason of its signal instead. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly reason: FailureReason;
  /** Where the call went. */
  readonly address: string;
  /** `errors[0].code` or `errors[0].extensions.code` of a refusal (wire contract 1.2); '' where there is none. */
  readonly code: string;
  /** Of an answer that is a failure by its status, such as 429; null for every other reason. */
  readonly status: number | null;
  /** After how many seconds the shop wants to be asked again (`Retry-After`); null where it does not say. */
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
