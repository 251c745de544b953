/** Checks of what a client typed (wire contract 1.5). */
export const clientDataTypes = /* GraphQL */ `
  input ClientDataInput {
    clientData: ClientFields
    loginAndPassword: LoginFields
  }

  input ClientFields {
    clientBillingData: BillingFields
    email: String
    "NIP, judged by the rules of the region's country."
    taxNumber: String
    "YYYY-MM-DD"
    birthDate: String
  }

  input BillingFields {
    firstname: String
    lastname: String
    companyName: String
    "Street, one space, house number."
    street: String
    zipcode: String
    city: String
    phone: String
    "Region of the platform; Poland is 1143020003."
    country: ID
  }

  input LoginFields {
    login: String
    password: String
    passwordRepeat: String
  }

  type ClientValidation {
    "Empty where everything passes."
    messages: [Message!]
    "Whether an account has this e-mail or login."
    clientExists: Boolean
    "A login that is free, where the one that was sent is taken."
    clientProposedLogin: String
    isClientLoggedIn: Boolean
  }
`;
