import { definePage } from '../../../../shared/define-page.ts';
import { signInByForm } from './actions.ts';
import { headOfSignIn, loadSignIn } from './data.ts';
import { SignInPage } from './page.tsx';

export default definePage('signin', { load: loadSignIn, head: headOfSignIn, view: SignInPage, post: signInByForm });
