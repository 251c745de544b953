import { slot } from '../../../platform/features/slot.ts';
import type { Wording } from '../../catalogue/index.ts';
import type { LoadedBasket } from './load-basket.ts';

/** How a basket gets to a postcode. */
export type ShownDeliveryPreview =
  | { kind: 'invalid'; message: string }
  | {
      kind: 'preview';
      zipcode: string;
      options: ReadonlyArray<{ value: string; name: string; arrival: string; cost: string }>;
    };

/** The rules of delivery belong to the order. */
export const deliveryPreviewSlot =
  slot<
    (
      wording: Wording,
      typed: { zipcode: string; country: string },
      basket: Pick<LoadedBasket, 'offers'>,
    ) => ShownDeliveryPreview
  >('delivery preview');
