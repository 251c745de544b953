/** Under which mails about what visitors send wait in the outbox; their payload is the id of the row. */
export const newsletterJoinMail = 'newsletter-join';
export const newsletterLeaveMail = 'newsletter-leave';
export const opinionMail = 'opinion-confirmation';
export const questionMail = 'question-asked';
