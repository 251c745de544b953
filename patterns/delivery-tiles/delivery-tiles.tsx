import type { ReactElement, ReactNode } from 'react';
import type { IconShape } from '../../components/icon/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';

export interface DeliveryTile {
  /** The form value: `1-1`. */
  value: string;
  name: string;
  /** "u Ciebie: poniedziałek, 23 listopada" */
  description: string;
  /** Formatted. */
  cost: string;
  icon: IconShape;
  /** What this delivery asks besides: its point, its day. Shown while the tile is chosen. */
  content?: ReactNode;
}

export interface DeliveryTilesProps {
  /** The delivery methods for this basket, in their order. */
  tiles: ReadonlyArray<DeliveryTile>;
  /** The value of the chosen tile; empty without one. */
  chosen: string;
  /** A Heading of the page; the legend of the tiles. */
  heading: ReactElement;
  /** The error of the choice itself. */
  problem?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** The choice of delivery. A tile shows its content when it is chosen, by CSS alone: it works without JavaScript. */
export function DeliveryTiles({ tiles, chosen, heading, problem, onChange }: DeliveryTilesProps) {
  return (
    <RadioGroup
      id="shipping"
      name="shipping"
      label={heading}
      look="tile"
      defaultValue={chosen}
      error={problem}
      options={tiles.map(({ value, name, description, cost, icon, content }) => ({
        value,
        label: name,
        description,
        amount: cost,
        icon,
        content,
      }))}
      {...(onChange && { onChange })}
    />
  );
}
