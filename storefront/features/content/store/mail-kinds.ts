/** The kinds of newsletter mails in the outbox; their payload is the id of the subscriber. */
export const newsletterJoinMail = 'newsletter-join';
export const newsletterLeaveMail = 'newsletter-leave';
