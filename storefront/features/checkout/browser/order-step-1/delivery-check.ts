import type { FieldCheck } from '../../../../../components/form/index.ts';
import type { TextsContext } from '../../../../../components/texts/index.ts';
import { checkDelivery, readDeliveryForm, type DeliveryOptions } from '../delivery-form.ts';
import { asked } from './asked.ts';
import { checkedField } from '../delivery/courier-errors.ts';

/** Validates each field as the server will: its own functions read and check the whole form. */
export const deliveryCheck =
  (options: DeliveryOptions, limits: { phoneMinimum: number }, texts: TextsContext): FieldCheck =>
  ({ name }, form) => {
    const values = readDeliveryForm(form, options);
    const { problems } = checkDelivery(values, options, { ...limits, askedRules: asked.rules }, texts);
    const field = checkedField(name, values.shipping);
    return (field && problems?.[field]) ?? null;
  };
