import { reachesPostcode } from './delivery.ts';
import { isPostcode, polishPostcode, type PostcodeFormats } from './postcode.ts';
import { firstProblem, isRequired } from './validation.ts';

/** What a delivery decides about the rest of the order. */
export interface DeliveryTerms {
  /** `prepaid` is paid before sending, `dvp` to the courier. */
  payment: 'prepaid' | 'dvp';
  requires?: 'pickupPoint' | 'showroom';
  isVirtual: boolean;
  /** Whether the recipient must be reachable by phone; by default wherever a courier brings goods. */
  needsPhone?: boolean;
}

/**
 * Whether a delivery and a payment go together: money is paid to couriers that collect it, and to no others. The form,
 * the summary, the order and calls ask here.
 *
 * @param method `delivery` is the payment of its couriers
 */
export const goTogether = (
  { payment }: Pick<DeliveryTerms, 'payment'>,
  method: { delivery: DeliveryTerms['payment'] },
): boolean => payment === method.delivery;

/** Whether an order with this delivery needs a phone (V-44). */
export const needsPhone = ({ needsPhone: isNeeded, requires, isVirtual }: Omit<DeliveryTerms, 'payment'>): boolean =>
  isNeeded ?? (!isVirtual && requires !== 'showroom');

/**
 * Why a courier with areas does not come: the postcode is missing, or outside of them.
 *
 * @param formats of the postcodes of the courier's country
 */
export function reachProblem(
  areas: ReadonlyArray<string> | undefined,
  postcode: string,
  formats: PostcodeFormats = polishPostcode,
): 'detailsRequired' | 'expressUnavailable' | null {
  if (!areas) return null;
  if (firstProblem(postcode, [isRequired, isPostcode(formats)])) return 'detailsRequired';
  return reachesPostcode(areas, postcode) ? null : 'expressUnavailable';
}
