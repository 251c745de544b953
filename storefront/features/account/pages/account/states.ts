import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'account', address: '/client.php', after: 'account' }] satisfies ReadonlyArray<PageState>;
