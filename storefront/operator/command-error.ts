/** A command that cannot be executed as entered; the message is for the user. */
export class CommandError extends Error {
  /** Whether the command was invalid. */
  readonly isMisuse: boolean;

  constructor(message: string, isMisuse = false) {
    super(message);
    this.isMisuse = isMisuse;
  }
}
