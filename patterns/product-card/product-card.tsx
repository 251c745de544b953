import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { Image, type ImageSizes } from '../../components/image/index.ts';
import { Price } from '../../components/price/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../components/visually-hidden/index.ts';
import * as styles from './product-card.css.ts';
import { CardVersions } from './card-versions.tsx';
import { productCardTexts } from './texts.ts';
import type { CardPrice, CardSwatch, ProductCardData } from './types.ts';

export interface ProductCardProps {
  /** The product in words and formatted amounts. */
  product: ProductCardData;
  /** The level of the card's heading: one below the heading over the list. */
  headingLevel: 2 | 3;
  /** Its picture is the largest one of the first view: it loads before others. */
  isPriority?: boolean;
  /** It stands on a grid beside filters. */
  isBesideFilters?: boolean;
  /** The card's id on the page, to which a form of its actions returns. */
  id?: string | undefined;
  /** Buttons over the corner of the picture, outside of the link: a heart. */
  actions?: ReactNode;
  /** Buttons under the lines, outside of the link. */
  foot?: ReactNode;
}

/** How wide a card stands on the product grid at each viewport level. */
const cardSizes: ImageSizes = {
  1: 'calc(50vw - 26px)',
  2: 'calc((100vw - 104px) / 3)',
  3: 'calc((100vw - 128px) / 3)',
  4: 'min(calc((100vw - 192px) / 4), 328px)',
};

/** The same where filters stand beside the grid. */
const cardSizesBesideFilters: ImageSizes = {
  ...cardSizes,
  3: 'calc((100vw - 416px) / 3)',
  4: 'min(calc((100vw - 456px) / 3), 350px)',
};

/**
 * A product on a list. The whole card is one link, named by the product and its variant; where versions share the card,
 * each of the others has a link of its own.
 */
export function ProductCard({
  product,
  headingLevel,
  isPriority = false,
  isBesideFilters = false,
  id,
  actions,
  foot,
}: ProductCardProps) {
  const { name, subline, address, picture, isSoldOut, badge, price, returns, sizes, swatches, rating } = product;
  const pictureSizes = isBesideFilters ? cardSizesBesideFilters : cardSizes;
  return (
    <article className={styles.card} id={id}>
      <div className={styles.picture}>
        {/* The name that follows describes the picture. */}
        {picture && (
          <Image source={picture} alt="" sizes={pictureSizes} ratio="1:1" isPriority={isPriority} isFaded={isSoldOut} />
        )}
        {badge && (
          <span className={styles.badge}>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </span>
        )}
      </div>
      <div className={styles.heading}>
        <Heading level={headingLevel} look="cardName">
          <a className={styles.link} href={address}>
            <span className={styles.name}>{name}</span>
            <HiddenSpace />
            <span className={styles.subline}>{subline}</span>
          </a>
        </Heading>
      </div>
      <div className={styles.lines}>
        <CardAmount price={price} />
        {returns && <p className={styles.sizes}>{returns}</p>}
        {sizes.length > 0 && <Sizes sizes={sizes} />}
        {swatches.length > 0 && <Swatches swatches={swatches} />}
        {product.versions && product.versions.length > 0 && (
          <CardVersions name={name} versions={product.versions} more={product.moreVersions ?? 0} sizes={pictureSizes} />
        )}
        {rating && <Rating {...rating} />}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {/* After the link that names the product, also by keyboard. */}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

function CardAmount({ price }: { price: CardPrice }) {
  return price.kind === 'words' ? <p className={styles.words}>{price.text}</p> : <Price {...price.price} size="card" />;
}

function Sizes({ sizes }: { sizes: ProductCardData['sizes'] }) {
  const t = useTexts(productCardTexts);
  return (
    <p className={styles.sizes}>
      <VisuallyHidden>{t('sizes')} </VisuallyHidden>
      {sizes.map(({ name, isSoldOut }, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {isSoldOut ? (
            <>
              <s className={styles.soldOut}>{name}</s>
              <VisuallyHidden> {t('soldOutSize')}</VisuallyHidden>
            </>
          ) : (
            name
          )}
        </span>
      ))}
    </p>
  );
}

function Swatches({ swatches }: { swatches: ReadonlyArray<CardSwatch> }) {
  const t = useTexts(productCardTexts);
  return (
    <p className={styles.swatches}>
      <VisuallyHidden>{t('colors', { names: swatches.map(({ name }) => name).join(', ') })}</VisuallyHidden>
      {swatches.map(({ name, hex }) => (
        // An attribute of the drawing, because the content security policy allows no style attribute.
        <svg key={name} className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7.5" fill={hex} />
        </svg>
      ))}
    </p>
  );
}

function Rating({ mean, count }: NonNullable<ProductCardData['rating']>) {
  const t = useTexts(productCardTexts);
  return (
    <p className={styles.rating}>
      <span className={styles.star}>
        <Icon shape={icons.star} size={16} />
      </span>
      <span>
        <VisuallyHidden>{t('rating')} </VisuallyHidden>
        {mean}
        <VisuallyHidden> {t('ofFive')}</VisuallyHidden> · {t('opinions', { count })}
      </span>
    </p>
  );
}
