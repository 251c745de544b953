import type { PageState } from '../../../../reference/page-state.ts';

// With its headers it fits into the ten packets that a server sends before the first acknowledgement.
const document = 11.8;

export default [
  { name: 'listing', address: '/pol_m_ceramika-1.html', document },
  { name: 'listing-sorted', address: '/pol_m_ceramika-1.html?sort=price&order=d' },
  { name: 'listing-filtered', address: '/pol_m_ceramika-1.html?filter_producer=1&filter_availability=available' },
  { name: 'listing-filters-below', address: '/pol_m_ceramika-1.html#filters' },
  { name: 'listing-described', address: '/pol_m_len-2.html' },
] satisfies ReadonlyArray<PageState>;
