import { translator } from '../../../../components/texts/texts.ts';
import { reachesPostcode } from '../../../../patterns/rules/delivery.ts';
import { zipcodeFormats } from '../../../../patterns/rules/client-data/zipcode.ts';
import { isPostcode, writtenPostcode } from '../../../../patterns/rules/postcode.ts';
import { firstProblem, isRequired } from '../../../../patterns/rules/validation.ts';
import { problemText, validationTexts } from '../../../../patterns/validation/texts.ts';
import { arrivalText, deliveryCostText, shippingValue } from '../../catalogue/browser.ts';
import type { DeliveryOffer, Wording } from '../../catalogue/index.ts';

export type DeliveryPreview =
  /** The postcode is none; the message is for its field. */
  | { kind: 'invalid'; message: string }
  | {
      kind: 'preview';
      /** "31-145" */
      zipcode: string;
      /** What goes there, in the shop's order; empty where nothing does. */
      options: ReadonlyArray<{
        /** The value of the order's field `shipping`. */
        value: string;
        name: string;
        /** "u Ciebie: poniedziałek, 23 listopada" */
        arrival: string;
        cost: string;
      }>;
    };

/**
 * How these goods get to a postcode of a country: courier, day and cost, as step 1 of the order offers them.
 *
 * @public the basket asks it
 * @param country ISO 3166-1 alpha-2
 * @param offers of a basket loaded for this country
 */
export function deliveryPreview(
  wording: Wording,
  { zipcode, country }: { zipcode: string; country: string },
  { offers }: { offers: ReadonlyArray<DeliveryOffer> },
): DeliveryPreview {
  const formats = zipcodeFormats(country);
  const problem = firstProblem(zipcode, [isRequired, isPostcode(formats)]);
  if (problem) return { kind: 'invalid', message: problemText(problem, translator(validationTexts, wording.texts)) };
  return {
    kind: 'preview',
    zipcode: writtenPostcode(zipcode, formats),
    options: offers
      .filter(({ courier }) => reachesPostcode(courier.areas, zipcode))
      .map((offer) => ({
        value: shippingValue(offer.courier),
        name: offer.courier.name,
        arrival: arrivalText(offer, wording.texts),
        cost: deliveryCostText({ cost: offer.cost, isCostOpen: offer.courier.isCostOpen }, wording),
      })),
  };
}
