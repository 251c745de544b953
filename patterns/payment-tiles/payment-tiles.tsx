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
  /** Why it cannot be chosen now; shown instead of the description. */
  reason?: string | null;
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
  /** Called with the value of the tile that is chosen: then `chosen` is the choice of now. */
  onChange?: ((value: string) => void) | undefined;
}

/** How it is paid. What cannot be chosen stays in sight with its reason. */
export function PaymentTiles({ tiles, chosen, heading, problem, onChange }: PaymentTilesProps) {
  return (
    <RadioGroup
      id="payform_id"
      name="payform_id"
      label={heading}
      look="tile"
      columns={2}
      error={problem}
      {...(onChange ? { value: chosen, onChange } : { defaultValue: chosen })}
      options={tiles.map(({ value, name, description, cost, icon, content, reason }) => ({
        value,
        label: name,
        description: reason ?? description,
        // What cannot be chosen costs nothing now.
        amount: reason ? undefined : cost,
        icon,
        content,
        isDisabled: Boolean(reason),
      }))}
    />
  );
}
