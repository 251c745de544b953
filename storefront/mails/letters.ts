export { backInStock, callBack, type ReturnedProduct } from '../features/reviews/server/observations/back-in-stock.tsx';
export { clientMail, type ClientMail } from '../features/account/server/mails/client-mails.tsx';
export { letter, type Letter } from '../platform/mail/letter.tsx';
export type { Message } from '../platform/mail/message.ts';
export { orderCancelled, paymentReminder } from '../features/checkout/server/mails/order-mails.ts';
export { orderConfirmation, type OrderMailAddresses } from '../features/checkout/server/mails/order-confirmation.tsx';
export { type MailWording } from '../platform/mail/seller-line.ts';
export { mailTransport, type MailSettings, type MailTransport, type Sender } from '../platform/mail/transport.ts';
