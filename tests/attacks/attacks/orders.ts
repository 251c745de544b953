import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pg from 'pg';
import { HttpShopper } from '../../e2e/support/http-shopper.ts';
import type { Shop } from '../../e2e/support/shop.ts';
import { Tally, type Attack } from '../support/attack.ts';

/** The most lines of one order; the demo has fewer sizes with twenty pieces in stock. */
const lines = 69;
/** Well above each limit of unpaid orders (`unpaidOrdersPerNetworkAddress`). */
const tries = 80;

/** Queries the database of a running shop. */
async function query(shop: Shop, statement: string): Promise<ReadonlyArray<Record<string, unknown>>> {
  if (shop.databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'), { readOnly: true });
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

const numberOf = async (shop: Shop, statement: string) => Number((await query(shop, statement))[0]?.['n']);

/** Guests of one address, each with their own e-mail, who order all stock by transfer and never pay. */
const denialOfInventory: Attack = {
  name: 'orders: everything on the shelf by transfer, again and again from one address',
  async run({ shop }) {
    const tally = new Tally();
    const shelf = () => numberOf(shop, 'select sum(amount) as n from sizes where amount is not null');
    const before = await shelf();
    const goods = await query(
      shop,
      `select product_id, type from sizes where amount >= 20000 order by amount desc limit ${lines}`,
    );
    let ordered = 0;
    for (let n = 0; n < tries; n += 1) {
      const guest = new HttpShopper(shop.url);
      for (const { product_id, type } of goods) {
        await guest.post('/basketchange.php', {
          product: String(product_id),
          size: String(type),
          number: '1',
          mode: '1',
          change: 'add',
        });
      }
      const began = performance.now();
      const answer = await guest
        .prepare({ shipping: '1-1', payform_id: 'transfer' })
        .then((summary) => guest.post('/order2.php', summary));
      tally.add(answer.status, performance.now() - began);
      if (answer.status === 303) ordered += 1;
      else if (![409, 422, 429].includes(answer.status)) tally.find(`order ${n}: ${answer.status}`);
      if (answer.status !== 303) {
        // The rejection is a message for users.
        if (!/zamówie/i.test(answer.html) && answer.status !== 429) tally.find(`order ${n}: no word about orders`);
        if (tally.outcome().statuses[String(answer.status)]! >= 3) break;
      }
    }
    const taken = before - (await shelf());
    if (ordered >= tries) tally.find(`all ${tries} orders were taken`);
    // unpaidPiecesPerNetworkAddress is 600 pieces; amounts are thousandths.
    if (taken > 600_000) tally.find(`${taken / 1000} pieces are held for who never pays`);
    tally.note({ lines: goods.length, ordered, piecesHeld: taken / 1000 });
    return tally.outcome();
  },
};

export const orderAttacks: ReadonlyArray<Attack> = [denialOfInventory];
