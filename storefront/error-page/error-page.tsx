import { Container } from '../../components/container/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { Image } from '../../components/image/index.ts';
import { Link } from '../../components/link/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { addressOf } from '../addresses.ts';
import { pictureOf } from '../pictures/index.ts';
import type { ErrorViewProps } from '../runtime/site.ts';
import * as styles from './error-page.css.ts';
import { errorTexts } from './texts.ts';

/** A candle that nobody has lit yet. */
const pictureId = '1031-1';

/**
 * What a person sees when there is no page: which door is closed, why, and where to go on. It needs no data, because the
 * store may be what is missing, and it never shows a message of the machine.
 */
export function ErrorPage({ status, requestId }: ErrorViewProps) {
  const t = useTexts(errorTexts);
  const picture = pictureOf(pictureId);
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.words}>
          <p className={styles.gable}>
            <svg className={styles.roof} viewBox="0 0 266 104" aria-hidden="true" focusable="false">
              <path d="M3 102 133 2l130 100" />
            </svg>
            <VisuallyHidden>{t('status', { status: String(status) })}</VisuallyHidden>
            <span className={styles.status} aria-hidden="true">
              {status}
            </span>
          </p>
          <div className={styles.title}>
            <Heading level={1} look="display">
              {t(`title-${status}`)}
            </Heading>
          </div>
          <p className={styles.lead}>{t(`lead-${status}`)}</p>
          <form className={styles.search} action={addressOf('search')} role="search" aria-label={t('search')}>
            <input
              className={styles.input}
              type="search"
              name="text"
              aria-label={t('search')}
              placeholder={t('search')}
              autoComplete="off"
              required
            />
            <button className={styles.submit} type="submit" aria-label={t('submit')}>
              <Icon shape={icons.search} />
            </button>
          </form>
          <ul className={styles.links} role="list">
            <li>
              <Link href={addressOf('home')} look="standalone">
                {t('home')}
              </Link>
            </li>
            <li>
              <Link href={addressOf('search', {}, { newproducts: 'y' })} look="standalone">
                {t('new')}
              </Link>
            </li>
            <li>
              <Link href={addressOf('basket')} look="standalone">
                {t('basket')}
              </Link>
            </li>
          </ul>
          {status >= 500 && <p className={styles.request}>{t('request', { requestId })}</p>}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Image source={picture.source} alt="" sizes={{ 1: '30vw', 4: 'min(33vw, 448px)' }} ratio="4:5" />
          </div>
        )}
      </div>
    </Container>
  );
}
