/** The kinds of mails about complaints in the outbox; their payload is the number, and the entry that they report. */
export const complaintFiledMail = 'complaint-filed';
/** To the shop. */
export const complaintNoticeMail = 'complaint-notice';
export const complaintAnsweredMail = 'complaint-answered';
export const complaintAskedMail = 'complaint-asked';
export const complaintDecidedMail = 'complaint-decided';
export const complaintRefundedMail = 'complaint-refunded';
