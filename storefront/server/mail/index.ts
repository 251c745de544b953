export { backInStock, callBack, type ReturnedProduct } from './back-in-stock.tsx';
export { clientMail, type ClientMail } from './client-mails.tsx';
export { letter, type Letter } from './letter.tsx';
export type { Message } from './message.ts';
export { orderCancelled, paymentReminder } from './order-mails.ts';
export { orderConfirmation, type OrderMailAddresses } from './order-confirmation.tsx';
export { type MailWording } from './seller-line.ts';
export { mailTransport, type MailSettings, type MailTransport, type Sender } from './transport.ts';
