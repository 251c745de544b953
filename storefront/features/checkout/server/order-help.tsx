import { Link } from '../../../../components/link/index.ts';
import { Text } from '../../../../components/text/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { informationAddress } from '../../../shared/information-addresses.ts';
import { orderHelpTexts } from './order-help.texts.ts';
import * as styles from '../browser/order-page.css.ts';

export interface OrderHelpProps {
  /** Contacts of the shop; '' where its settings have none. */
  phone: string;
  email: string;
  /** The existing information pages. */
  pages: ReadonlyArray<'terms' | 'privacy' | 'accessibility'>;
}

/** Below both order steps, which have no footer: contacts and terms. */
export function OrderHelp({ phone, email, pages }: OrderHelpProps) {
  const t = useTexts(orderHelpTexts);
  const lead = phone && email ? 'question' : phone ? 'call' : 'write';
  return (
    <section className={styles.help} aria-label={t('title')}>
      {(phone || email) && (
        <Text look="small" tone="muted">
          {t(lead)}
        </Text>
      )}
      <ul className={styles.helpLinks} role="list">
        {phone && (
          <li>
            <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</Link>
          </li>
        )}
        {email && (
          <li>
            <Link href={`mailto:${email}`}>{email}</Link>
          </li>
        )}
        {pages.map((name) => (
          <li key={name}>
            <Link href={informationAddress(name)}>{t(name)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
