import type { ReactNode } from 'react';
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
  /** The ways to pay for this order, in their order. */
  tiles: ReadonlyArray<PaymentTile>;
  /** The value of the chosen tile; empty where none is chosen yet. */
  chosen: string;
  /** The id of the heading above. */
  labelledBy: string;
  /** What is wrong with the choice. */
  problem?: string | undefined;
}

/** How it is paid. */
export function PaymentTiles({ tiles, chosen, labelledBy, problem }: PaymentTilesProps) {
  return (
    <RadioGroup
      id="payform_id"
      name="payform_id"
      aria-labelledby={labelledBy}
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
