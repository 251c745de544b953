import type { ReactElement, ReactNode } from 'react';
import type { IconShape } from '../../components/icon/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';

export interface PaymentTile {
  value: string;
  name: string;
  description: string;
  /** Formatted. */
  cost: string;
  icon: IconShape;
  /** What the method asks for at once, such as a code. */
  content?: ReactNode;
}

export interface PaymentTilesProps {
  /** The payment methods of this order, sorted. */
  tiles: ReadonlyArray<PaymentTile>;
  /** The value of the chosen tile; empty without one. */
  chosen: string;
  /** A Heading of the page; the legend of the tiles. */
  heading: ReactElement;
  /** The error of the choice. */
  problem?: string | undefined;
}

/** How it is paid. */
export function PaymentTiles({ tiles, chosen, heading, problem }: PaymentTilesProps) {
  return (
    <RadioGroup
      id="payform_id"
      name="payform_id"
      label={heading}
      look="tile"
      columns={2}
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
    />
  );
}
