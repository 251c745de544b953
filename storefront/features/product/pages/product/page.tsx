import { Button } from '../../../../../components/button/index.ts';
import { icons } from '../../../../../components/icon/index.ts';
import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { Opinions, Stars } from '../../../../../patterns/opinions/index.ts';
import { ProductGallery } from '../../../../../patterns/product-gallery/index.ts';
import { productFormTexts } from '../../../../../patterns/rules/product-form.texts.ts';
import { meanText } from '../../../../../patterns/rules/mean.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { ProductSaving } from '../../../catalogue/saving.ts';
import { keptProduct } from './kept-product.ts';
import { type ObservationAttempt } from '../../../reviews/index.ts';
import { ObservationForm } from '../../../reviews/observation-form.ts';
import { ProductFeedback } from '../../../reviews/product-feedback.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { PageData } from '../../../../shared/page-data.tsx';
import { buyFormProps, obstacleOf } from './buy-form-props.ts';
import type { ProductAttempt } from './actions.ts';
import type { BuyAttempt } from '../../browser/product/buy-form-view.ts';
import { buyFormTexts } from '../../browser/product/buy-form.texts.ts';
import { Delivery } from './delivery.tsx';
import { Facts, Questions, Safety } from './details.tsx';
import buyForm from '../../browser/product/islands/buy-form.tsx';
import observationForm from '../../browser/product/islands/observation-form.tsx';
import * as styles from '../../browser/product/product.css.ts';
import type { ProductPageData, ProductView } from './product-view.ts';
import { productTexts } from './texts.ts';

/** The product page (spec 2, "projector"). */
export function ProductPage({ data, attempt }: PageViewProps<ProductPageData, ProductAttempt>) {
  const t = useTexts(productTexts);
  const { product, category, rating, questions } = data.page;
  // Without a buy form it is the next thing to do, else an aside.
  const waiting = <Waiting data={data} attempt={attempt?.observation ?? null} />;
  return (
    <Container>
      <PageData id="product_data" value={data.wire} />
      <div className={styles.page}>
        <Breadcrumbs
          trail={[
            { name: t('home'), href: addressOf('home', {}) },
            ...(category
              ? [{ name: category.name, href: addressOf('category', { id: String(category.id), slug: category.slug }) }]
              : []),
          ]}
          current={[product.name, product.versionName].filter(Boolean).join(', ')}
        />
      </div>
      <div className={styles.split}>
        <div className={styles.galleryPlace}>
          <ProductGallery pictures={data.pictures} isFaded={data.form.hasNotification} />
        </div>
        <div className={styles.column}>
          <header className={styles.head}>
            <Heading level={1}>{product.name}</Heading>
            <Text tone="muted">
              {product.subline && `${product.subline} · `}
              <span className={styles.code}>{t('code', { code: product.code })}</span>
            </Text>
            {rating.mean !== null && (
              <p className={styles.rating}>
                <Stars rating={rating.mean} />
                <HiddenSpace />
                <strong aria-hidden="true">{meanText(rating.mean)}</strong>
                <Link href="#opinie" tone="muted">
                  {t('opinionsCount', { count: rating.count })}
                </Link>
                {questions.length > 0 && (
                  <>
                    <span aria-hidden="true">·</span>
                    <Link href="#pytania" tone="muted">
                      {t('questionsCount', { count: questions.length })}
                    </Link>
                  </>
                )}
              </p>
            )}
          </header>
          <Offer data={data} attempt={attempt?.buy ?? null} />
          <ProductSaving product={keptProduct(data.page)} />
          {data.form.hasNotification && waiting}
          <Delivery view={data} />
          {!data.form.hasNotification && waiting}
        </div>
        <div className={styles.description}>
          <Heading level={2} look="h3">
            {t('description')}
          </Heading>
          {product.description.split('\n\n').map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <Facts product={product} />
        </div>
      </div>
      <div className={styles.sections}>
        <Safety page={data.page} />
        <Questions questions={questions} />
      </div>
      {rating.mean !== null && (
        <section id="opinie" className={styles.section} aria-labelledby="opinie-tytul">
          <Heading level={2} look="h3" id="opinie-tytul">
            {t('opinions', { count: rating.count })}
          </Heading>
          <Opinions mean={rating.mean} opinions={data.opinions} />
        </section>
      )}
      <ProductFeedback productId={product.id} />
    </Container>
  );
}

/** The buy form, or the price text with an alternative. */
function Offer({ data, attempt }: { data: ProductPageData; attempt: BuyAttempt | null }) {
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
function Waiting({ data, attempt }: { data: ProductView; attempt: ObservationAttempt | null }) {
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
