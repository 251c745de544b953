import type { ReactElement } from 'react';
import type { IconShape } from '../../components/icon/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { Select } from '../../components/select/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { deliveryTilesTexts } from './texts.ts';

/** A pickup place. */
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
  /** The places to choose from, if the courier needs one. */
  places: { kind: 'pickupPoint' | 'showroom'; options: ReadonlyArray<DeliveryPlace>; chosen: string } | null;
}

export interface DeliveryTilesProps {
  /** The delivery methods for this basket, in their order. */
  tiles: ReadonlyArray<DeliveryTile>;
  /** The value of the chosen tile; empty without one. */
  chosen: string;
  /** A Heading of the page; the legend of the tiles. */
  heading: ReactElement;
  /** The errors by form field. */
  problems: { shipping?: string | undefined; pickup_point?: string | undefined; stock?: string | undefined };
}

const placeField = { pickupPoint: 'pickup_point', showroom: 'stock' } as const;

/**
 * The choice of delivery. A tile with places shows its list when it is chosen, by CSS alone, so that it works without
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
