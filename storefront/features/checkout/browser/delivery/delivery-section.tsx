import { Heading } from '../../../../../components/heading/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { DeliveryTiles, type DeliveryTile } from '../../../../../patterns/delivery-tiles/index.ts';
import { orderStepOneTexts } from '../order-step-1/texts.ts';
import type { DeliveryValues } from '../delivery-form.ts';
import type { ListedPoints } from './courier-fields.ts';
import { PointSearch } from './point-search.tsx';

/** A delivery as its tile, with what it asks besides. */
export type DeliveryTileData = Omit<DeliveryTile, 'content'> & {
  place: { kind: 'point' | 'postOffice' } | { kind: 'showroom'; options: ReadonlyArray<ShowroomOption> } | null;
};

/** A shop of the seller, where goods are collected. */
export interface ShowroomOption {
  value: string;
  label: string;
  description: string;
}

export interface DeliverySectionProps {
  tiles: ReadonlyArray<DeliveryTileData>;
  points: ListedPoints;
  values: DeliveryValues;
}

/** The delivery half of step 1: couriers with cost and day, and what each of them asks. */
export function DeliverySection({ tiles, points, values }: DeliverySectionProps) {
  const t = useTexts(orderStepOneTexts);
  const contentOf = ({ value, place }: DeliveryTileData) => {
    if (place?.kind === 'showroom')
      return (
        <RadioGroup id="stock" name="stock" label={t('stock')} defaultValue={values.stock} options={place.options} />
      );
    const listed = points[value];
    return place && listed && <PointSearch shipping={value} kind={place.kind} listed={listed} />;
  };
  return (
    <DeliveryTiles
      tiles={tiles.map(({ place, ...tile }) => ({ ...tile, content: contentOf({ ...tile, place }) }))}
      chosen={values.shipping}
      heading={
        <Heading level={2} look="h3">
          {t('delivery')}
        </Heading>
      }
    />
  );
}
