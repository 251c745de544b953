import { definePage } from '../../../../shared/define-page.ts';
import { signInWithCode } from './actions.ts';
import { headOfSignInCode, loadSignInCode } from './data.ts';
import { SignInCodePage } from './page.tsx';

export default definePage('signin-code', {
  load: loadSignInCode,
  head: headOfSignInCode,
  view: SignInCodePage,
  post: signInWithCode,
});
