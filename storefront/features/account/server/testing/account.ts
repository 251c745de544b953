import type { NewClient } from '../../../../store/index.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { clientMails } from '../mail-kinds.ts';

export const password = 'tajne-1234';

/** An account that passes every check, distinguished by its name. */
export const newClient = (name = 'hanna'): NewClient => ({
  login: name,
  email: `${name}@poczta.example`,
  password,
  type: 'private',
  bankAccount: '',
  birthDate: '',
  vatCompany: false,
  mailingConsent: false,
  smsConsent: false,
  address: {
    firstname: 'Hanna',
    lastname: 'Źrebiec',
    companyName: '',
    taxNumber: '',
    street: 'Łobzowska',
    streetNumber: '8 m. 3',
    zipcode: '31-145',
    city: 'Kraków',
    country: 'PL',
    province: '',
    phone: '600 100 200',
  },
  others: [],
});

/** An address as clients of the platform send it. */
export const wireAddress = (street = 'Łobzowska 8 m. 3') =>
  `{firstname:"Hanna" lastname:"Źrebiec" street:"${street}" zipcode:"31-145" city:"Kraków" country:1143020003 phone:"600 100 200"}`;

export interface RegistrationWish {
  email?: string;
  password?: string;
  passwordRepeat?: string;
  address?: string;
  more?: string;
}

/** Selection of a call about a client. */
export const clientAnswer = '{status isError error{code message} validationErrors{field code message} result{id}}';

/** The call that opens an account. */
export function registerCall(login: string, wish: RegistrationWish = {}): string {
  const { email = `${login}@poczta.example`, password: own = password, address = wireAddress(), more = '' } = wish;
  return `registerClient(RegisterClientInput:{clientData:{clientDeliveryData:${address},type:private,email:"${email}" ${more}},
    loginAndPassword:{login:"${login}",password:"${own}",passwordRepeat:"${wish.passwordRepeat ?? own}"}})${clientAnswer}`;
}

/** Opens an account and signs this browser in. @returns its id */
export async function register(browser: Browser, login: string): Promise<number> {
  const created = await browser.store.clients.create(newClient(login), clientMails.registered);
  if (created.kind !== 'saved') throw new Error(`The login "${login}" is taken.`);
  const { answer } = await browser.ask(`mutation{answer:login(login:"${login}",password:"${password}"){status}}`);
  if (answer.status !== 'success') throw new Error(JSON.stringify(answer));
  return created.client.id;
}
