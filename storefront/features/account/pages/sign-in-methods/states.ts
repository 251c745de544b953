import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'account-sign-in', address: '/client-signin.php', after: 'account' },
] satisfies ReadonlyArray<PageState>;
