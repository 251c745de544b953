import type { FieldCheck } from '../../../../../components/form/index.ts';
import { useTextsContext } from '../../../../../components/texts/index.ts';
import { checkDelivery, readDeliveryForm, type DeliveryField, type DeliveryOptions } from '../delivery-form.ts';

/** Validates each field as the server will: its own functions read and check the whole form. */
export function useDeliveryCheck(options: DeliveryOptions, limits: { phoneMinimum: number }): FieldCheck {
  const texts = useTextsContext();
  return ({ name }, form) => {
    const { problems } = checkDelivery(readDeliveryForm(form, options), options, limits, texts);
    return problems?.[name as DeliveryField] ?? null;
  };
}
