/** Checks of what a client typed (wire contract 1.5). */
export const clientDataTypes = /* GraphQL */ `
  "What a client typed; only what is sent is judged."
  input ClientDataInput {
    "Names, addresses and numbers."
    clientData: ClientFields
    "What an account is opened with."
    loginAndPassword: LoginFields
  }

  "Fields of a client."
  input ClientFields {
    "The client's own address."
    clientBillingData: BillingFields
    "E-mail."
    email: String
    "NIP, judged by the rules of the region's country."
    taxNumber: String
    "YYYY-MM-DD"
    birthDate: String
  }

  "Fields of the client's own address."
  input BillingFields {
    "First name."
    firstname: String
    "Surname."
    lastname: String
    "Company."
    companyName: String
    "Street, one space, house number."
    street: String
    "Zip code, judged by the formats of the country."
    zipcode: String
    "Town."
    city: String
    "Phone, judged by the rules of the country."
    phone: String
    "Region of the platform; Poland is 1143020003."
    country: ID
  }

  "Login and password."
  input LoginFields {
    "Login, 3 to 40 characters unless the shop's settings say otherwise."
    login: String
    "Password; its lengths are settings of the shop."
    password: String
    "The password once more; what is not sent counts as the same."
    passwordRepeat: String
  }

  "What is wrong with what was typed."
  type ClientValidation {
    "Empty where everything passes."
    messages: [Message!]
    "Whether an account has this e-mail or login."
    clientExists: Boolean
    "A login that is free, where the one that was sent is taken."
    clientProposedLogin: String
    "Whether somebody is signed in in this session."
    isClientLoggedIn: Boolean
  }
`;
