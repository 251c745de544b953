import { Container } from '../../../../../components/container/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { classNames } from '../../../../../components/shared/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { pictureOf } from '../../server/pictures/index.ts';
import type { HeroData } from './data.ts';
import * as styles from './page.css.ts';
import { homeTexts } from './texts.ts';

/** The full-width picture with the list of its products; pins only where all of it is visible. */
export function Hero({ pictureId, captions, alt }: HeroData & { alt: string }) {
  const t = useTexts(homeTexts);
  const picture = pictureOf(pictureId);
  const phone = picture?.crops && pictureOf(picture.crops.phone);
  const tablet = picture?.crops && pictureOf(picture.crops.tablet);
  return (
    <section aria-label={t('inPicture')}>
      {picture && (
        <div className={styles.hero}>
          <Image
            source={picture.source}
            alt={alt}
            sizes="100vw"
            crops={[
              ...(phone ? [{ below: 2, source: phone.source } as const] : []),
              ...(tablet ? [{ below: 4, source: tablet.source } as const] : []),
            ]}
            ratio="hero"
            isPriority
          />
          {captions.map(({ number }) => (
            <span
              key={number}
              className={classNames(styles.pin, styles.pinPlace[`${pictureId}-${number}`])}
              aria-hidden="true"
            >
              {number}
            </span>
          ))}
        </div>
      )}
      <Container>
        <ol className={styles.captions} role="list">
          {captions.map(({ number, name, address, price, isOnPhone }) => (
            <li key={number} className={classNames(styles.caption, !isOnPhone && styles.wideCaption)}>
              <a className={styles.captionLink} href={address}>
                <span className={styles.captionNumber} />
                <span className={styles.captionName}>{name}</span>
                <HiddenSpace />
                <span className={styles.captionPrice}>{price}</span>
              </a>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
