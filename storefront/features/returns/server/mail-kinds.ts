/** The kinds of mails about returns in the outbox; their payload is the return's number. */
export const returnReceivedMail = 'return-received';
export const returnMovedMail = 'return-moved';
export const returnCancelledMail = 'return-cancelled';
export const returnRefundedMail = 'return-refunded';
