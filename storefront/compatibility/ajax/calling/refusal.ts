import type { ErrorCode } from '../../graphql/errors.ts';

/** One thing that is wrong, in the words of GraphQL's errors: clients find the code where they find it there. */
export interface Complaint {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Thrown where a question cannot be answered as it was asked; the message goes out. */
export class Refusal extends Error {
  readonly status: 400 | 404;
  readonly complaint: Complaint;

  constructor(message: string, status: Refusal['status'] = 400) {
    super(message);
    this.status = status;
    this.complaint = { code: 'BAD_USER_INPUT', message };
  }
}
