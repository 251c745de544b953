/** A row of the specification's section 7, in short. */
export interface SpecifiedCall {
  readonly number: number;
  readonly title: string;
  /** Where it is answered outside of the reference. Markdown, seen from its index. */
  readonly elsewhere?: string;
}

export const callsOfSpecification: ReadonlyArray<SpecifiedCall> = [
  { number: 1, title: 'Check of customer data' },
  { number: 2, title: 'Lowest prices of 30 days' },
  { number: 3, title: 'Scripts of events, after the header `x-iai-tracking-events`' },
  { number: 4, title: 'Check of a bank account' },
  { number: 5, title: 'Several answers at once' },
  { number: 6, title: 'Sizes of a product' },
  { number: 7, title: 'Availability, delivery and prices of a size' },
  { number: 8, title: 'Prices of a size' },
  { number: 9, title: 'A product as XML' },
  {
    number: 10,
    title: 'Regions of a page',
    elsewhere: 'The page itself, whole: clients take the regions out ([runtime](../runtime.md))',
  },
  { number: 11, title: 'Zones of products as HTML' },
  { number: 12, title: 'Live search' },
  { number: 13, title: 'The basket at a glance' },
  { number: 14, title: 'Number of items on the wishlist' },
  { number: 15, title: 'Check of one field' },
  { number: 16, title: 'The whole basket changed at once' },
  { number: 17, title: 'A gift taken out of the basket' },
  { number: 18, title: 'Time and ways of delivery' },
  { number: 19, title: 'Messages of a complaint again' },
  { number: 20, title: 'An answer in a complaint' },
  { number: 21, title: 'Registration with an account of another site' },
  { number: 22, title: 'A message once a size is back in stock' },
];
