import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'listing', address: '/pol_m_ceramika-1.html' },
  { name: 'listing-sorted', address: '/pol_m_ceramika-1.html?sort=price&order=d' },
] satisfies ReadonlyArray<PageState>;
