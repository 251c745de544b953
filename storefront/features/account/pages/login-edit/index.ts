import { definePage } from '../../../../shared/define-page.ts';
import { saveAccount } from './actions.ts';
import { headOfLoginEdit, loadLoginEdit } from './data.ts';
import { LoginEditPage } from './page.tsx';

export default definePage('login-edit', {
  load: loadLoginEdit,
  head: headOfLoginEdit,
  view: LoginEditPage,
  post: saveAccount,
});
