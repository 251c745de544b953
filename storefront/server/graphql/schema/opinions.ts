/** What buyers wrote of a product. */
export const opinionTypes = /* GraphQL */ `
  "Whose opinions, and how many."
  input SearchOpinionsInput {
    "What the opinions are of: \`product\`, which is also meant where it is missing. Nothing else has any."
    type: String
    "\`rating\`, the most stars first; whatever else is asked, the newest come first."
    ordersBy: String
    "Of the product."
    sourceId: ID
    "At most this many, 100 at the most; 10 where it is missing."
    resultsLimit: Int
  }

  "What a buyer wrote."
  type Opinion {
    "Number of the opinion."
    id: Int
    "Name under which it is shown."
    author: String
    "The text."
    content: String
    "1 to 5."
    rating: Float
    "Whether the shop knows that the author bought it."
    confirmedByPurchase: Boolean
  }
`;
