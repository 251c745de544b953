export {
  formatDecimal,
  isPossible,
  ONE,
  parseDecimal,
  plainDecimal,
  reachable,
  settle,
  type Bounds,
  type Correction,
  type Settled,
} from './bounded-decimal.ts';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';
export { type PressedInput, type QuantityChange, type QuantityStepperBehaviour } from './use-quantity-stepper.ts';
