import type { ReactElement } from 'react';
import type { IconShape } from '../../components/icon/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { Select } from '../../components/select/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { deliveryTilesTexts } from './texts.ts';

/** A place where a parcel waits. */
export interface DeliveryPlace {
  id: string;
  /** "Sień Kraków, ul. Nieistniejąca 5, Kraków" */
  label: string;
}

export interface DeliveryTile {
  /** The form value: `kurier-1`. */
  value: string;
  name: string;
  /** "u Ciebie: poniedziałek, 23 listopada" */
  description: string;
  /** Formatted. */
  cost: string;
  icon: IconShape;
  /** Where the courier brings it to a place that must be chosen. */
  places: { kind: 'pickupPoint' | 'showroom'; options: ReadonlyArray<DeliveryPlace>; chosen: string } | null;
}

export interface DeliveryTilesProps {
  /** The ways of delivery that this basket can take, in their order. */
  tiles: ReadonlyArray<DeliveryTile>;
  /** The value of the chosen tile; empty where none is chosen yet. */
  chosen: string;
  /** What is chosen here, as a Heading of the page; the legend of the tiles. */
  heading: ReactElement;
  /** What is wrong, by the field of the form that it belongs to. */
  problems: { shipping?: string | undefined; pickup_point?: string | undefined; stock?: string | undefined };
}

const placeField = { pickupPoint: 'pickup_point', showroom: 'stock' } as const;

/**
 * How the goods come. A tile that needs a place shows its list when it is chosen, by CSS alone, so that it works without
 * JavaScript; the places are a native select until the map of a later release.
 */
export function DeliveryTiles({ tiles, chosen, heading, problems }: DeliveryTilesProps) {
  const t = useTexts(deliveryTilesTexts);
  return (
    <RadioGroup
      id="shipping"
      name="shipping"
      label={heading}
      look="tile"
      defaultValue={chosen}
      error={problems.shipping}
      options={tiles.map(({ value, name, description, cost, icon, places }) => ({
        value,
        label: name,
        description,
        amount: cost,
        icon,
        content: places && (
          <Select
            id={placeField[places.kind]}
            name={placeField[places.kind]}
            label={t(places.kind)}
            placeholder={t(places.kind === 'pickupPoint' ? 'choosePickupPoint' : 'chooseShowroom')}
            defaultValue={places.chosen}
            options={places.options.map((place) => ({ value: place.id, label: place.label }))}
            error={problems[placeField[places.kind]]}
          />
        ),
      }))}
    />
  );
}
