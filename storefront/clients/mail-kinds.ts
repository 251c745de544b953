/** The kinds under which mails about accounts wait in the outbox. */
export const clientMails = {
  /** Greets who has registered; the payload is the client's id. */
  registered: 'client-registered',
  /** A link to a new password, for whoever asked; nothing is sent where there is no account. */
  passwordReset: 'password-reset',
  /** Tells that the password has changed; the payload is the client's id. */
  passwordChanged: 'password-changed',
} as const;
