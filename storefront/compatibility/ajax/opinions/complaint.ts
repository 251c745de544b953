/** Why an opinion or a vote was rejected; `field` is the wire's name of the invalid one. */
export interface OpinionComplaint {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}
