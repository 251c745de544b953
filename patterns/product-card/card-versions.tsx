import { Image, type ImageSizes } from '../../components/image/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import * as styles from './card-versions.css.ts';
import { productCardTexts } from './texts.ts';
import type { CardVersion } from './types.ts';

interface CardVersionsProps {
  /** The name that all versions share. */
  name: string;
  versions: ReadonlyArray<CardVersion>;
  /** How many more there are. */
  more: number;
  /** How wide the card's picture stands. */
  sizes: ImageSizes;
}

/**
 * Links to the versions that share a card. Pointing at one, or focus on it, shows its picture over the card's: by style
 * alone, so that no script is needed, and the picture loads only then.
 */
export function CardVersions({ name, versions, more, sizes }: CardVersionsProps) {
  const t = useTexts(productCardTexts);
  return (
    <ul role="list" className={styles.versions} aria-label={t('versions', { name })}>
      {versions.map((version) => (
        <li key={version.id}>
          {version.isShown ? (
            <span className={styles.version} data-shown="">
              <Look {...version} />
              <VisuallyHidden> {t('shownVersion')}</VisuallyHidden>
            </span>
          ) : (
            <>
              <a className={styles.version} href={version.address}>
                <VisuallyHidden>{name}, </VisuallyHidden>
                <Look {...version} />
              </a>
              {version.picture && (
                <span className={styles.preview}>
                  <Image source={version.picture} alt="" sizes={sizes} ratio="1:1" isFaded={version.isSoldOut} />
                </span>
              )}
            </>
          )}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{t('moreVersions', { count: more })}</li>}
    </ul>
  );
}

/** The colour with its name for those who do not see it, or the name alone. */
function Look({ name, hex, isSoldOut }: CardVersion) {
  const t = useTexts(productCardTexts);
  const status = isSoldOut && <VisuallyHidden> {t('soldOutSize')}</VisuallyHidden>;
  if (hex === null)
    return (
      <span className={styles.words}>
        {isSoldOut ? <s>{name}</s> : name}
        {status}
      </span>
    );
  return (
    <>
      <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="7.5" fill={hex} />
        {isSoldOut && <path className={styles.strike} d="M2.7 13.3 13.3 2.7" />}
      </svg>
      <VisuallyHidden>{name}</VisuallyHidden>
      {status}
    </>
  );
}
