/** A fictional person in Kraków, by the names of the order's form: every check accepts the address. */
export const recipient = {
  firstname: 'Hanna',
  lastname: 'Źrebiec',
  email: 'hanna@poczta.example',
  phone: '600 100 200',
  street: 'Łobzowska',
  street_number: '8/3',
  zipcode: '31-145',
  city: 'Kraków',
} as const;
