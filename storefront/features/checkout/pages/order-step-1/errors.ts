import type { FormError } from '../../../../../components/form/index.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { addressFormTexts } from '../../../../../patterns/address-form/texts.ts';
import { addressFields } from '../../../../../patterns/rules/validation.ts';
import { askedNames } from '../../browser/asked-names.ts';
import { customerFields, customerLabel, type CustomerField } from '../../browser/customer-data.ts';
import { choiceFields, type DeliveryField } from '../../browser/delivery-form.ts';
import { courierFieldName } from '../../browser/delivery/courier-errors.ts';
import { orderStepOneTexts } from '../../browser/order-step-1/texts.ts';
import type { StepOneAttempt } from './actions.ts';

const isAsked = (field: string) => (askedNames as ReadonlyArray<string>).includes(field);

/** In page order: the first error of the summary is the first on the page. */
const [first, invoice, ...others] = choiceFields;
const fieldOrder: ReadonlyArray<DeliveryField> = [
  first,
  ...addressFields,
  ...customerFields.filter((field) => field.startsWith('ship')),
  ...askedNames,
  invoice,
  ...customerFields.filter((field) => !field.startsWith('ship') && !isAsked(field)),
  ...others,
];

const isCustomerField = (name: DeliveryField): name is CustomerField =>
  (customerFields as ReadonlyArray<string>).includes(name);

/** The errors of a refused form, named like the fields. */
export function errorsOf(attempt: StepOneAttempt, texts: TextsContext): ReadonlyArray<FormError> {
  const t = translator(orderStepOneTexts, texts);
  const tAddress = translator(addressFormTexts, texts);
  return fieldOrder.flatMap((name) => {
    const message = attempt.problems[name];
    const label = isCustomerField(name)
      ? customerLabel(name, texts)
      : name in addressFormTexts.pl
        ? tAddress(name as never)
        : t(name as never);
    return message ? [{ name: courierFieldName(name, attempt), label, message }] : [];
  });
}
