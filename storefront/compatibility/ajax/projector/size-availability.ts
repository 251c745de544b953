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
 * Whether a size can be had and when it leaves, as the page's data says. Clients read both times without looking whether
 * they are there: nobody knows when that leaves which is not sent, what comes by mail is there at once, and what does not
 * wait has no unknown delay.
 */
export const sizeAvailability = ({ availability, shipping_time, delay_time }: WireSizeInShop) => ({
  ...availability,
  shipping_time: shipping_time ?? sizeShippingTime(availability.status === 'disable' ? unknown : atOnce),
  delay_time: delay_time ?? sizeDelayTime({ ...unknown, unknownTime: false }),
});
