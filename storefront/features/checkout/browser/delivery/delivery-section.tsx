import { useState } from 'react';
import type { CalendarDay } from '../../../../../components/dates/index.ts';
import type { DeliverySlots } from '../../../../../patterns/rules/delivery-slots.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { DeliveryTiles, type DeliveryTile } from '../../../../../patterns/delivery-tiles/index.ts';
import { orderStepOneTexts } from '../order-step-1/texts.ts';
import type { DeliveryValues } from '../delivery-form.ts';
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
  /** What the courier does besides, with its cost. */
  services: ReadonlyArray<{ id: string; label: string }>;
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
  /** The day in the shop's zone. */
  today: CalendarDay;
}

/** The delivery half of step 1: couriers with cost and day, and what each of them asks. */
export function DeliverySection({ tiles, points, values, today }: DeliverySectionProps) {
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
      onChange={setChosen}
      tiles={tiles.map(({ place, note, needsPhone, slots, services, ...tile }) => ({
        ...tile,
        content: (place || note || needsPhone || slots) && (
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
