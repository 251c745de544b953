/** Products in lists: by their ids, by a text, in a zone of a page. */
export const searchTypes = /* GraphQL */ `
  "Which products: by \`productsId\`, else by \`text\`."
  input ProductsSearchInput {
    "In the order of the answer."
    productsId: [Int!]
    "As on the search page."
    text: String
    "Days between deliveries."
    subscriptionPeriods: [Int!]
  }

  "Products that were found."
  type ProductsResult {
    "Milliseconds."
    took: Int
    "In the order of the numbers that were asked, or of the search page."
    products: [Product!]
  }

  "What was typed into the search box."
  input TextSearchInput {
    "What was typed."
    text: String!
    "At most this many of each kind."
    limit: Int
  }

  "What was found, kind by kind. Every kind may be empty."
  type TextSearchResult {
    "As the search page finds them."
    products: [Product!]
    "Series by their names."
    series: [LinkItem!]
    "Producers by their names."
    producers: [LinkItem!]
    "Of the menu of the shop."
    menuNodes: [MenuNode!]
    "Pages of information."
    cms: [LinkItem!]
    "What others looked for."
    searchQueries: [LinkItem!]
  }

  "An entry of the menu."
  type MenuNode {
    "What it is called."
    name: String
    "Where it leads."
    link: String
    "The nodes above it, from the top."
    breadcrumb: [BreadcrumbItem!]
  }

  "An entry above another one."
  type BreadcrumbItem {
    "What it is called."
    title: String
    "Where it leads; null where it leads nowhere."
    link: String
  }

  enum HotspotPage {
    "The home page."
    main
    "The page of a product."
    projector
    "The basket."
    basketedit
    "A list of products."
    search
    "The page of a product that is gone."
    noproduct
  }

  enum HotspotZone {
    "The first zone of the page."
    zone1
    "The second zone."
    zone2
    "The third zone."
    zone3
    "The fourth zone."
    zone4
  }

  "A zone of a page."
  input HotspotsInput {
    "Which page."
    page: HotspotPage
    "Which zone of it."
    zone: HotspotZone
    "Of the page: they are not shown again."
    products: [Int!]
  }

  "A zone of products."
  type HotspotsResult {
    "The products; empty where the shop fills no such zone."
    products: [Product!]
    "Its heading; null where the shop fills no such zone."
    name: String
    "Where all of them are."
    url: String
    "What fills it, such as \`bestseller\`; null where nothing does."
    type: String
    "Milliseconds."
    took: Int
  }
`;
