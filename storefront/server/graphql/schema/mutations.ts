/** What answers of mutations share. */
export const mutationTypes = /* GraphQL */ `
  type Result {
    "success or error"
    status: String
    error: Message
  }

  type TokenLogin {
    status: String
    login: String
    error: Message
  }
`;
