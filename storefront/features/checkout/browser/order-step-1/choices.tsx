import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../../../../components/announcer/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { shippingValue } from '../../../catalogue/browser.ts';
import { findPaymentMethod } from '../../../payment/browser.ts';
import type { StepOneData } from '../../pages/order-step-1/data.ts';
import type { DeliveryValues } from '../delivery-form.ts';
import type { ListedPoints } from '../delivery/courier-fields.ts';
import { chosenSum, paidSumKey } from '../delivery/delivery-sum.ts';
import { DeliverySection } from '../delivery/delivery-section.tsx';
import * as styles from '../order-page.css.ts';
import { paymentReason } from '../payment-reason.ts';
import { asked } from './asked.ts';
import { Invoice } from './customer-fields.tsx';
import * as own from './order-step-1.css.ts';
import { PaymentSection } from './payment-section.tsx';
import { orderStepOneTexts } from './texts.ts';

export interface ChoicesProps {
  data: Pick<
    StepOneData,
    'invoiceTiles' | 'deliveryTiles' | 'sums' | 'paymentTiles' | 'today' | 'options' | 'instalmentTerms'
  >;
  values: DeliveryValues;
  points: ListedPoints;
  onDelivery: (shipping: string) => void;
  /** Called with what is chosen inside the tiles, by their values. */
  onSums: (keys: Readonly<Record<string, string>>) => void;
}

/** What is chosen beside the address: invoice, delivery and payment. */
export function Choices({ data, values, points, onDelivery, onSums }: ChoicesProps) {
  const { chosen, tiles, choose, follow, shipping } = usePayment(data, values);
  const box = useSums(data, chosen, onSums);
  const { asked: wanted } = data.options;
  const terms = data.instalmentTerms?.byDelivery[shipping];
  return (
    <>
      {(wanted.birthDate !== 'no' || wanted.bankAccount !== 'no') && (
        <div className={own.asked} data-late="">
          <Suspense>
            <asked.Fields
              asked={wanted}
              birthDateName="birth_date"
              values={{ birthDate: values.birth_date, bankAccount: values.bankAccount }}
            />
          </Suspense>
        </div>
      )}
      <div className={styles.ruledSection} data-late="">
        <Invoice values={values} countries={data.options} chosen={values.invoice_address} tiles={data.invoiceTiles} />
      </div>
      <div className={styles.ruledSection} data-late="" ref={box}>
        <DeliverySection
          tiles={data.deliveryTiles}
          points={points}
          values={values}
          today={data.today}
          onChange={(value) => {
            follow(value);
            onDelivery(value);
          }}
        />
      </div>
      <div className={styles.ruledSection} data-late="">
        <PaymentSection
          tiles={tiles}
          chosen={chosen}
          onChange={choose}
          instalments={data.instalmentTerms && terms ? { value: data.instalmentTerms.value, ...terms } : null}
          haveTermsBeenRead={values.instalment_terms !== ''}
        />
      </div>
    </>
  );
}

/** The sum follows what is chosen inside the tiles, and the payment, at once. */
function useSums({ options, sums }: ChoicesProps['data'], payment: string, onSums: ChoicesProps['onSums']) {
  const box = useRef<HTMLDivElement>(null);
  const read = useEffectEvent(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const data = new FormData(form);
    const keys = options.offers.flatMap(({ courier }) => {
      const shipping = shippingValue(courier);
      const own = sums[shipping];
      return own
        ? [[shipping, paidSumKey(chosenSum(data, shipping, courier.services ?? []), payment, own)] as const]
        : [];
    });
    onSums(Object.fromEntries(keys));
  });
  useEffect(() => {
    const listening = new AbortController();
    // After the event: a day of the calendar is written into its field by then.
    const later = () => void setTimeout(read, 0);
    for (const type of ['input', 'change', 'click'] as const)
      box.current!.addEventListener(type, later, { signal: listening.signal });
    later();
    return () => listening.abort();
  }, [payment]);
  return box;
}

/**
 * The payment beside the delivery: a method that does not go with it cannot be chosen, and one chosen before counts again
 * as soon as it does.
 */
function usePayment({ options, paymentTiles }: ChoicesProps['data'], values: DeliveryValues) {
  const t = useTexts(orderStepOneTexts);
  const texts = useTextsContext();
  const [shipping, setShipping] = useState(values.shipping);
  const [wanted, choose] = useState(values.payform_id);
  const reasonOf = (value: string, delivery: string): string | null => {
    const courier = options.offers.find((offer) => shippingValue(offer.courier) === delivery)?.courier;
    const method = findPaymentMethod(value);
    return courier && method ? paymentReason(courier, method, options, texts) : null;
  };
  return {
    shipping,
    chosen: reasonOf(wanted, shipping) === null ? wanted : '',
    choose,
    tiles: paymentTiles.map((tile) => ({ ...tile, reason: reasonOf(tile.value, shipping) })),
    follow(delivery: string) {
      setShipping(delivery);
      const reason = reasonOf(wanted, delivery);
      // Said once, when the choice stops counting.
      if (reason === null || reasonOf(wanted, shipping) !== null) return;
      const name = paymentTiles.find(({ value }) => value === wanted)?.name ?? '';
      announce(t('paymentDropped', { name, reason }));
    },
  };
}
