import { Heading, type HeadingLevel } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { QrCode } from '../qr-code/qr-code.tsx';
import * as styles from './guarantee-notice.css.ts';
import { guaranteeNoticeTexts } from './texts.ts';

/** The notice on the legal guarantee, which a shop of goods shows before the contract (Directive 2011/83/EU, art. 6.1 l). */
export function GuaranteeNotice({ headingLevel }: { headingLevel: HeadingLevel }) {
  const t = useTexts(guaranteeNoticeTexts);
  const place = t('place');
  const address = `https://${place}`;
  return (
    <section className={styles.notice} aria-labelledby="guarantee-heading">
      <div className={styles.head}>
        <p className={styles.union}>{t('union')}</p>
        <Heading level={headingLevel} look="h2" id="guarantee-heading">
          {t('title')}
        </Heading>
      </div>
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
          <p className={styles.place}>
            {t('more')} <Link href={address}>{place}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
