/** A whole address that every check accepts. */
export const recipient = {
  firstname: 'Hanna',
  lastname: 'Źrebiec',
  email: 'hanna@poczta.pl',
  phone: '600 100 200',
  street: 'Łobzowska',
  street_number: '8/3',
  zipcode: '31-145',
  city: 'Kraków',
};

/** By courier, paid by transfer. */
export const byCourier = { ...recipient, shipping: '1-1', payform_id: 'transfer' };
