import { BelowPicture } from '../../../../../components/gallery/index.ts';
import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { Stars } from '../../../../../patterns/opinions/index.ts';
import { meanText } from '../../../../../patterns/rules/mean.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { PageData } from '../../../../shared/page-data.tsx';
import { ProductOpinions } from '../../../reviews/product-opinions.ts';
import { ProductQuestions } from '../../../reviews/product-questions.ts';
import { Zones } from '../../../catalogue/zones.ts';
import { enclosuresTexts } from '../../server/enclosures/enclosures.texts.ts';
import { FileList } from '../../server/enclosures/file-list.tsx';
import { followedPlace } from '../../browser/product/followed-place.ts';
import gallery from '../../browser/product/islands/gallery.tsx';
import promotionEnd from '../../browser/product/islands/promotion-end.tsx';
import * as styles from '../../browser/product/product.css.ts';
import type { ProductAttempt } from './actions.ts';
import { Bundle } from './bundle.tsx';
import { Delivery } from './delivery.tsx';
import { Facts, Safety } from './details.tsx';
import { keptProduct } from './kept-product.ts';
import { GoneOffer, Offer, Waiting } from './offer.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductSection } from './product-section.tsx';
import type { ProductPageData } from './product-view.ts';
import { SectionLinks } from './section-links.tsx';
import { Showrooms } from './showrooms.tsx';
import { productTexts } from './texts.ts';
import { currentLanguage } from '../../../../platform/languages/current-language.ts';

/** The product page (spec 2, "projector"). */
export function ProductPage({ data, attempt }: PageViewProps<ProductPageData, ProductAttempt>) {
  const t = useTexts(productTexts);
  const inFiles = useTexts(enclosuresTexts);
  const { product, category, producer } = data.page;
  const { questions, opinions } = data.feedback;
  const questionsTitle = questions.count === 0 ? t('noQuestions') : t('questions', { count: questions.count });
  const { count } = opinions.summary;
  const opinionsTitle = count === 0 ? t('noOpinions') : t('opinions', { count });
  // Without a buy form it is the next thing to do, else an aside.
  const waiting = <Waiting data={data} attempt={attempt?.observation ?? null} />;
  return (
    <>
      <Container>
        <PageData id="product_data" value={data.wire} />
        <div className={styles.page}>
          <Breadcrumbs
            trail={[
              { name: t('home'), href: addressOf('home', {}) },
              ...(category
                ? [
                    {
                      name: category.name,
                      href: addressOf('category', { id: String(category.id), slug: category.slug }),
                    },
                  ]
                : []),
            ]}
            current={[product.name, product.versionName].filter(Boolean).join(', ')}
          />
        </div>
        <div className={styles.split}>
          <div className={styles.galleryPlace}>
            <Island
              of={gallery}
              props={{
                pictures: data.pictures,
                thumbnailsAtOnce: data.thumbnails,
                moveDuration: data.pictureMove,
                closesOnBack: true,
              }}
            />
            {data.picturesOfChoices && (
              <BelowPicture pictures={data.pictures.length} thumbnailsAtOnce={data.thumbnails}>
                <p className={styles.pictured} {...followedPlace('pictures', data.picturesOfChoices.terms)}>
                  {data.picturesOfChoices.note}
                </p>
              </BelowPicture>
            )}
          </div>
          <div className={styles.column}>
            <Head data={data} />
            {data.promotion && <Island of={promotionEnd} props={data.promotion} wakesIn={data.promotionWakesIn} />}
            <Offer data={data} attempt={attempt?.buy ?? null} />
            {data.form.hasNotification && waiting}
            {data.isGone && <GoneOffer data={data} />}
            <ProductActions product={keptProduct(data.page)} />
            <Delivery view={data} />
            <Showrooms view={data} />
            {!data.form.hasNotification && waiting}
          </div>
          <div className={styles.below}>
            {data.bundle && (
              <div className={styles.wide}>
                <ProductSection id="zestaw" title={t('bundle')}>
                  <Bundle bundle={data.bundle} currency={data.currency} />
                </ProductSection>
              </div>
            )}
            <BelowPicture
              className={styles.description}
              pictures={data.pictures.length}
              thumbnailsAtOnce={data.thumbnails}
            >
              <ProductSection id="opis" title={t('description')}>
                {product.description.split('\n\n').map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
                <Facts product={product} />
              </ProductSection>
            </BelowPicture>
            {data.enclosures.length > 0 && (
              <div className={styles.wide}>
                <ProductSection id="pliki" title={inFiles('title')}>
                  <FileList files={data.enclosures} />
                </ProductSection>
              </div>
            )}
          </div>
        </div>
        <SectionLinks
          sections={[
            ...(data.bundle ? [{ id: 'zestaw', name: t('bundle') }] : []),
            { id: 'opis', name: t('description') },
            ...(data.enclosures.length > 0 ? [{ id: 'pliki', name: inFiles('title') }] : []),
            ...(producer ? [{ id: 'bezpieczenstwo', name: t('safetyShort') }] : []),
            { id: 'pytania', name: questionsTitle },
            { id: 'opinie', name: opinionsTitle },
          ]}
        />
        <div className={styles.sections}>
          {producer && (
            <ProductSection id="bezpieczenstwo" title={t('safety')} isFolded>
              <Safety page={data.page} />
            </ProductSection>
          )}
          <ProductSection id="pytania" title={questionsTitle}>
            <ProductQuestions data={data.feedback.questions} />
          </ProductSection>
        </div>
        <div className={styles.section}>
          <ProductSection id="opinie" title={opinionsTitle}>
            <ProductOpinions data={data.feedback.opinions} />
          </ProductSection>
        </div>
      </Container>
      <Zones zones={data.zones} />
    </>
  );
}

/** Its name, code and rating. */
function Head({ data }: { data: ProductPageData }) {
  const t = useTexts(productTexts);
  const { product, rating, questions } = data.page;
  return (
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
          <strong aria-hidden="true">{meanText(rating.mean, currentLanguage())}</strong>
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
  );
}
