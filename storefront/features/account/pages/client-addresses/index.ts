import { definePage } from '../../../../shared/define-page.ts';
import { changeAddresses } from './actions.ts';
import { headOfClientAddresses, loadClientAddresses } from './data.ts';
import { ClientAddressesPage } from './page.tsx';

export default definePage('client-addresses', {
  load: loadClientAddresses,
  head: headOfClientAddresses,
  view: ClientAddressesPage,
  post: changeAddresses,
});
