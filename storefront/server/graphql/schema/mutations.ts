/** What answers of mutations share, and what they take about clients (wire contract 1.8). */
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

  type ClientResult {
    "success or error"
    status: String
    isError: Boolean
    "The first thing that is wrong."
    error: Message
    validationErrors: [ValidationError!]
    "The client or the address that was saved."
    result: SavedThing
  }

  type ValidationError {
    "The part and its field: client.street, account.email."
    field: String
    code: String
    message: String
  }

  type SavedThing {
    id: Int
  }

  input PasswordRecoveryInput {
    email: String!
  }

  "private or firm, with or without quotation marks."
  scalar ClientKind

  input RegisterClientInput {
    clientData: ClientDetails
    loginAndPassword: LoginFields
    "Taken and not read: the shop asks nobody to solve puzzles."
    reCaptchaToken: String
    isOnceUserCreatingAccount: Boolean
  }

  input SetUserOnceInput {
    clientData: ClientDetails
    loginAndPassword: LoginFields
    reCaptchaToken: String
    isOnceUserCreatingAccount: Boolean
  }

  input UpdateClientInput {
    clientData: ClientDetails
    loginAndPassword: ChangedLoginFields
  }

  input ChangedLoginFields {
    login: String
    password: String
    passwordRepeat: String
    "The password of this moment: who changes e-mail, login or password must know it."
    currentPassword: String
  }

  input ClientDetails {
    clientBillingData: AddressFields
    clientDeliveryData: AddressFields
    clientDeliveryOtherAddressData: AddressFields
    clientBillingOtherData: AddressFields
    type: ClientKind
    birthDate: String
    taxNumber: String
    email: String
    saveToMailingAfterOrder: Boolean
    saveToSmsAfterOrder: Boolean
    vatCompany: Boolean
  }

  input AddressFields {
    firstname: String
    lastname: String
    companyName: String
    taxNumber: String
    "Street, one space, house number."
    street: String
    zipcode: String
    city: String
    "Region of the platform; Poland is 1143020003."
    country: ID
    province: String
    phone: String
  }

  input ChangedAddressFields {
    id: Int!
    firstname: String
    lastname: String
    companyName: String
    taxNumber: String
    street: String
    zipcode: String
    city: String
    country: ID
    province: String
    phone: String
  }
`;
