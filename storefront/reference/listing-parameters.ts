/** What a list of products is asked by, at every address that knows lists. */
export const listingParameters: Readonly<Record<string, string>> = {
  text: 'What is searched for.',
  'filter_<name>': 'Chosen values of a filter, with commas; the names are those of the filters as XML.',
  pricelimitmin: 'From this price on, in złoty.',
  pricelimitmax: 'Up to this price.',
  promo: '`y`: reduced goods alone.',
  discount: 'As `promo`.',
  newproducts: '`y`: new goods alone.',
  bestseller: '`y`: goods that sell best.',
  distinguished: '`y`: goods that the shop distinguishes.',
  special: '`y`: goods that the shop recommends.',
  sort: 'What the list is put in order by.',
  order: '`a` from the least, `d` from the most.',
  counter: 'The page, from 0.',
};
