import { useState } from 'react';
import type { DeliverySlots } from '../../../../../patterns/rules/delivery-slots.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { DeliveryTiles, type DeliveryTile } from '../../../../../patterns/delivery-tiles/index.ts';
import { orderStepOneTexts } from '../order-step-1/texts.ts';
import type { DeliveryValues } from '../delivery-form.ts';
import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { CheckboxGroup } from '../../../../../components/checkbox-group/index.ts';
import { fieldOf, type ListedPoints } from './courier-fields.ts';
import * as styles from './delivery-section.css.ts';
import { SlotPicker } from './slot-picker.tsx';
import { PointSearch } from './point-search.tsx';

/** A delivery as its tile, with what it asks besides. */
export type DeliveryTileData = Omit<DeliveryTile, 'content'> & {
  /** What to know before choosing it: that its cost is set after the order. */
  note: string | null;
  /** Whether this delivery needs the recipient's phone. */
  needsPhone: boolean;
  /** The days to choose from; null where the courier decides. */
  slots: DeliverySlots | null;
  /** One parcel or two; null where there is no choice. */
  parcels: ReadonlyArray<ShowroomOption> | null;
  /** What the courier does besides, with its cost. */
  services: ReadonlyArray<{ id: string; label: string }>;
  /** Of the box by which loyalty points pay for them; null where they cannot. */
  pointsLabel: string | null;
  place: { kind: 'point' | 'postOffice' } | { kind: 'showroom'; options: ReadonlyArray<ShowroomOption> } | null;
};

/** A choice inside a tile: a shop of the seller, or the parcels. */
export interface ShowroomOption {
  value: string;
  label: string;
  description: string;
}

export interface DeliverySectionProps {
  tiles: ReadonlyArray<DeliveryTileData>;
  points: ListedPoints;
  values: DeliveryValues;
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  /** Called with the value of the tile that is chosen. */
  onChange: (shipping: string) => void;
}

/** The delivery half of step 1: couriers with cost and day, and what each of them asks. */
export function DeliverySection({ tiles, points, values, today, onChange }: DeliverySectionProps) {
  const t = useTexts(orderStepOneTexts);
  const [chosen, setChosen] = useState(values.shipping);
  const [ticked, setTicked] = useState<Readonly<Record<string, ReadonlyArray<string>>>>({
    [values.shipping]: values.services.split(' ').filter(Boolean),
  });
  const placeOf = ({ value, place }: Pick<DeliveryTileData, 'value' | 'place'>) => {
    if (place?.kind === 'showroom')
      return (
        <RadioGroup id="stock" name="stock" label={t('stock')} defaultValue={values.stock} options={place.options} />
      );
    const listed = points[value];
    return place && listed && <PointSearch shipping={value} kind={place.kind} listed={listed} />;
  };
  return (
    <DeliveryTiles
      onChange={(value) => {
        setChosen(value);
        onChange(value);
      }}
      tiles={tiles.map(({ place, note, needsPhone, slots, parcels, services, pointsLabel, ...tile }) => ({
        ...tile,
        content: (place || note || needsPhone || slots || parcels) && (
          <>
            {note && <p className={styles.note}>{note}</p>}
            {placeOf({ value: tile.value, place })}
            {slots && (
              <SlotPicker
                shipping={tile.value}
                slots={slots}
                values={values}
                today={today}
                isChosen={chosen === tile.value}
                services={ticked[tile.value] ?? []}
              />
            )}
            {parcels && (
              <div className={styles.services}>
                <RadioGroup
                  id={fieldOf('parcels', tile.value)}
                  name={fieldOf('parcels', tile.value)}
                  label={t('parcels')}
                  defaultValue={tile.value === values.shipping ? values.parcels : ''}
                  options={parcels}
                />
              </div>
            )}
            {services.length > 0 && (
              <div className={styles.services}>
                <CheckboxGroup
                  id={fieldOf('services', tile.value)}
                  name={fieldOf('services', tile.value)}
                  label={t('services')}
                  defaultValue={ticked[tile.value] ?? []}
                  onChange={(now) => setTicked({ ...ticked, [tile.value]: now })}
                  options={services.map(({ id, label }) => ({ value: id, label }))}
                />
                {pointsLabel !== null && (
                  <Checkbox
                    id={fieldOf('services_points', tile.value)}
                    name={fieldOf('services_points', tile.value)}
                    value="1"
                    label={pointsLabel}
                    defaultChecked={tile.value === values.shipping && values.services_points !== ''}
                  />
                )}
              </div>
            )}
            {needsPhone && <p className={styles.phone}>{t('phoneNeeded')}</p>}
          </>
        ),
      }))}
      chosen={values.shipping}
      heading={
        <Heading level={2} look="h3">
          {t('delivery')}
        </Heading>
      }
    />
  );
}
