export {
  shippingTimeRefresh,
  type ShippingTimeRefresh,
  type ShippingTimeRefreshOptions,
} from './shipping-time-refresh.ts';
export { promiseText, timeLeftText } from './shipping-time.ts';
export { shippingTimeTexts } from './texts.ts';
