import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/**
 * What people send beside orders. It lies apart from what the shop shows: an opinion becomes a row of `opinions` when
 * somebody stands behind it, a question one of `questions` when the shop answers it.
 */
export const visitors = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, text, serial, end }) => [
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

    `create table asked_questions (
      id ${serial},
      product_id ${int} not null references products (id) on delete cascade,
      email ${text} not null,
      question ${text} not null,
      digest ${text} not null,
      asked_at ${int} not null,
      unique (product_id, email, digest)
    ) ${end}`,
    'create index asked_questions_by_email on asked_questions (email, asked_at)',

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
    // Whoever writes from one address has one opinion of a product.
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

    `create table product_requests (
      id ${serial},
      session_hash ${text} references sessions (id_hash) on update cascade on delete set null,
      name ${text} not null,
      description ${text} not null,
      requested_at ${int} not null
    ) ${end}`,
    'create index product_requests_by_session on product_requests (session_hash)',

    // Whether somebody bought what they write of.
    'create index orders_by_folded_email on orders (lower(email))',
  ]);
