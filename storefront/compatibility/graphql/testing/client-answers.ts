import { expect } from 'vitest';
import { password } from '../../../features/account/server/testing/account.ts';

const client = `client{type email phone birthDate taxNumber login vatCompany isUserOnce shippingProfileId
  hasOtherDeliveryAddressActive billingAddress{...a} deliveryAddresses{...a} invoiceAddresses{...a}}`;
const address = `fragment a on ClientAddress{id firstname lastname firm street city zipcode country{id} phone isDefault
  used editable provinceCode taxNumber}`;

/** Everything that a client may read of the own account. */
export const wholeClient = `query{${client}} ${address}`;

export const loginCall = (login: string, typed = password) =>
  `mutation{login(login:"${login}",password:"${typed}"){status error{code message}}}`;

/** The answer of what was saved; without an id where it is of no account. */
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
