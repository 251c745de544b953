import type { Generated } from 'kysely';
import type { Flag, Json, ReaderLanguage } from './columns.ts';

interface ClientsTable {
  id: Generated<number>;
  login: string;
  email: string;
  language: ReaderLanguage;
  /** PHC string of argon2id: parameters, salt and hash. */
  password: string;
  type: 'private' | 'firm';
  /** YYYY-MM-DD; '' if not given. */
  birth_date: string;
  /** IBAN; '' if not given. */
  bank_account: Generated<string>;
  vat_company: Flag;
  mailing_consent: Flag;
  sms_consent: Flag;
  /** The session that owns the client's data. */
  session_hash: string;
  created_at: number;
}

interface ClientConsentsTable {
  id: Generated<number>;
  client_id: number;
  channel: 'mail' | 'sms';
  /** Null where it was given before the shop kept the time. */
  given_at: number | null;
  withdrawn_at: number | null;
}

interface ClientNamesTable {
  /** A login or an e-mail without capitals. */
  name_key: string;
  client_id: number;
}

interface ClientAddressesTable {
  id: Generated<number>;
  client_id: number;
  /** The client's own, for parcels, for invoices. */
  kind: 'billing' | 'delivery' | 'invoice';
  firstname: string;
  lastname: string;
  company_name: string;
  tax_number: string;
  street: string;
  street_number: string;
  zipcode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  province: string;
  phone: string;
  /** The default of its kind for orders; none of them if that is the client's own. */
  is_default: Generated<Flag>;
}

interface PasswordResetsTable {
  /** SHA-256 of the token in the mail. */
  token_hash: string;
  client_id: number;
  expires_at: number;
}

/** Accounts that wait for the confirmation of their e-mail. */
interface RegistrationsTable {
  id: Generated<number>;
  /** SHA-256 of the token in the mail; null until the mail is written. */
  token_hash: string | null;
  /** The form's input, without the password: NewClient. */
  data: Json;
  password: string;
  expires_at: number;
}

/** Accounts of shoppers. */
export interface ClientsSchema {
  client_consents: ClientConsentsTable;
  clients: ClientsTable;
  client_names: ClientNamesTable;
  client_addresses: ClientAddressesTable;
  password_resets: PasswordResetsTable;
  registrations: RegistrationsTable;
}
