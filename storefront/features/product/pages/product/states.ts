import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'product', address: '/product-pol-1001-kubek-poranek-wapno.html', script: 75 },
] satisfies ReadonlyArray<PageState>;
