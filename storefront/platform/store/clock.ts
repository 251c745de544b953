/** The application's time in epoch milliseconds. SHOP_NOW may set it outside production; the store uses no other. */
export type Clock = () => number;

/** 24 hours in milliseconds: for retention times, never for calendar days. */
export const day = 24 * 60 * 60 * 1000;
