import { deliveryCheck } from './delivery-check.ts';
import { Choices } from './choices.tsx';
import { ShipTo } from './customer-fields.tsx';

/** What the form needs once it is used, in one file. */
export const lateCode = { ShipTo, Choices, deliveryCheck };
