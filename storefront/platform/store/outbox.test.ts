import { afterEach, expect, it } from 'vitest';
import { describeStoreOnBothEngines } from '../../store/testing/describe-store.ts';
import { testNow } from '../../store/testing/stores.ts';

const minute = 60_000;

describeStoreOnBothEngines('the outbox', (store, place) => {
  afterEach(() => {
    place().clock.now = testNow;
  });

  /** Puts mails with `attempts` made already into the emptied outbox. */
  async function post(count: number, attempts = 0): Promise<void> {
    const tables = await place().openTables();
    if (attempts === 0) await tables.deleteFrom('outbox').execute();
    const mail = {
      kind: 'test',
      payload: '{"number":"1"}',
      created_at: testNow,
      attempts,
      next_attempt_at: testNow - attempts,
    };
    const mails = Array.from({ length: count }, (_, index) => ({ ...mail, recipient: `${index}@example.com` }));
    await tables.insertInto('outbox').values(mails).execute();
  }

  it('claims each mail for one of the senders that ask at once', async () => {
    await post(40);
    const claims = await Promise.all(Array.from({ length: 8 }, () => store().outbox.claim(5)));
    // None waits for another sender, or gets less for it.
    expect(claims.map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 5));
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(40);
    expect(await store().outbox.claim(40)).toEqual([]);
  });

  it('deletes a mail that was sent', async () => {
    await post(1);
    const [mail] = await store().outbox.claim(1);
    expect(mail).toMatchObject({ kind: 'test', recipient: '0@example.com', payload: { number: '1' }, attempt: 1 });
    await store().outbox.markSent([]);
    await store().outbox.markSent([mail!.id]);
    place().clock.now = testNow + 24 * 60 * minute;
    expect(await store().outbox.claim(1)).toEqual([]);
    expect(await store().outbox.waiting()).toBe(0);
    expect(await store().outbox.sendAgain(mail!.id)).toBeNull();
  });

  it('retries a failed mail after its pause', async () => {
    await post(1);
    const [mail] = await store().outbox.claim(1);
    await store().outbox.postpone(mail!.id, 7 * minute, 'connection refused');
    place().clock.now = testNow + 7 * minute - 1;
    expect(await store().outbox.claim(1)).toEqual([]);
    place().clock.now = testNow + 7 * minute;
    expect(await store().outbox.claim(1)).toMatchObject([{ id: mail!.id, attempt: 2 }]);
    expect(await store().outbox.unsent({ isWhole: false })).toEqual([]);
    expect(await store().outbox.unsent({ isWhole: true })).toEqual([
      {
        id: mail!.id,
        kind: 'test',
        recipient: '0@example.com',
        createdAt: testNow,
        attempts: 2,
        failedAt: null,
        reason: 'connection refused',
      },
    ]);
  });

  it('returns untried mails before failed ones', async () => {
    await post(2);
    await post(3, 4);
    const attempts = async () => (await store().outbox.claim(2)).map(({ attempt }) => attempt);
    expect([await attempts(), await attempts()]).toEqual([
      [1, 1],
      [5, 5],
    ]);
  });

  it('keeps a mail that was given up on, with the reason, until it is sent again', async () => {
    await post(1);
    const [mail] = await store().outbox.claim(1);
    await store().outbox.giveUp(mail!.id, '550 no such mailbox');
    place().clock.now = testNow + 99 * 24 * 60 * minute;
    expect(await store().outbox.claim(1)).toEqual([]);
    expect(await store().outbox.waiting()).toBe(0);
    expect(await store().outbox.unsent({ isWhole: false })).toMatchObject([
      { id: mail!.id, failedAt: testNow, attempts: 1, reason: '550 no such mailbox' },
    ]);
    expect(await store().outbox.sendAgain(mail!.id)).toBe('0@example.com');
    expect(await store().outbox.unsent({ isWhole: false })).toEqual([]);
    expect(await store().outbox.claim(1)).toMatchObject([{ id: mail!.id, attempt: 1 }]);
  });

  it('returns a mail that was put back unsent at once, without counting the attempt', async () => {
    await post(1);
    const [mail] = await store().outbox.claim(1);
    await store().outbox.release([mail!.id]);
    expect(await store().outbox.claim(1)).toMatchObject([{ id: mail!.id, attempt: 1 }]);
  });

  it('gives a mail to another sender when the first one died', async () => {
    await post(1);
    await store().outbox.claim(1);
    expect(await store().outbox.claim(1)).toEqual([]);
    place().clock.now = testNow + 5 * minute;
    expect(await store().outbox.claim(1)).toMatchObject([{ attempt: 2 }]);
  });
});
