import { beforeEach, describe, expect, it } from 'vitest';
import { newComplaint } from '../../../../patterns/rules/complaint-states.ts';
import { answerBy } from '../../../../patterns/rules/complaints.ts';
import { openShopBeforeEach } from '../../../store/testing/describe-store.ts';
import { engines, testNow } from '../../../store/testing/stores.ts';
import { complaintAbout, orderedBy } from '../testing/complaint.ts';

const day = 24 * 60 * 60 * 1000;
const words = { body: 'Przepraszamy.', signature: 'Ewa' };

describe.each(engines)('complaints on %s', (engine) => {
  const shop = openShopBeforeEach(engine);
  let orderId: number;
  beforeEach(async () => {
    const { session } = await shop.store.sessions.start();
    orderId = (await orderedBy(shop.store, session.hash)).id;
  });
  const filed = async (changes = {}) => {
    const outcome = await shop.store.complaints.file(complaintAbout(orderId, changes));
    if (outcome.kind === 'gone') throw new Error('The order is gone.');
    return { ...outcome.complaint, kind: outcome.kind };
  };
  const read = async (number: string) => (await shop.store.complaints.byNumber(number))!;

  it('are filed once for each form, numbered within the year, with their deadline', async () => {
    const [one, again] = await Promise.all([
      filed({ idempotencyKey: 'ten-sam-klucz' }),
      filed({ idempotencyKey: 'ten-sam-klucz' }),
    ]);
    expect(one.number).toBe('R/2026/001');
    expect(again).toMatchObject({ number: one.number, accessKey: one.accessKey });
    expect([one.kind, again.kind].toSorted()).toEqual(['filed', 'repeated']);
    expect((await filed()).number).toBe('R/2026/002');
    expect(await read(one.number)).toMatchObject({
      state: newComplaint,
      answerUntil: answerBy(testNow),
      decidedAt: null,
      lines: [{ productId: 1002, description: 'Po tygodniu pojawiła się rysa.' }],
    });
    const mails = (await shop.store.outbox.claim(10)).filter(({ kind }) => kind === 'complaint-filed');
    expect(mails).toHaveLength(2);
  });

  it('are accepted by law once, when the deadline passes without a decision', async () => {
    const { complaintDecisions: shopSide } = shop.store;
    const [late, decided, asked, withdrawn] = [await filed(), await filed(), await filed(), await filed()];
    await shopSide.decide(decided.number, 3, words);
    await shopSide.decide(asked.number, 29, words);
    await shop.store.complaints.withdraw((await read(withdrawn.number)).id);
    shop.place.clock.now = answerBy(testNow);
    expect(await shopSide.acceptOverdue()).toEqual([]);
    shop.place.clock.now += 1;
    const twice = await Promise.all([shopSide.acceptOverdue(), shopSide.acceptOverdue()]);
    expect(twice.flat().toSorted()).toEqual([late.number, asked.number]);
    const states = await Promise.all(
      [late, decided, asked, withdrawn].map(async ({ number }) => (await read(number)).state),
    );
    expect(states).toEqual([2, 3, 2, 18]);
    expect((await read(late.number)).entries).toMatchObject([{ author: 'law', state: 2 }]);
    expect((await shopSide.list({ isWhole: false })).map(({ number }) => number)).toEqual([late.number, asked.number]);
  });

  it('list the nearest deadline first', async () => {
    const first = await filed();
    shop.place.clock.now += day;
    const second = await filed();
    await shop.store.complaintDecisions.decide(first.number, 6, words);
    shop.place.clock.now += day;
    const third = await filed();
    const numbers = async (isWhole: boolean) =>
      (await shop.store.complaintDecisions.list({ isWhole })).map(({ number }) => number);
    expect(await numbers(false)).toEqual([second.number, third.number, first.number]);
    expect(await numbers(true)).toEqual([third.number, second.number, first.number]);
  });

  it('take a message once, and an answer brings the complaint back to the shop', async () => {
    const { number } = await filed();
    const { id } = await read(number);
    await shop.store.complaintDecisions.decide(number, 29, words);
    const message = { sentKey: 'raz', body: 'Oto zdjęcie.', solution: 'refund', files: [], shopEmail: '' } as const;
    const outcomes = await Promise.all([
      shop.store.complaints.reply(id, message),
      shop.store.complaints.reply(id, message),
    ]);
    expect(outcomes.toSorted()).toEqual(['repeated', 'sent']);
    expect(await read(number)).toMatchObject({ state: 1, solution: 'refund', decidedAt: null });
    await shop.store.complaints.withdraw(id);
    expect(await shop.store.complaints.reply(id, { ...message, sentKey: 'dwa' })).toBe('closed');
    expect(await shop.store.complaints.withdraw(id)).toBe(false);
  });

  it('keep files for their order alone, and forget those that no form completed', async () => {
    const { files } = shop.store.complaints;
    const file = { fileName: 'rysa.jpg', bytes: new Uint8Array([1]), size: { width: 4, height: 3 } };
    const kept = (await files.keep(orderId, file))!;
    const lost = (await files.keep(orderId, file))!;
    const { session } = await shop.store.sessions.start();
    const other = await orderedBy(shop.store, session.hash);
    const line = { orderPosition: 0, description: 'x', files: [kept.name] };
    const foreign = await shop.store.complaints.file(complaintAbout(other.id, { lines: [line] }));
    const { number, accessKey } = await filed({ lines: [line] });
    expect((await read(number)).lines[0]!.files.map(({ name }) => name)).toEqual([kept.name]);
    if (foreign.kind === 'gone') throw new Error('The order is gone.');
    expect((await read(foreign.complaint.number)).lines[0]!.files).toEqual([]);
    const reader = { clientId: null, accessKey };
    expect(await files.open(kept.name, reader)).toMatchObject({ isPhoto: true });
    expect(await files.open(kept.name, { clientId: null, accessKey: foreign.complaint.accessKey })).toBeNull();
    expect(await files.open(kept.name, { clientId: 1, accessKey: null })).toBeNull();
    expect(await files.open(lost.name, reader)).toBeNull();
    shop.place.clock.now += day + 1;
    expect(await files.sweep()).toBe(1);
    expect(await shop.store.files.get(lost.name)).toBeNull();
    expect(await shop.store.files.get(kept.name)).not.toBeNull();
  });

  it('give back at most what was paid, and nothing before they are accepted [H-10 part]', async () => {
    const { number } = await filed();
    const refund = (amount: number) =>
      shop.store.complaintDecisions.refund(number, { amount, form: 'b' }, { ...words, body: `Kwota ${amount}` });
    const order = (await shop.store.orders.byNumber((await read(number)).order.number))!;
    expect(await refund(100)).toMatchObject({ kind: 'not_accepted' });
    await shop.store.orders.acceptPayment(order.number);
    await shop.store.complaintDecisions.decide(number, 10, words);
    expect(await refund(order.total + 1)).toEqual({ kind: 'too_much' });
    expect(await read(number)).toMatchObject({ state: 10 });
    const outcomes = await Promise.all([refund(order.total - 100), refund(order.total - 101)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'too_much']);
    expect(await read(number)).toMatchObject({ state: 11 });
    const { amount: left } = await shop.store.refunds.leftOf(order.id);
    expect(left).toBeLessThanOrEqual(101);
    expect(await refund(left)).toMatchObject({ kind: 'done' });
    expect(await refund(1)).toEqual({ kind: 'too_much' });
  });
});
