/** The kinds of newsletter mails in the outbox; their payload is the id of the subscriber. */
export const newsletterJoinMail = 'newsletter-join';
export const newsletterLeaveMail = 'newsletter-leave';
/** A visitor's message to the shop; its payload is the message. */
export const contactMail = 'contact';
