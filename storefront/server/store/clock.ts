/** The application's time in epoch milliseconds. SHOP_NOW may set it outside production; the store never reads another. */
export type Clock = () => number;
