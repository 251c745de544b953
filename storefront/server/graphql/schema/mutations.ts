/** What answers of mutations share, and what they take about clients (wire contract 1.8). */
export const mutationTypes = /* GraphQL */ `
  "What became of it."
  type Result {
    "success or error"
    status: String
    "Why not, or what was changed; null where all is well."
    error: Message
  }

  "Why nobody was signed in."
  type TokenLogin {
    "Always \`error\`."
    status: String
    "Always null."
    login: String
    "Why not."
    error: Message
  }

  "What became of it, in both ways that clients read."
  type ClientResult {
    "success or error"
    status: String
    "The same as \`status\`, as a flag."
    isError: Boolean
    "The first thing that is wrong."
    error: Message
    "Every field that was refused; empty where none was."
    validationErrors: [ValidationError!]
    "The client or the address that was saved."
    result: SavedThing
  }

  "A field that was refused."
  type ValidationError {
    "The part and its field: client.street, account.email."
    field: String
    "Code of a check, such as \`incorect_zipcode\`."
    code: String
    "A Polish sentence."
    message: String
  }

  "What was saved."
  type SavedThing {
    "Its number."
    id: Int
  }

  "Whose password."
  input PasswordRecoveryInput {
    "E-mail of the account. The answer is the same where there is none."
    email: String!
  }

  "private or firm, with or without quotation marks."
  scalar ClientKind

  "Who registers."
  input RegisterClientInput {
    "Who it is."
    clientData: ClientDetails
    "What the account is opened with."
    loginAndPassword: LoginFields
    "Taken and not read: the shop asks nobody to solve puzzles."
    reCaptchaToken: String
    "Whether who bought once opens an account now. Not read: it is opened all the same."
    isOnceUserCreatingAccount: Boolean
  }

  "Who buys once."
  input SetUserOnceInput {
    "Who it is."
    clientData: ClientDetails
    "Not read: there is no account."
    loginAndPassword: LoginFields
    "Taken and not read: the shop asks nobody to solve puzzles."
    reCaptchaToken: String
    "Not read: \`registerClient\` opens accounts."
    isOnceUserCreatingAccount: Boolean
  }

  "What changes; what is not sent stays."
  input UpdateClientInput {
    "What changes of the client."
    clientData: ClientDetails
    "What changes of login and password."
    loginAndPassword: ChangedLoginFields
  }

  "What changes of login and password."
  input ChangedLoginFields {
    "The new login."
    login: String
    "The new password."
    password: String
    "The new password once more; what is not sent counts as the same."
    passwordRepeat: String
    "The password of this moment: who changes e-mail, login or password must know it."
    currentPassword: String
  }

  "Who it is, with addresses."
  input ClientDetails {
    "The client's own address."
    clientBillingData: AddressFields
    "The same from clients that do not send \`clientBillingData\`; beside it, an address for parcels."
    clientDeliveryData: AddressFields
    "Another address for parcels."
    clientDeliveryOtherAddressData: AddressFields
    "Another address for invoices."
    clientBillingOtherData: AddressFields
    "A person or a company; a person where it is missing."
    type: ClientKind
    "YYYY-MM-DD."
    birthDate: String
    "NIP, judged by the rules of the address's country."
    taxNumber: String
    "E-mail."
    email: String
    "Consent to news by e-mail."
    saveToMailingAfterOrder: Boolean
    "Consent to news by SMS."
    saveToSmsAfterOrder: Boolean
    "Whether the company pays VAT in another country of the union."
    vatCompany: Boolean
  }

  "An address as a client typed it. What is not sent of a kept address stays."
  input AddressFields {
    "First name."
    firstname: String
    "Surname."
    lastname: String
    "Company."
    companyName: String
    "NIP or the number of another country."
    taxNumber: String
    "Street, one space, house number."
    street: String
    "Zip code, judged by the formats of the country."
    zipcode: String
    "Town."
    city: String
    "Region of the platform; Poland is 1143020003."
    country: ID
    "Province, as the client writes it."
    province: String
    "Phone, judged by the rules of the country."
    phone: String
  }

  "An address of the account and what changes of it; what is not sent stays."
  input ChangedAddressFields {
    "Number of the address."
    id: Int!
    "First name."
    firstname: String
    "Surname."
    lastname: String
    "Company."
    companyName: String
    "NIP or the number of another country."
    taxNumber: String
    "Street, one space, house number."
    street: String
    "Zip code, judged by the formats of the country."
    zipcode: String
    "Town."
    city: String
    "Region of the platform; Poland is 1143020003."
    country: ID
    "Province, as the client writes it."
    province: String
    "Phone, judged by the rules of the country."
    phone: String
  }
`;
