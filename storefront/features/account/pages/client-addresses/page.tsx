import type { PageViewProps } from '../../../../platform/page/page.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import type { AddressAttempt } from './actions.ts';
import { AddressFormView } from './address-form-view.tsx';
import { AddressListView } from './address-list-view.tsx';
import { titleOf, type ClientAddressesData } from './data.ts';
import { RemovalView } from './removal-view.tsx';
import { clientAddressesTexts } from './texts.ts';

/**
 * The signed-in client's addresses for parcels and invoices: the lists, one address's form, the removal's confirmation.
 */
export function ClientAddressesPage({ data, attempt }: PageViewProps<ClientAddressesData, AddressAttempt>) {
  const t = useTexts(clientAddressesTexts);
  return (
    <AccountFrame current="addresses" title={titleOf(data, t)} isBelow={data.view !== 'list'}>
      {data.view === 'list' && <AddressListView lists={data.lists} />}
      {data.view === 'form' && <AddressFormView form={data} attempt={attempt} />}
      {data.view === 'removal' && <RemovalView removal={data} />}
    </AccountFrame>
  );
}
