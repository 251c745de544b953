import type { CallReference } from '../../../reference/define.ts';

export default {
  calls: [6, 7, 8],
  notes: [
    'The body is JSON whatever its content type says; `<`, `>` and `&` are written as `\\u00…`. An unknown product is `null`, and so is each part about an unknown size.',
    'In `get=sizes` the items are an object by `<five digits>-<size>`; the setting `projectorItems` makes it a list. `get=product` is the head of `sizes` with the `product_data` of the page, `get=size` one of the items, `get=pictures` a list of `{type, data}`.',
    'With other parts `bundleprice` is their sum, less the bundle’s percentage below its own parts. It is a quotation: the basket accepts a bundle only with its own parts.',
  ],
  parameters: {
    action: '`get`, or omitted. Any other one that is no separate call returns `{"status": "error"}`.',
    product: 'Number of the product.',
    size: 'Size; the preselected one of the page if omitted. `onesize` is the only size.',
    get: 'Parts, with commas: `product`, `sizes`, `size`, `sizeavailability`, `sizedelivery`, `sizeprices`, `versions`, `multiversions`, `pictures`, `bundle`, `bundleprice`.',
    subscription: '`1` for the price of a standing delivery, if the size has one.',
    'bundled_product[n]':
      'Another version of a part of the bundle; parts are counted from 1. Any other product leaves the bundle unchanged.',
    'bundled_size[n]': 'Another size of a part.',
    'bundled_quantity[n]': 'Another quantity of a part.',
  },
  answer: [
    { at: 'sizes', file: 'storefront/compatibility/ajax/projector/sizes.ts', name: 'projectorSizes' },
    {
      at: 'sizeavailability',
      file: 'storefront/compatibility/ajax/projector/size-availability.ts',
      name: 'sizeAvailability',
    },
    { at: 'sizeprices', file: 'storefront/compatibility/ajax/projector/size-prices.ts', name: 'sizePrices' },
    { at: 'versions', file: 'storefront/compatibility/ajax/projector/versions.ts', name: 'projectorVersions' },
    {
      at: 'multiversions',
      file: 'storefront/compatibility/ajax/projector/versions.ts',
      name: 'projectorMultiversions',
    },
    { at: 'bundle', file: 'storefront/compatibility/ajax/projector/bundle.ts', name: 'projectorBundle' },
    { at: 'bundleprice', file: 'storefront/compatibility/ajax/projector/bundle.ts', name: 'projectorBundlePrice' },
  ],
  examples: [
    {
      title: 'Sizes of a bowl',
      request: { path: '/ajax/projector.php?action=get&product=1004&get=sizes' },
    },
    {
      title: 'Availability, delivery and prices of a size',
      request: {
        path: '/ajax/projector.php?action=get&product=1005&size=uniw&get=sizeavailability,sizedelivery,sizeprices',
      },
    },
    {
      title: 'Prices of a standing delivery',
      request: { path: '/ajax/projector.php?product=1032&get=sizeprices&subscription=1' },
    },
    {
      title: 'Versions and pictures',
      request: { path: '/ajax/projector.php?product=1001&get=versions,multiversions,pictures' },
    },
    {
      title: 'A bundle with two of its first part',
      request: {
        path: '/ajax/projector.php',
        form: { product: '1037', get: 'bundle,bundleprice', 'bundled_quantity[1]': '2' },
      },
    },
  ],
  refusals: [
    { title: 'A product that does not exist', request: { path: '/ajax/projector.php?product=404&get=sizes' } },
  ],
} satisfies CallReference;
