/** The values of the fields, exactly as typed, in the order of the form. */
export const accountFields = [
  'type',
  'companyName',
  'taxNumber',
  'firstname',
  'lastname',
  'email',
  'phone',
  'birthDate',
  'bankAccount',
  'street',
  'streetNumber',
  'zipcode',
  'city',
  'country',
  'login',
  'password',
  'passwordRepeat',
  'currentPassword',
  'mailingConsent',
] as const;
export type AccountField = (typeof accountFields)[number];
export type AccountValues = Readonly<Record<AccountField, string>>;

/** The field names of the platform's forms, which are the ids of the controls too. */
export const accountNames: Readonly<Record<AccountField, string>> = {
  type: 'client_type',
  companyName: 'client_firm',
  taxNumber: 'client_nip',
  firstname: 'client_firstname',
  lastname: 'client_lastname',
  email: 'client_email',
  phone: 'client_phone',
  birthDate: 'client_birth_date',
  // As call 4 knows it.
  bankAccount: 'bankAccount',
  street: 'client_street',
  streetNumber: 'client_street_number',
  zipcode: 'client_zipcode',
  city: 'client_city',
  country: 'client_region',
  login: 'client_login',
  password: 'client_password',
  passwordRepeat: 'client_password2',
  currentPassword: 'client_current_password',
  mailingConsent: 'client_mailing',
};
