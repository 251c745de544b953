export { rememberShippingTimes, type AskShippingTime, type ShippingTimeCacheOptions } from './shipping-time-cache.ts';
export {
  shippingTimeRefresh,
  type ShippingTimeRefresh,
  type ShippingTimeRefreshOptions,
} from './shipping-time-refresh.ts';
export { promiseText, timeLeftText } from './shipping-time.ts';
export { shippingTimeTexts } from './texts.ts';
