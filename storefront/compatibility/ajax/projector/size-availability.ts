import type { WireSizeInShop } from '../../../../patterns/contract/product-data.ts';
import {
  sizeDelayTime,
  sizeShippingTime,
  type ShippingTimeAnswer,
} from '../../../../patterns/rules/shipping-time-answer.ts';

const unknown: ShippingTimeAnswer = { unknownTime: true, todayShipmentDeadline: null, time: null, shippingTime: null };
/** No parcel waits for it. */
const atOnce: ShippingTimeAnswer = {
  ...unknown,
  unknownTime: false,
  shippingTime: { today: false, time: { days: 0, hours: 0, minutes: 0 }, workingDays: 0, weekDay: 0, weekAmount: 0 },
};

/**
 * Availability and dispatch of a size, as the page's data has them. Clients read both times without checking that
 * they exist: goods that are not sent have an unknown time, mailed ones are available at once, and
 * those that do not wait have no unknown delay.
 */
export const sizeAvailability = ({ availability, shipping_time, delay_time }: WireSizeInShop) => ({
  ...availability,
  shipping_time: shipping_time ?? sizeShippingTime(availability.status === 'disable' ? unknown : atOnce),
  delay_time: delay_time ?? sizeDelayTime({ ...unknown, unknownTime: false }),
});
