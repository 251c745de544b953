/** Under which mails about the newsletter wait in the outbox; their payload is the id of the subscriber. */
export const newsletterJoinMail = 'newsletter-join';
export const newsletterLeaveMail = 'newsletter-leave';
