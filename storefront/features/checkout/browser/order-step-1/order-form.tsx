import { Suspense, useState } from 'react';
import {
  Form,
  FormSummary,
  SubmitButton,
  useFormStatus,
  type FormError,
} from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { AddressForm } from '../../../../../patterns/address-form/index.ts';
import { OrderColumns } from '../../../../../patterns/order-columns/index.ts';
import { OrderSummary } from '../../../../../patterns/order-summary/index.ts';
import { linkedAddressFields } from '../../../../../patterns/rules/linked-address-fields.ts';
import * as styles from '../order-page.css.ts';
import type { StepOneAttempt } from '../../pages/order-step-1/actions.ts';
import type { StepOneData } from '../../pages/order-step-1/data.ts';
import { CountryField } from './country-field.tsx';
import * as own from './order-step-1.css.ts';
import { orderStepOneTexts } from './texts.ts';
import { Mounted, useLateParts } from './use-late-parts.tsx';

export interface OrderFormProps {
  data: Omit<StepOneData, 'steps' | 'help'>;
  attempt: Pick<StepOneAttempt, 'values' | 'points'> | null;
  /** What is chosen inside the tiles, by their values. */
  sumKeys: Readonly<Record<string, string>>;
  /** The server's errors, in page order. */
  errors: ReadonlyArray<FormError>;
}

/** The postcode's rule is that of the country. */
const linkedFields = [
  ...linkedAddressFields,
  ...['', 'ship_', 'firm_', 'person_'].map((of) => [`${of}country`, `${of}zipcode`]),
];

/**
 * Recipient, delivery and payment: one form, which works without a script and validates itself with one. Its address
 * listens first; the rest and all checks load at the first change, or when the rest is touched.
 */
export function OrderForm({ data, attempt, sumKeys, errors }: OrderFormProps) {
  const t = useTexts(orderStepOneTexts);
  const isGuest = data.addressTiles.length === 0;
  const asksWhere = isGuest && data.hasGoods;
  const { box, check, prepare, onMount, ShipTo, Choices } = useLateParts(data, {
    count: asksWhere ? 2 : 1,
    isWantedAtOnce: errors.length > 0,
  });
  const values = attempt?.values ?? data.values;
  const [shipping, setShipping] = useState(values.shipping);
  const [sums, setSums] = useState(sumKeys);
  const isPhoneRequired = data.deliveryTiles.some(({ value, needsPhone }) => value === shipping && needsPhone);
  const address = (
    <AddressForm
      values={values}
      isPhoneRequired={isPhoneRequired}
      country={
        data.options.countries.length > 1 && <CountryField name="country" value={values.country} of={data.options} />
      }
    />
  );
  const variants = data.variants.map((figures, index) => {
    const value = data.deliveryTiles[index]?.value ?? '';
    const { row, amounts } = data.sums[value] ?? {};
    const [amount, total, ...payment] = amounts?.[sums[value] ?? ''] ?? [];
    return {
      ...figures,
      ...(amount &&
        total && {
          rows: [...figures.rows.map((one, at) => (at === row ? { ...one, amount } : one)), ...payment],
          total,
        }),
      isCurrent: value === values.shipping,
    };
  });

  return (
    <div className={own.form} ref={box}>
      <Form
        method="post"
        checks={check}
        prepare={prepare}
        linkedFields={linkedFields}
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
          <button type="submit" hidden>
            {t('next')}
          </button>
          <Heading level={1}>{t('title')}</Heading>
          <Errors />
          <section className={styles.section} aria-labelledby="recipient-heading">
            <Heading level={2} look="h3" id="recipient-heading">
              {t('recipient')}
            </Heading>
            {!isGuest ? (
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
                    content: address,
                  },
                ]}
              />
            ) : (
              <>
                {address}
                {asksWhere && (
                  <div className={own.shipTo} data-late="">
                    <Suspense fallback={null}>
                      <ShipTo values={values} countries={data.options} />
                      <Mounted onMount={onMount} />
                    </Suspense>
                  </div>
                )}
              </>
            )}
          </section>
          <Suspense fallback={null}>
            <Choices
              data={data}
              values={values}
              points={attempt?.points ?? data.points}
              onDelivery={setShipping}
              onSums={setSums}
            />
            <Mounted onMount={onMount} />
          </Suspense>
        </OrderColumns>
      </Form>
    </div>
  );
}

function Errors() {
  const { errors } = useFormStatus();
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors}>
      <FormSummary />
    </div>
  );
}
