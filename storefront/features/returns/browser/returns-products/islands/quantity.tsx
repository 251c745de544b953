import { QuantityStepper } from '../../../../../../components/quantity-stepper/index.ts';
import { shortUnitName } from '../../../../../../patterns/rules/units.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { useTextsContext } from '../../../../../../components/texts/index.ts';

export interface ReturnQuantityProps {
  name: string;
  productName: string;
  /** As the order names it: "szt.", "m". */
  unit: string;
  /** In thousandths. */
  step: number;
  max: number;
  value: number;
  /** As it was typed, where it was refused. */
  text?: string;
  error?: string;
}

/** How much of a product goes back; without a script a text field. */
function ReturnQuantity({ unit, step, max, value, text, ...field }: ReturnQuantityProps) {
  const { locale } = useTextsContext();
  const unitName = (quantity: number) => shortUnitName({ singular: unit, plural: unit }, quantity, locale);
  return (
    <QuantityStepper
      {...field}
      unit={unitName(value)}
      unitName={unitName}
      step={step}
      min={step}
      max={max}
      defaultValue={value}
      defaultText={text}
      size="compact"
    />
  );
}

export default defineIsland('returns-products/quantity', ReturnQuantity);
