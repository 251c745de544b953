/** Why an opinion or a vote was not taken; `field` is the wire's name of what is wrong. */
export interface OpinionComplaint {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}
