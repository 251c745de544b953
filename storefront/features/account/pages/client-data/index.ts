import { definePage } from '../../../../shared/define-page.ts';
import { deleteAccount } from './actions.ts';
import { headOfClientData, loadClientData } from './data.ts';
import { ClientDataPage } from './page.tsx';

export default definePage('client-data', {
  load: loadClientData,
  head: headOfClientData,
  view: ClientDataPage,
  post: deleteAccount,
});
