/** Products in lists: by their ids, by a text, in a zone of a page. */
export const searchTypes = /* GraphQL */ `
  input ProductsSearchInput {
    "In the order of the answer."
    productsId: [Int!]
    "As on the search page."
    text: String
    "Days between deliveries."
    subscriptionPeriods: [Int!]
  }

  type ProductsResult {
    "Milliseconds."
    took: Int
    products: [Product!]
  }

  input TextSearchInput {
    text: String!
    "At most this many of each kind."
    limit: Int
  }

  type TextSearchResult {
    products: [Product!]
    series: [LinkItem!]
    producers: [LinkItem!]
    "Of the menu of the shop."
    menuNodes: [MenuNode!]
    "Pages of information."
    cms: [LinkItem!]
    "What others looked for."
    searchQueries: [LinkItem!]
  }

  type MenuNode {
    name: String
    link: String
    "The nodes above it, from the top."
    breadcrumb: [BreadcrumbItem!]
  }

  type BreadcrumbItem {
    title: String
    link: String
  }

  enum HotspotPage {
    main
    projector
    basketedit
    search
    noproduct
  }

  enum HotspotZone {
    zone1
    zone2
    zone3
    zone4
  }

  input HotspotsInput {
    page: HotspotPage
    zone: HotspotZone
    "Of the page: they are not shown again."
    products: [Int!]
  }

  type HotspotsResult {
    products: [Product!]
    "Its heading; null where the shop fills no such zone."
    name: String
    "Where all of them are."
    url: String
    type: String
    "Milliseconds."
    took: Int
  }
`;
