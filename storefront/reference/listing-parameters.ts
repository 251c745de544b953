/** The query parameters of a product list, at every address with lists. */
export const listingParameters: Readonly<Record<string, string>> = {
  text: 'The search term.',
  'filter_<name>': 'Chosen values of a filter, with commas; the names are those of the filters as XML.',
  pricelimitmin: 'From this price on, in złoty.',
  pricelimitmax: 'Up to this price.',
  promo: '`y`: only reduced goods.',
  discount: 'As `promo`.',
  newproducts: '`y`: only new goods.',
  bestseller: '`y`: bestsellers.',
  distinguished: '`y`: featured goods.',
  special: '`y`: recommended goods.',
  sort: 'The sort key.',
  order: '`a` ascending, `d` descending.',
  counter: 'The page, from 0.',
};
