import type { Kysely, Selectable } from 'kysely';
import { toFlag } from '../../../platform/store/json.ts';
import type { MailReader } from '../../../platform/store/outbox.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import { noPassword } from './passwords.ts';
import type { AddressData, Client, ClientAddress, ClientProfile } from './client-types.ts';

type AddressRow = Selectable<Schema['client_addresses']>;

export const addressOfRow = (row: AddressRow): ClientAddress => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  companyName: row.company_name,
  taxNumber: row.tax_number,
  street: row.street,
  streetNumber: row.street_number,
  zipcode: row.zipcode,
  city: row.city,
  country: row.country,
  province: row.province,
  phone: row.phone,
});

export const columnsOfAddress = (address: AddressData) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company_name: address.companyName,
  tax_number: address.taxNumber,
  street: address.street,
  street_number: address.streetNumber,
  zipcode: address.zipcode,
  city: address.city,
  country: address.country,
  province: address.province,
  phone: address.phone,
});

export const columnsOfProfile = (profile: ClientProfile) => ({
  login: profile.login,
  email: profile.email,
  type: profile.type,
  birth_date: profile.birthDate,
  bank_account: profile.bankAccount,
  vat_company: toFlag(profile.vatCompany),
  mailing_consent: toFlag(profile.mailingConsent),
  sms_consent: toFlag(profile.smsConsent),
});

/** Whom mails about an account go to, in the language in which they last signed in or registered. */
export const readerOf = (db: Kysely<Schema>, id: number): Promise<MailReader> =>
  db.selectFrom('clients').select(['email', 'language']).where('id', '=', id).executeTakeFirstOrThrow();

/** An account with its own address; null where there is none of this id. */
export async function readClient(db: Kysely<Schema>, id: number): Promise<Client | null> {
  const row = await db
    .selectFrom('clients')
    .innerJoin('client_addresses as own', (join) =>
      join.onRef('own.client_id', '=', 'clients.id').on('own.kind', '=', 'billing'),
    )
    .selectAll('own')
    .select(['login', 'email', 'type', 'birth_date', 'bank_account', 'vat_company', 'mailing_consent', 'sms_consent'])
    .select(['created_at', 'password'])
    .where('clients.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    login: row.login,
    email: row.email,
    type: row.type,
    birthDate: row.birth_date,
    bankAccount: row.bank_account,
    vatCompany: row.vat_company === 1,
    mailingConsent: row.mailing_consent === 1,
    smsConsent: row.sms_consent === 1,
    hasPassword: row.password !== noPassword,
    address: addressOfRow(row),
    createdAt: row.created_at,
  };
}
