/** To its consumer: the receipt that the directive demands. */
export const withdrawalReceiptMail = 'withdrawal-receipt';
/** To the shop: its copy. */
export const withdrawalMail = 'withdrawal';
/** To its consumer: the shop's answer. */
export const withdrawalAnswerMail = 'withdrawal-answer';
