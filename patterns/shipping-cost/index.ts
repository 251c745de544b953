export { shippingCostText, shippingCostTexts } from './shipping-cost.ts';
