import { definePage } from '../../../../shared/define-page.ts';
import { changeSignIn } from './actions.ts';
import { headOfSignInMethods, loadSignInMethods } from './data.ts';
import { SignInMethodsPage } from './page.tsx';

export default definePage('sign-in-methods', {
  load: loadSignInMethods,
  head: headOfSignInMethods,
  view: SignInMethodsPage,
  post: changeSignIn,
});
