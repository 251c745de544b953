import { Link } from '../../../../../components/link/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { keepTogether } from '../../../../../patterns/rules/polish.ts';
import type { Stock } from '../../types.ts';
import * as styles from './stocks.css.ts';

/** Address, opening hours and contacts of a showroom. */
export function Showroom({ stock }: { stock: Pick<Stock, 'address' | 'openingHours' | 'phone' | 'email'> }) {
  const { address, openingHours, phone, email } = stock;
  return (
    <div className={styles.showroom}>
      <p className={styles.line}>
        {keepTogether(address.street)}, <span className={styles.unbroken}>{address.zipcode}</span> {address.city}
      </p>
      {openingHours.length > 0 && (
        <ul role="list" className={styles.hours}>
          {openingHours.map(({ days, hours }) => (
            <li key={days} className={styles.hour}>
              <span>{days}</span>
              <HiddenSpace />
              <span className={styles.unbroken}>{hours}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.contacts}>
        {phone !== undefined && (
          <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</Link>
        )}
        <HiddenSpace />
        {email !== undefined && <Link href={`mailto:${email}`}>{email}</Link>}
      </p>
    </div>
  );
}
