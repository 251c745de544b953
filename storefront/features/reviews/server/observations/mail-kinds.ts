/** To the waiting visitor: it is available. */
export const backInStockMail = 'back-in-stock';
/** To the shop: a waiting visitor wants a call. */
export const callBackMail = 'call-back';
