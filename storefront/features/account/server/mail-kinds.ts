/** The kinds under which mails about accounts wait in the outbox. */
export const clientMails = {
  /**
   * Goes to whatever e-mail was registered: a link that confirms it, or, where it has an account, how to sign in. The payload is
   * the registration's id.
   */
  registration: 'client-registration',
  /** Greets whose account was opened; the payload is the client's id. */
  registered: 'client-registered',
  /** A link to a new password, for whoever asked; nothing is sent where there is no account. */
  passwordReset: 'password-reset',
  /** Tells that the password has changed; the payload is the client's id. */
  passwordChanged: 'password-changed',
} as const;
