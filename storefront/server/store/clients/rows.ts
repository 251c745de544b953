import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { AddressData, Client, ClientAddress } from './client-types.ts';

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

/** An account with its own address; null where there is none of this id. */
export async function readClient(db: Kysely<Schema>, id: number): Promise<Client | null> {
  const [row, address] = await Promise.all([
    db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('client_addresses')
      .selectAll()
      .where('client_id', '=', id)
      .where('kind', '=', 'billing')
      .executeTakeFirst(),
  ]);
  if (!row || !address) return null;
  return {
    id: row.id,
    login: row.login,
    email: row.email,
    type: row.type,
    birthDate: row.birth_date,
    vatCompany: row.vat_company === 1,
    mailingConsent: row.mailing_consent === 1,
    smsConsent: row.sms_consent === 1,
    address: addressOfRow(address),
    createdAt: row.created_at,
  };
}
