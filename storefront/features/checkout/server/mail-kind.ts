/** The kinds of order mails in the outbox; their payload is the order's number. */
export const orderConfirmationMail = 'order-confirmation';
export const paymentReminderMail = 'payment-reminder';
export const orderCancelledMail = 'order-cancelled';
export const orderMovedMail = 'order-moved';
export const deliveryCostMail = 'delivery-cost';
