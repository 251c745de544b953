import type { PageState } from '../../../../reference/page-state.ts';

const script = 75;

export default [
  { name: 'product', address: '/product-pol-1001-kubek-poranek-wapno.html', script, document: 18.6 },
  { name: 'product-configurable', address: '/product-pol-1026-lampa-wieczor.html', script },
  { name: 'product-bundle', address: '/product-pol-1037-zestaw-dzien-dobry.html', script },
  { name: 'product-promotion', address: '/product-pol-1031-swiecznik-kropla.html', script },
  { name: 'product-sold-out', address: '/product-pol-1003-kubek-poranek-szalwia.html', script },
  { name: 'product-size-sold-out', address: '/product-pol-1013-koszula-izba.html?size=l', script },
  // Made to measure, so the price is asked by phone.
  { name: 'product-phone-price', address: '/product-pol-1021-stol-gospodarz.html', script },
  { name: 'product-points', address: '/product-pol-1048-kubek-jubileuszowy.html', script },
  { name: 'product-present', address: '/product-pol-1008-probnik-tkanin-miedza.html', script },
] satisfies ReadonlyArray<PageState>;
