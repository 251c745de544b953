/** The application's time in epoch milliseconds. SHOP_NOW may set it outside production; the store never reads another. */
export type Clock = () => number;

/** 24 hours in milliseconds: how long things are kept, never what a calendar calls a day. */
export const day = 24 * 60 * 60 * 1000;
