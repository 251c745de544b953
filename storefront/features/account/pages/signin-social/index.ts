import { definePage } from '../../../../shared/define-page.ts';
import { continueSocial } from './actions.ts';
import { headOfSocial, loadSocial } from './data.ts';
import { SignInSocialPage } from './page.tsx';

export default definePage('signin-social', {
  load: loadSocial,
  head: headOfSocial,
  view: SignInSocialPage,
  post: continueSocial,
  isPersonal: true,
});
