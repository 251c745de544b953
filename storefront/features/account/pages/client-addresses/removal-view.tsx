import { Button } from '../../../../../components/button/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { AddressLines } from './address-lines.tsx';
import type { ClientAddressesData } from './data.ts';
import * as styles from './page.css.ts';
import { clientAddressesTexts } from './texts.ts';

export interface RemovalViewProps {
  removal: Extract<ClientAddressesData, { view: 'removal' }>;
}

/** Personal data is removed only after a confirmation (WCAG 2.2, 3.3.4). */
export function RemovalView({ removal: { kind, id, lines } }: RemovalViewProps) {
  const t = useTexts(clientAddressesTexts);
  return (
    <form method="post" action={addressOf('client-addresses')} className={styles.section}>
      <input type="hidden" name="operation" value="remove" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <AddressLines lines={lines} />
      <div className={styles.actions}>
        <Button type="submit" tone="danger">
          {t('removeNow')}
        </Button>
        <Link href={addressOf('client-addresses')}>{t('keep')}</Link>
      </div>
    </form>
  );
}
