import type { ColumnTypes } from '../ddl.ts';

/**
 * Messages of visitors and what the shop publishes of them. A confirmed opinion becomes a row of `opinions`, an answered question a row
 * of `questions`. Hidden rows stay, so that they can be shown again.
 */
export const visitors = ({ int, text, serial, end }: ColumnTypes): ReadonlyArray<string> => [
  `create table opinions (
    id ${serial},
    product_id ${int} not null references products (id) on delete cascade,
    author ${text} not null,
    content ${text} not null,
    rating ${int} not null check (rating between 1 and 5),
    is_confirmed ${int} not null check (is_confirmed in (0, 1)),
    created_at ${int} not null,
    answer ${text},
    answered_at ${int},
    answered_by ${text},
    hidden_at ${int},
    hidden_reason ${text}
  ) ${end}`,
  'create index opinions_by_product on opinions (product_id, created_at)',

  `create table sent_opinions (
    id ${serial},
    product_id ${int} not null references products (id) on delete cascade,
    email ${text} not null,
    author ${text} not null,
    content ${text} not null,
    digest ${text} not null,
    rating ${int} not null check (rating between 1 and 5),
    photo ${text},
    photo_width ${int},
    photo_height ${int},
    access_key ${text} not null unique,
    sent_at ${int} not null,
    opinion_id ${int} unique references opinions (id) on delete set null,
    published_at ${int},
    unique (product_id, email, digest)
  ) ${end}`,
  // One published opinion per e-mail and product.
  `create unique index sent_opinions_published on sent_opinions (product_id, email) where published_at is not null`,
  'create index sent_opinions_by_email on sent_opinions (email, sent_at)',
  'create index sent_opinions_by_photo on sent_opinions (photo)',

  `create table opinion_votes (
    id ${serial},
    opinion_id ${int} not null references opinions (id) on delete cascade,
    session_hash ${text} references sessions (id_hash) on update cascade on delete set null,
    is_positive ${int} not null check (is_positive in (0, 1)),
    voted_at ${int} not null,
    unique (opinion_id, session_hash)
  ) ${end}`,
  'create index opinion_votes_by_session on opinion_votes (session_hash)',

  `create table questions (
    id ${serial},
    product_id ${int} not null references products (id) on delete cascade,
    author ${text} not null,
    question ${text} not null,
    asked_at ${int} not null,
    answer ${text},
    answered_at ${int},
    answered_by ${text}
  ) ${end}`,
  'create index questions_by_product on questions (product_id, asked_at)',

  `create table asked_questions (
    id ${serial},
    product_id ${int} not null references products (id) on delete cascade,
    email ${text} not null,
    question ${text} not null,
    digest ${text} not null,
    asked_at ${int} not null,
    answer ${text},
    answered_at ${int},
    answered_by ${text},
    question_id ${int} references questions (id) on delete set null,
    hidden_at ${int},
    unique (product_id, email, digest)
  ) ${end}`,
  'create index asked_questions_by_email on asked_questions (email, asked_at)',
  'create index asked_questions_by_shown on asked_questions (question_id)',

  `create table newsletter_subscribers (
    id ${serial},
    email ${text} not null unique,
    name ${text} not null,
    consent_text ${text} not null,
    consented_at ${int} not null,
    access_key ${text} not null unique,
    mailed_at ${int} not null,
    confirmed_at ${int},
    left_at ${int}
  ) ${end}`,

  `create table product_requests (
    id ${serial},
    session_hash ${text} references sessions (id_hash) on update cascade on delete set null,
    name ${text} not null,
    description ${text} not null,
    requested_at ${int} not null
  ) ${end}`,
  'create index product_requests_by_session on product_requests (session_hash)',

  // The phone is '' unless the visitor asks for a call.
  `create table observations (
    id ${serial},
    product_id ${int} not null,
    size_type ${text} not null,
    email ${text} not null,
    phone ${text} not null default '',
    created_at ${int} not null,
    notified_at ${int},
    foreign key (product_id, size_type) references sizes (product_id, type) on delete cascade
  ) ${end}`,
  `create unique index observations_waiting on observations (product_id, size_type, email)
    where notified_at is null`,
  'create index observations_by_email on observations (email, created_at)',
];
