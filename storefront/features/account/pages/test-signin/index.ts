import { definePage } from '../../../../shared/define-page.ts';
import { answerShop } from './actions.ts';
import { headOfTestSignIn, loadTestSignIn } from './data.ts';
import { TestSignInPage } from './page.tsx';

export default definePage('test-signin', {
  load: loadTestSignIn,
  head: headOfTestSignIn,
  view: TestSignInPage,
  post: answerShop,
  isPersonal: true,
});
