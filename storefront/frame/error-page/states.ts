import type { PageState } from '../../reference/page-state.ts';

export default [
  { name: 'not-found', address: '/nie-ma-takiej-strony.html', status: 404 },
] satisfies ReadonlyArray<PageState>;
