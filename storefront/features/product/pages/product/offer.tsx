import { Button } from '../../../../../components/button/index.ts';
import { icons } from '../../../../../components/icon/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { productFormTexts } from '../../../../../patterns/rules/product-form.texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { ObservationAttempt } from '../../../reviews/index.ts';
import { ObservationForm } from '../../../reviews/observation-form.ts';
import type { BuyAttempt } from '../../browser/product/buy-form-view.ts';
import { buyFormTexts } from '../../browser/product/buy-form.texts.ts';
import buyForm from '../../browser/product/islands/buy-form.tsx';
import observationForm from '../../browser/product/islands/observation-form.tsx';
import * as styles from '../../browser/product/product.css.ts';
import { buyFormProps, obstacleOf } from './buy-form-props.ts';
import type { ProductPageData, ProductView } from './product-view.ts';
import { productTexts } from './texts.ts';

/** The buy form, or the price text with an alternative. */
export function Offer({ data, attempt }: { data: ProductPageData; attempt: BuyAttempt | null }) {
  const texts = useTextsContext();
  const { form } = data;
  const { product } = data.page;
  if (form.price.kind !== 'money' && form.price.kind !== 'free') return <ClosedOffer data={data} />;
  const addresses = {
    action: addressOf('product', { id: String(product.id), slug: product.slug }),
    basketAddress: addressOf('basket', {}),
    changeAddress: addressOf('basket-change', {}),
    expressKey: data.expressKey,
  };
  return <Island of={buyForm} props={buyFormProps(data, addresses, attempt, texts)} hydrate="idle" />;
}

/** For sold-out sizes: the back-in-stock form (T-06). */
export function Waiting({ data, attempt }: { data: ProductView; attempt: ObservationAttempt | null }) {
  const { form, waiting, page } = data;
  if (waiting.length === 0) return null;
  const { id, slug } = page.product;
  const action = addressOf('product', { id: String(id), slug });
  const isAside = !form.hasNotification;
  return (
    <ObservationForm isAside={isAside} isRefused={attempt !== null}>
      <Island of={observationForm} props={{ ...data.checks, action, sizes: waiting, isAside, attempt }} />
    </ObservationForm>
  );
}

/** Goods not for money (T-08, T-09): a present has no buy section, any other button explains why it is disabled. */
function ClosedOffer({ data }: { data: ProductView }) {
  const t = useTexts(productTexts);
  const tBuyForm = useTexts(buyFormTexts);
  const tProductForm = useTexts(productFormTexts);
  const texts = useTextsContext();
  const { form, contact } = data;
  const { companyPhone: phone, companyHours: hours, companyEmail: email } = contact;
  const reason = obstacleOf(form, data, texts);
  if (form.buy === 'hidden') return <Text tone="muted">{reason}</Text>;
  return (
    <div className={styles.offer}>
      {form.price.kind === 'byPhone' && <p className={styles.offerTitle}>{tProductForm('phonePrice')}</p>}
      {form.price.kind === 'points' && <p className={styles.offerTitle}>{t('points', { count: form.price.points })}</p>}
      <Button
        tone="primary"
        size="large"
        icon={icons.bag}
        isFullWidth
        unavailableReason={
          form.state === 'phonePrice' && phone && hours && email
            ? tProductForm('phonePriceContact', { phone, hours, email })
            : (reason ?? undefined)
        }
      >
        {tBuyForm('buy')}
      </Button>
    </div>
  );
}
