/** What changes shopping lists. */
export const shoppingListTypes = /* GraphQL */ `
  type ListCreated {
    "success or error"
    status: String
    id: Int
    error: Message
  }

  input ShoppingListSettingsInput {
    name: String
    "Whether whoever has the list's link may read it."
    public: Boolean
  }

  input ShoppingListProductInput {
    id: Int!
    "The size's type; onesize and uniw are the only size of a product."
    size: String
  }
`;
