/** What changes shopping lists. */
export const shoppingListTypes = /* GraphQL */ `
  "The list that was made."
  type ListCreated {
    "success or error"
    status: String
    "Number of the list; null where it was refused."
    id: Int
    "Why not; null where it was made."
    error: Message
  }

  "What a list is like; what is not sent stays as it is."
  input ShoppingListSettingsInput {
    "Its name, 1 to 100 characters."
    name: String
    "Whether whoever has the list's link may read it."
    public: Boolean
  }

  "A size of a product."
  input ShoppingListProductInput {
    "Number of the product."
    id: Int!
    "The size's type; onesize and uniw are the only size of a product."
    size: String
  }
`;
