export { shippingCostText } from './shipping-cost.ts';
export { shippingCostTexts } from './texts.ts';
