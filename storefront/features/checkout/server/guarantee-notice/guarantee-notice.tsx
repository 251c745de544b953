import { Heading, type HeadingLevel } from '../../../../../components/heading/index.ts';
import { Image, type ImageSource } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { QrCode } from '../qr-code/qr-code.tsx';
import * as styles from './guarantee-notice.css.ts';
import { guaranteeNoticeTexts } from './texts.ts';

interface GuaranteeNoticeProps {
  headingLevel: HeadingLevel;
  /** The Commission's picture of the notice; null where the shop has none, and its own words stand for it. */
  official: ImageSource | null;
}

/** The notice on the legal guarantee, which a shop of goods shows before the contract (Directive 2011/83/EU, art. 6.1 l). */
export function GuaranteeNotice({ headingLevel, official }: GuaranteeNoticeProps) {
  const t = useTexts(guaranteeNoticeTexts);
  const place = t('place');
  const address = `https://${place}`;
  const more = (
    <p className={styles.place}>
      {t('more')} <Link href={address}>{place}</Link>
    </p>
  );
  const words = (['lead', 'seller', 'repair', 'refund', 'longer', 'producer'] as const).map((key) => t(key)).join(' ');
  return (
    <section className={styles.notice} aria-labelledby="guarantee-heading">
      <div className={styles.head}>
        <p className={styles.union}>{t('union')}</p>
        <Heading level={headingLevel} look="h2" id="guarantee-heading">
          {t('title')}
        </Heading>
      </div>
      {official ? (
        <div className={styles.official}>
          <Image source={official} alt={words} sizes={{ 1: '100vw', 2: '640px' }} />
          {more}
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.words}>
            <Text>{t('lead')}</Text>
            <Text>{t('seller')}</Text>
            <ul className={styles.remedies}>
              <li>{t('repair')}</li>
              <li>{t('refund')}</li>
            </ul>
            <Text>{t('longer')}</Text>
            <Text look="small" tone="muted">
              {t('producer')}
            </Text>
          </div>
          <div className={styles.more}>
            <div className={styles.code}>
              <QrCode text={address} label={t('code')} />
            </div>
            {more}
          </div>
        </div>
      )}
    </section>
  );
}
