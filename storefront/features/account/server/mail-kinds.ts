/** The kinds of mails about accounts in the outbox. */
export const clientMails = {
  /**
   * Goes to every registered e-mail: a link that confirms it, or, where it has an account, how to sign in. The payload
   * is the registration's id.
   */
  registration: 'client-registration',
  /** Greets the new account's owner; the payload is the client's id. */
  registered: 'client-registered',
  /** A link to a new password, on request; not sent where there is no account. */
  passwordReset: 'password-reset',
  /** Reports a changed password; the payload is the client's id. */
  passwordChanged: 'password-changed',
  /** Report a passkey that was added, the second step turned on and off; the payload is the client's id. */
  passkeyAdded: 'passkey-added',
  codesOn: 'time-codes-on',
  codesOff: 'time-codes-off',
  /** Reports an account elsewhere that opens this one; the payload is the client's id. */
  identityLinked: 'identity-linked',
} as const;
