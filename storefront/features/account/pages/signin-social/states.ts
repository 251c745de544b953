import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'signin-social', address: '/signin-social.php?provider=proba' },
] satisfies ReadonlyArray<PageState>;
