/** To whoever waited: it can be bought again. */
export const backInStockMail = 'back-in-stock';
/** To the shop: whoever waited wants to be called. */
export const callBackMail = 'call-back';
