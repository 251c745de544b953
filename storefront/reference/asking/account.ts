import { recipient } from './recipient.ts';

/** Her completed account form. */
export const account = {
  client_type: 'private',
  client_firstname: recipient.firstname,
  client_lastname: recipient.lastname,
  client_email: recipient.email,
  client_phone: recipient.phone,
  client_street: recipient.street,
  client_street_number: recipient.street_number,
  client_zipcode: recipient.zipcode,
  client_city: recipient.city,
  client_region: 'PL',
  client_login: 'hanna',
  client_password: 'zielony-kot',
  client_password2: 'zielony-kot',
} as const;
