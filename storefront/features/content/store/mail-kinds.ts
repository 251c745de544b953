/** The kinds of newsletter mails in the outbox; their payload is the id of the subscriber. */
export const newsletterJoinMail = 'newsletter-join';
export const newsletterLeaveMail = 'newsletter-leave';
/** A visitor's message to the shop; its payload is the message. */
export const contactMail = 'contact';
/** A visitor's wish to be called; its payload is the wish. */
export const callBackMail = 'contact-call';
