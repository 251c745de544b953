import type { ErrorCode } from '../../graphql/errors.ts';

/** One error in the format of GraphQL's: clients find the code at the same place. */
export interface Complaint {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Thrown when a request cannot be answered as sent; the message is shown to the client. */
export class Refusal extends Error {
  readonly status: 400 | 404;
  readonly complaint: Complaint;

  constructor(message: string, status: Refusal['status'] = 400) {
    super(message);
    this.status = status;
    this.complaint = { code: 'BAD_USER_INPUT', message };
  }
}
