import {
  Form,
  FormSummary,
  SubmitButton,
  useFormStatus,
  type FormError,
} from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { AddressForm } from '../../../../../patterns/address-form/index.ts';
import { addressFormTexts } from '../../../../../patterns/address-form/texts.ts';
import { OrderColumns } from '../../../../../patterns/order-columns/index.ts';
import { OrderSummary } from '../../../../../patterns/order-summary/index.ts';
import { PaymentTiles } from '../../../../../patterns/payment-tiles/index.ts';
import { addressFields, linkedAddressFields } from '../../../../../patterns/rules/validation.ts';
import { customerFields, customerLabel, type CustomerField } from '../customer-data.ts';
import { choiceFields, type DeliveryField } from '../delivery-form.ts';
import { courierFieldName } from '../delivery/courier-errors.ts';
import { DeliverySection } from '../delivery/delivery-section.tsx';
import * as styles from '../order-page.css.ts';
import type { StepOneAttempt } from '../../pages/order-step-1/actions.ts';
import type { StepOneData } from '../../pages/order-step-1/data.ts';
import { Invoice, ShipTo } from './customer-fields.tsx';
import * as own from './order-step-1.css.ts';
import { orderStepOneTexts } from './texts.ts';
import { useDeliveryCheck } from './use-delivery-check.ts';

export interface OrderFormProps {
  data: Omit<StepOneData, 'steps' | 'help'>;
  attempt: StepOneAttempt | null;
}

/** In page order: the first error of the summary is the first on the page. */
const [first, invoice, ...others] = choiceFields;
const fieldOrder: ReadonlyArray<DeliveryField> = [
  first,
  ...addressFields,
  ...customerFields.filter((field) => field.startsWith('ship')),
  invoice,
  ...customerFields.filter((field) => !field.startsWith('ship')),
  ...others,
];

/** Recipient, delivery and payment: one form, which works without a script and validates itself with one. */
export function OrderForm({ data, attempt }: OrderFormProps) {
  const t = useTexts(orderStepOneTexts);
  const check = useDeliveryCheck(data.options, data.settings);
  const errors = useErrors(attempt);
  const values = attempt?.values ?? data.values;
  const variants = data.variants.map((figures, index) => ({
    ...figures,
    isCurrent: data.deliveryTiles[index]?.value === values.shipping,
  }));

  return (
    <div className={own.form}>
      <Form
        method="post"
        checks={check}
        linkedFields={linkedAddressFields}
        errors={errors}
        hasSummary={false}
        focusAfterFailure="first-error"
        validationDelay={data.settings.validationDelay}
        submitTimeout={data.settings.pageLoadTimeout}
      >
        <OrderColumns
          side={
            <OrderSummary {...data.summary} notes={[]} variants={variants}>
              <SubmitButton size="large" isFullWidth>
                {t('next')}
              </SubmitButton>
            </OrderSummary>
          }
        >
          {/* Enter in a field presses the form's first button: without this one, a search of points. */}
          <button type="submit" hidden />
          <Heading level={1}>{t('title')}</Heading>
          <Errors />
          <section className={styles.section} aria-labelledby="recipient-heading">
            <Heading level={2} look="h3" id="recipient-heading">
              {t('recipient')}
            </Heading>
            {data.addressTiles.length > 0 ? (
              <RadioGroup
                id="delivery_address"
                name="delivery_address"
                label={t('delivery_address')}
                look="tile"
                defaultValue={values.delivery_address || 'new'}
                options={[
                  ...data.addressTiles,
                  {
                    value: 'new',
                    label: t('otherAddress'),
                    content: <AddressForm values={values} isPhoneRequired={false} />,
                  },
                ]}
              />
            ) : (
              <>
                <AddressForm values={values} isPhoneRequired={false} />
                <ShipTo values={values} />
              </>
            )}
          </section>
          <div className={styles.ruledSection}>
            <Invoice values={values} chosen={values.invoice_address} tiles={data.invoiceTiles} />
          </div>
          <div className={styles.ruledSection}>
            <DeliverySection
              tiles={data.deliveryTiles}
              points={attempt?.points ?? data.points}
              values={values}
              today={data.today}
            />
          </div>
          <div className={styles.ruledSection}>
            <PaymentTiles
              tiles={data.paymentTiles}
              chosen={values.payform_id}
              heading={
                <Heading level={2} look="h3">
                  {t('payment')}
                </Heading>
              }
            />
          </div>
        </OrderColumns>
      </Form>
    </div>
  );
}

const isCustomerField = (name: DeliveryField): name is CustomerField =>
  (customerFields as ReadonlyArray<string>).includes(name);

function Errors() {
  const { errors } = useFormStatus();
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors}>
      <FormSummary />
    </div>
  );
}

/** The server's errors, named like the fields. */
function useErrors(attempt: StepOneAttempt | null): ReadonlyArray<FormError> {
  const t = useTexts(orderStepOneTexts);
  const tAddress = useTexts(addressFormTexts);
  const texts = useTextsContext();
  return fieldOrder.flatMap((name) => {
    const message = attempt?.problems[name];
    const label = isCustomerField(name)
      ? customerLabel(name, texts)
      : name in addressFormTexts.pl
        ? tAddress(name as never)
        : t(name as never);
    return message && attempt ? [{ name: courierFieldName(name, attempt), label, message }] : [];
  });
}
