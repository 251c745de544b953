/** What the home page points at, by the ids of the catalogue. What is not there is left out of the page. */
export const homeContent = {
  heroPictureId: 'hero-1',
  departmentsPictureId: '1004-2',
  /** A product that is sold by the metre, with quantity discounts. */
  featureProductId: 1007,
  featurePictureId: '1007-2',
  productsInRow: 4,
  opinions: 3,
} as const;
