/** Somebody in Kraków, invented, as the form of a new account takes her: the fields by their names. */
export const person = {
  client_type: 'private',
  client_firstname: 'Hanna',
  client_lastname: 'Źrebiec',
  client_email: 'hanna@poczta.example',
  client_phone: '600 100 200',
  client_street: 'Łobzowska',
  client_street_number: '8/3',
  client_zipcode: '31-145',
  client_city: 'Kraków',
  client_region: 'PL',
  client_login: 'hanna',
  client_password: 'zielony-kot',
  client_password2: 'zielony-kot',
};
