/** The kinds of mails about visitors' input in the outbox; their payload is the id of the row. */
export const opinionMail = 'opinion-confirmation';
export const questionMail = 'question-asked';
export const questionAnswerMail = 'question-answered';
/** Its payload is the id of the opinion that is shown. */
export const opinionAnswerMail = 'opinion-answered';
