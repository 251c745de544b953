import { Container } from '../../../components/container/index.ts';
import { EmptyState } from '../../../components/empty-state/index.ts';
import { Icon, icons } from '../../../components/icon/index.ts';
import { Image } from '../../../components/image/index.ts';
import { Link } from '../../../components/link/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { addressOf } from '../../shared/addresses.ts';
import { pictureOf } from '../../features/catalogue/index.ts';
import type { ErrorViewProps } from '../../platform/page/site.ts';
import * as styles from './error-page.css.ts';
import { errorTexts } from './texts.ts';
import { elementPlace, WithElement } from '../../shared/with-element.tsx';

/** An unlit candle. */
const pictureId = '1031-1';
/** From here on waits are in hours; in seconds. */
const twoHours = 2 * 60 * 60;

/**
 * The error page: what failed, why, and where to go on. It needs no data, because the store may be down, and it never
 * shows an internal message.
 */
export function ErrorPage({ status, requestId, retryAfter, back }: ErrorViewProps) {
  const t = useTexts(errorTexts);
  const picture = pictureOf(pictureId);
  const waitText = (seconds: number) =>
    seconds < twoHours
      ? t('wait', { count: Math.ceil(seconds / 60) })
      : t('waitHours', { count: Math.ceil(seconds / 3600) });
  const search = (
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
  );
  const waysOn = {
    home: addressOf('home'),
    new: addressOf('search', {}, { newproducts: 'y' }),
    basket: addressOf('basket'),
  } as const;
  return (
    <Container>
      <EmptyState
        size="page"
        level={1}
        code={String(status)}
        title={t(`title-${status}`)}
        actions={
          <>
            {status === 429 && back !== undefined && (
              <Link href={back} look="standalone">
                {t('back')}
              </Link>
            )}
            {search}
            <ul className={styles.links} role="list">
              {Object.entries(waysOn).map(([name, address]) => (
                <li key={name}>
                  <Link href={address} look="standalone">
                    {t(name as keyof typeof waysOn)}
                  </Link>
                </li>
              ))}
            </ul>
            {status >= 500 && <RequestNumber requestId={requestId} />}
          </>
        }
        picture={
          picture && <Image source={picture.source} alt="" sizes={{ 1: '30vw', 4: 'min(33vw, 448px)' }} ratio="4:5" />
        }
      >
        {t(`lead-${status}`)}
        {status === 429 && retryAfter !== undefined && ` ${waitText(retryAfter)}`}
      </EmptyState>
    </Container>
  );
}

/** The number stays on one line, so that it can be read out and selected. */
function RequestNumber({ requestId }: Pick<ErrorViewProps, 'requestId'>) {
  const t = useTexts(errorTexts);
  return (
    <p className={styles.request}>
      <WithElement text={t('request', { requestId: elementPlace })}>
        <span className={styles.requestId}>{requestId}</span>
      </WithElement>
    </p>
  );
}
