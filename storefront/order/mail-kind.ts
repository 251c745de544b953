/** The kind under which the confirmation of an order waits in the outbox; its payload is the order's number. */
export const orderConfirmationMail = 'order-confirmation';
