import { sql } from 'kysely';
import { currentLanguage } from '../../../platform/languages/current-language.ts';
import { day, type Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { toFlag } from '../../../platform/store/json.ts';
import { isShown } from '../../catalogue/store.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { digestOf, newAccessKey, normalisedEmail } from './access-key.ts';
import { opinionMail } from './mail-kinds.ts';

export interface SentOpinion {
  productId: number;
  email: string;
  author: string;
  content: string;
  /** 1 to 5. */
  rating: number;
  photos: ReadonlyArray<OpinionPhoto>;
}

/** The name of a photo in the shop's files, and its size in pixels. */
export interface OpinionPhoto {
  name: string;
  width: number;
  height: number;
}

export type SendOutcome =
  /** Shown at once: the sender bought it under this address. */
  | 'published'
  /** Hidden until the link of the mail is used. */
  | 'waiting'
  /** A duplicate: a form was sent twice. */
  | 'kept'
  | 'unknown_product'
  /** The address has reached its daily limit. */
  | 'limit';

export interface WaitingOpinion {
  productName: string;
  productId: number;
  productSlug: string;
  content: string;
  rating: number;
  isPublished: boolean;
}

export type PublishAnswer = 'done' | 'already' | 'unknown';

const defaultMostADay = 10;
/** Sent or collected, and states that only follow it: returned, complained about (wire contract 4). */
const received = ['t', 'z', 'r'];

type Row = { id: number; product_id: number; email: string; author: string; content: string; rating: number };

/** The sender of an opinion: the session, and the account if signed in. */
export interface OpinionSender {
  session: SessionHash;
  clientId: number | null;
}

/**
 * Opinions from visitors. One is shown once it is confirmed: by mail to the address, or because its sender bought the
 * product under that address. It counts as confirmed by purchase where an order of the address, or of the account,
 * included the product.
 */
export function sentOpinionsOf(database: Database, clock: Clock) {
  const { read } = database;
  return {
    /** Keeps an opinion; `sender` is null without a session. */
    async send(sent: SentOpinion, sender: OpinionSender | null, mostADay = defaultMostADay): Promise<SendOutcome> {
      const { productId, author, content, rating, photos } = sent;
      const email = normalisedEmail(sent.email);
      const digest = digestOf(content);
      return transact(database, async (tx): Promise<SendOutcome> => {
        if (!(await isShown(tx, productId))) return 'unknown_product';
        const now = clock();
        const own = await tx
          .selectFrom('sent_opinions')
          .select(['product_id', 'digest', 'sent_at'])
          .where('email', '=', email)
          .execute();
        if (own.some((row) => row.product_id === productId && row.digest === digest)) return 'kept';
        if (own.filter((row) => row.sent_at > now - day).length >= mostADay) return 'limit';
        const row = await tx
          .insertInto('sent_opinions')
          .values({
            product_id: productId,
            email,
            language: currentLanguage(),
            author,
            content,
            digest,
            rating,
            access_key: newAccessKey(),
            sent_at: now,
            opinion_id: null,
            published_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) return 'kept';
        if (photos.length > 0) {
          await tx
            .insertInto('opinion_photos')
            .values(
              photos.map(({ name, width, height }, position) => ({
                sent_opinion_id: row.id,
                position,
                name,
                width,
                height,
              })),
            )
            .execute();
        }
        if (sender && (await hasBought(tx, row, sender)) && (await publish(tx, row, now, true))) return 'published';
        await enqueue(tx, { kind: opinionMail, to: row, payload: { opinion: row.id } }, now);
        return 'waiting';
      });
    },

    /** The opinion of a mail's link; null where there is none. */
    async byKey(key: string): Promise<WaitingOpinion | null> {
      const row = await withProduct().where('o.access_key', '=', key).executeTakeFirst();
      return row ? toWaiting(row) : null;
    },

    /** Shows the opinion of a used link. An address has one opinion of a product: a second one is `already` there. */
    async publish(key: string): Promise<PublishAnswer> {
      return transact(database, async (tx) => {
        const row = await tx.selectFrom('sent_opinions').selectAll().where('access_key', '=', key).executeTakeFirst();
        if (!row) return 'unknown';
        return (await publish(tx, row, clock(), await hasBought(tx, row))) ? 'done' : 'already';
      });
    },

    /** Whether a photo belongs to a shown opinion: others are private. */
    async isPhotoShown(name: string): Promise<boolean> {
      const row = await read
        .selectFrom('opinion_photos as photo')
        .innerJoin('sent_opinions as sent', 'sent.id', 'photo.sent_opinion_id')
        .innerJoin('opinions as o', 'o.id', 'sent.opinion_id')
        .select('o.id')
        .where('photo.name', '=', name)
        .where('o.hidden_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The data for the confirmation mail; null where the opinion is gone. */
    async forMail(id: number): Promise<(WaitingOpinion & { email: string; key: string }) | null> {
      const row = await withProduct().where('o.id', '=', id).executeTakeFirst();
      return row ? { ...toWaiting(row), email: row.email, key: row.access_key } : null;
    },
  };

  function withProduct() {
    return read
      .selectFrom('sent_opinions as o')
      .innerJoin('products as p', 'p.id', 'o.product_id')
      .selectAll('o')
      .select(['p.name', 'p.slug']);
  }
}

/** Publishes it on the product. @returns false where the address already has one there */
async function publish(tx: Tx, row: Row, now: number, isConfirmed: boolean): Promise<boolean> {
  // Locks all of the address's opinions on this product by a write: concurrent calls run one after the other.
  await tx
    .updateTable('sent_opinions')
    .set((eb) => ({ sent_at: eb.ref('sent_at') }))
    .where('product_id', '=', row.product_id)
    .where('email', '=', row.email)
    .execute();
  const published = await tx
    .selectFrom('sent_opinions')
    .select('id')
    .where('product_id', '=', row.product_id)
    .where('email', '=', row.email)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (published) return false;
  const opinion = await tx
    .insertInto('opinions')
    .values({
      product_id: row.product_id,
      author: row.author,
      content: row.content,
      rating: row.rating,
      is_confirmed: toFlag(isConfirmed),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('sent_opinions')
    .set({ opinion_id: opinion.id, published_at: now })
    .where('id', '=', row.id)
    .execute();
  return true;
}

/**
 * Whether an order under the address included the product. With a sender, it must be his own order: in this session
 * under the address, or by his account, also under its own e-mail.
 */
async function hasBought(tx: Tx, { product_id, email }: Row, sender?: OpinionSender): Promise<boolean> {
  const order = await tx
    .selectFrom('orders as o')
    .innerJoin('order_lines as line', 'line.order_id', 'o.id')
    .leftJoin('clients', 'clients.id', 'o.client_id')
    .select('o.id')
    .where('line.product_id', '=', product_id)
    .where('o.state', 'in', received)
    .where((eb) => {
      const isUnderAddress = eb(sql<string>`lower(o.email)`, '=', email);
      if (!sender) return isUnderAddress;
      const bySession = eb.and([isUnderAddress, eb('o.session_hash', '=', sender.session)]);
      if (sender.clientId === null) return bySession;
      const isKnownByAddress = eb.or([isUnderAddress, eb(sql<string>`lower(clients.email)`, '=', email)]);
      return eb.or([bySession, eb.and([isKnownByAddress, eb('o.client_id', '=', sender.clientId)])]);
    })
    .executeTakeFirst();
  return order !== undefined;
}

const toWaiting = (row: {
  name: string;
  product_id: number;
  slug: string;
  content: string;
  rating: number;
  published_at: number | null;
}): WaitingOpinion => ({
  productName: row.name,
  productId: row.product_id,
  productSlug: row.slug,
  content: row.content,
  rating: row.rating,
  isPublished: row.published_at !== null,
});
