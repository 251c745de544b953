import { expect } from 'vitest';
import { password } from '../../../features/account/server/testing/account.ts';

const client = `client{type email phone birthDate taxNumber login vatCompany isUserOnce shippingProfileId
  hasOtherDeliveryAddressActive billingAddress{...a} deliveryAddresses{...a} invoiceAddresses{...a}}`;
const address = `fragment a on ClientAddress{id firstname lastname firm street city zipcode country{id} phone isDefault
  used editable provinceCode taxNumber}`;

/** Every readable field of a client's own account. */
export const wholeClient = `query{${client}} ${address}`;

export const loginCall = (login: string, typed = password) =>
  `mutation{login(login:"${login}",password:"${typed}"){status error{code message}}}`;

/** The answer after saving; without an id outside accounts. */
export const saved = (id: unknown = expect.any(Number)) => ({
  status: 'success',
  isError: false,
  error: null,
  validationErrors: [],
  result: id === null ? null : { id },
});

export const badLogin = {
  status: 'error',
  error: { code: 'account_badlogin', message: 'Login albo hasło się nie zgadza.' },
};
