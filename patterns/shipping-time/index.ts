export { promiseText, timeLeftText } from './shipping-time.ts';
export { shippingTimeTexts } from './texts.ts';
