import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { AddressLines } from './address-lines.tsx';
import { addressFormAddress, type ListedAddress } from './data.ts';
import { addressListKinds, type AddressListKind } from './fields.ts';
import * as styles from './page.css.ts';
import { clientAddressesTexts } from './texts.ts';

export interface AddressListViewProps {
  lists: Readonly<Record<AddressListKind, ReadonlyArray<ListedAddress>>>;
}

/** The two lists of addresses, each with a link to add one. */
export function AddressListView({ lists }: AddressListViewProps) {
  const t = useTexts(clientAddressesTexts);
  return addressListKinds.map((kind) => (
    <section key={kind} className={styles.section} aria-labelledby={`${kind}-heading`}>
      <Heading level={2} id={`${kind}-heading`}>
        {t(kind)}
      </Heading>
      <Text tone="muted">{t(`${kind}Lead`)}</Text>
      <ul role="list" className={styles.list}>
        {lists[kind].map((listed) => (
          <li key={listed.id} className={styles.item} data-default={listed.isDefault || undefined}>
            <Item kind={kind} listed={listed} />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton href={addressFormAddress(kind, null)}>{t(`add.${kind}`)}</LinkButton>
      </div>
    </section>
  ));
}

function Item({ kind, listed: { id, lines, isDefault } }: { kind: AddressListKind; listed: ListedAddress }) {
  const t = useTexts(clientAddressesTexts);
  // The label alone would repeat at every address.
  const address = lines.join(', ');
  return (
    <>
      <div className={styles.words}>
        {isDefault && (
          <Text as="span" look="label">
            {t('default')}
          </Text>
        )}
        <AddressLines lines={lines} />
        {id === null && (
          <Text look="small" tone="muted">
            {t('own')}
          </Text>
        )}
      </div>
      <div className={styles.actions}>
        <Link
          href={id === null ? addressOf('login-edit') : addressFormAddress(kind, id)}
          aria-label={t('changeOf', { address })}
        >
          {t('change')}
        </Link>
        {id !== null && (
          <Link href={addressFormAddress(kind, id, 'remove')} aria-label={t('removeOf', { address })}>
            {t('remove')}
          </Link>
        )}
        {!isDefault && (
          <form method="post" action={addressOf('client-addresses')}>
            <input type="hidden" name="operation" value="choose" />
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="id" value={id ?? ''} />
            <Button type="submit" tone="text" size="compact" aria-label={t('chooseOf', { address })}>
              {t('choose')}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
