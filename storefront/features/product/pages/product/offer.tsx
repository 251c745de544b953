import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { icons } from '../../../../../components/icon/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { productFormTexts } from '../../../../../patterns/rules/product-form.texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { Unbroken } from '../../../../shared/unbroken.tsx';
import type { ObservationAttempt } from '../../../reviews/index.ts';
import { ObservationForm } from '../../../reviews/observation-form.ts';
// The bar's code comes later; a page's styles are those of what it imports at once.
import '../../browser/product/buy-bar.css.ts';
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
    <ObservationForm isAside={isAside} returnsOn={data.returnsOn} isRefused={attempt !== null}>
      <Island of={observationForm} props={{ ...data.checks, action, sizes: waiting, isAside, attempt }} />
    </ObservationForm>
  );
}

/** Without a size to buy: why not, under what can be done instead. */
export function GoneOffer({ data }: { data: ProductView }) {
  const t = useTexts(buyFormTexts);
  const texts = useTextsContext();
  return (
    <Button
      size="large"
      icon={icons.bag}
      isFullWidth
      unavailableReason={obstacleOf(data.form, data, texts) ?? t('unavailable')}
    >
      {t('buy')}
      {/* The reason below, which Orca 43 reads with these words. */}
      <HiddenSpace />
    </Button>
  );
}

/** Goods not for money (T-08, T-09): nothing can be bought here, and each says what can be done. */
function ClosedOffer({ data }: { data: ProductView }) {
  const texts = useTextsContext();
  const { form } = data;
  const reason = obstacleOf(form, data, texts);
  if (form.buy === 'hidden') return <div className={styles.offerTitle}>{reason}</div>;
  if (form.price.kind === 'points') return <PointsOffer data={data} reason={reason} />;
  // What cannot be had has no price to ask for: that it is gone stands below (T-06 before T-09).
  return form.state === 'unavailable' ? null : <PhoneOffer data={data} />;
}

/** The price is asked by phone. */
function PhoneOffer({ data }: { data: ProductView }) {
  const t = useTexts(productTexts);
  const tProductForm = useTexts(productFormTexts);
  const { companyPhone: phone, companyHours: hours, companyEmail: email } = data.contact;
  return (
    <div className={styles.offer}>
      <div className={styles.offerTitle}>{tProductForm('phonePrice')}</div>
      {phone && hours && email && (
        <Text tone="muted">
          <Unbroken>{tProductForm('phonePriceContact', { phone, hours, email })}</Unbroken>
        </Text>
      )}
      {phone && <CallButton phone={phone} />}
      <LinkButton href="#zapytaj" size="large" isFullWidth>
        {t('askForPrice')}
      </LinkButton>
    </div>
  );
}

/** Sold for loyalty points alone: how many, how many the client has, and the next step. */
function PointsOffer({ data, reason }: { data: ProductView; reason: string | null }) {
  const t = useTexts(productTexts);
  const tProductForm = useTexts(productFormTexts);
  const { form, points, contact } = data;
  const needed = form.price.kind === 'points' ? form.price.points : 0;
  return (
    <div className={styles.offer}>
      <div className={styles.offerTitle}>{t('points', { count: needed })}</div>
      <Text>{reason}</Text>
      {points !== null && <Text isStrong>{t('yourPoints', { points: t('points', { count: points }) })}</Text>}
      {form.pointsOffer === 'signIn' && (
        <LinkButton href={addressOf('signin')} tone="primary" size="large" isFullWidth>
          {tProductForm('signInForPoints')}
        </LinkButton>
      )}
      {form.pointsOffer === 'notEnough' && (
        <>
          <Text>{tProductForm('notEnoughPoints')}</Text>
          <LinkButton href={addressOf('home', {})} tone="primary" size="large" isFullWidth>
            {t('collectPoints')}
          </LinkButton>
        </>
      )}
      {form.pointsOffer === 'allowed' && contact.companyPhone && (
        <>
          <Text>{t('orderForPoints')}</Text>
          <CallButton phone={contact.companyPhone} />
        </>
      )}
    </div>
  );
}

function CallButton({ phone }: { phone: string }) {
  const t = useTexts(productTexts);
  return (
    <LinkButton href={`tel:${phone.replaceAll(' ', '')}`} tone="primary" size="large" icon={icons.phone} isFullWidth>
      {t('call', { phone: phone.replaceAll(' ', '\u00a0') })}
    </LinkButton>
  );
}
