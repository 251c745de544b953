import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'prepaid-blik', after: 'online-order' }] satisfies ReadonlyArray<PageState>;
