import type { ColumnTypes } from '../ddl.ts';

/** Rows of a session follow its renewal and its deletion. */
export const ownedBySession = 'references sessions (id_hash) on update cascade on delete cascade';

/**
 * Sessions, accounts with their addresses, password reset links. A customer's data is kept under a
 * session of the account, to which no cookie leads: sessions and customers own data in the same tables.
 */
export const customers = ({ int, text, serial, end }: ColumnTypes): ReadonlyArray<string> => [
  `create table sessions (
    id_hash ${text} primary key,
    created_at ${int} not null,
    seen_at ${int} not null,
    expires_at ${int} not null,
    browser ${text} not null default '',
    data ${text} not null
  ) ${end}`,
  'create index sessions_by_end on sessions (expires_at)',

  // Shown on the next page of the session.
  `create table notices (
    id ${serial},
    session_hash ${text} not null ${ownedBySession},
    tone ${text} not null,
    title ${text} not null,
    text ${text}
  ) ${end}`,
  'create index notices_by_session on notices (session_hash)',

  `create table clients (
    id ${serial},
    login ${text} not null,
    email ${text} not null,
    password ${text} not null,
    type ${text} not null check (type in ('private', 'firm')),
    birth_date ${text} not null,
    vat_company ${int} not null check (vat_company in (0, 1)),
    mailing_consent ${int} not null check (mailing_consent in (0, 1)),
    sms_consent ${int} not null check (sms_consent in (0, 1)),
    session_hash ${text} not null unique references sessions (id_hash) on update cascade,
    created_at ${int} not null
  ) ${end}`,
  // Accounts refer to sessions and sessions to accounts.
  `alter table sessions add column client_id ${int} references clients (id) on delete cascade`,
  'create index sessions_by_client on sessions (client_id) where client_id is not null',

  // Logins and e-mails share one unique column, so no one can register another customer's e-mail as a login.
  `create table client_names (
    name_key ${text} primary key,
    client_id ${int} not null references clients (id) on delete cascade
  ) ${end}`,
  'create index client_names_by_client on client_names (client_id)',

  `create table client_addresses (
    id ${serial},
    client_id ${int} not null references clients (id) on delete cascade,
    kind ${text} not null check (kind in ('billing', 'delivery', 'invoice')),
    is_default ${int} not null default 0 check (is_default in (0, 1)),
    firstname ${text} not null,
    lastname ${text} not null,
    company_name ${text} not null,
    tax_number ${text} not null,
    street ${text} not null,
    street_number ${text} not null,
    zipcode ${text} not null,
    city ${text} not null,
    country ${text} not null,
    province ${text} not null,
    phone ${text} not null
  ) ${end}`,
  'create index client_addresses_by_client on client_addresses (client_id, kind, id)',
  "create unique index billing_address_of_client on client_addresses (client_id) where kind = 'billing'",
  'create unique index default_address_of_client on client_addresses (client_id, kind) where is_default = 1',

  `create table password_resets (
    token_hash ${text} primary key,
    client_id ${int} not null references clients (id) on delete cascade,
    expires_at ${int} not null
  ) ${end}`,
  'create index password_resets_by_client on password_resets (client_id)',

  // Registrations that wait for the confirmation of their e-mail. They reserve no login; the account gets it when it opens.
  `create table registrations (
    id ${serial},
    token_hash ${text} unique,
    data ${text} not null,
    password ${text} not null,
    expires_at ${int} not null
  ) ${end}`,
  'create index registrations_by_end on registrations (expires_at)',
];
