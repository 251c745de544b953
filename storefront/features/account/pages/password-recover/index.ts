import { definePage } from '../../../../shared/define-page.ts';
import { recoverPassword } from './actions.ts';
import { headOfPasswordRecover, loadPasswordRecover } from './data.ts';
import { PasswordRecoverPage } from './page.tsx';

export default definePage('password-recover', {
  load: loadPasswordRecover,
  head: headOfPasswordRecover,
  view: PasswordRecoverPage,
  post: recoverPassword,
});
