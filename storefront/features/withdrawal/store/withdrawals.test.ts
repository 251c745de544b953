import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../importer/writing/open-database.ts';
import { compose } from '../../../mails/compose.ts';
import { readCommand } from '../../../operator/read-command.ts';
import { runCommand } from '../../../operator/run-command.ts';
import { openShopBeforeEach } from '../../../store/testing/describe-store.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';
import { enginesInTurn } from '../../../store/testing/stores.ts';

const stranger = {
  submission: 'declaration-of-a-stranger',
  orderNumber: '20200101/1',
  orderId: null,
  name: 'Kup teraz na www.example.com',
  email: 'obca@poczta.example',
  goods: '',
};

describe.each(enginesInTurn('withdrawals'))('withdrawals from contracts on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  const mails = async () =>
    Promise.all(
      (await shop.store.outbox.claim(50))
        .filter(({ kind }) => kind.startsWith('withdrawal'))
        .map(async (mail) => (await compose(mail, shop.store, 'https://sien.example'))!),
    );

  /** Runs a command beside the running shop on PostgreSQL, while it is stopped on SQLite. */
  async function type(...parameters: ReadonlyArray<string>): Promise<string> {
    if (engine === 'sqlite') await shop.store.close();
    const database = await openDatabase(shop.place);
    try {
      return await runCommand(readCommand(parameters), database, () => shop.place.clock.now);
    } finally {
      await database.close();
      if (engine === 'sqlite') shop.store = await shop.place.open();
    }
  }

  it('mails a receipt with date and time, which repeats typed words only to the buyer', async () => {
    const session = (await shop.store.sessions.start()).session.hash;
    await shop.store.baskets.add(session, { productId: 1017, size: 'uniw', quantity: 1000 });
    const { number } = await placeOrderOf(shop.store, session, { email: 'hanna@poczta.pl' });
    const { id: orderId } = (await shop.store.orders.byNumber(number))!;
    await shop.store.withdrawals.submit(stranger, '');
    const own = { orderNumber: number, orderId, name: 'Hanna Wełna', email: 'hanna@poczta.pl', goods: 'Torba Targ' };
    await shop.store.withdrawals.submit({ ...own, submission: 'declaration-of-the-buyer' }, 'pomoc@sien.example');
    const [toStranger, toBuyer, copy] = await mails();
    expect(toStranger!.to).toBe('obca@poczta.example');
    expect(toStranger!.text).toMatch(/przyszło do nas \d+ \S+ \d{4} \d{2}:\d{2}\./);
    expect(toStranger!.text + toStranger!.html + toStranger!.subject).not.toContain('example.com');
    expect(toBuyer!.text).toContain(`Hanna Wełna: odstępuję od umowy sprzedaży, zamówienie ${number}.`);
    expect(toBuyer!.text).toContain('Torba Targ');
    expect(copy!.to).toBe('pomoc@sien.example');
    expect(copy!.text).toContain('Torba Targ');
  });

  it('keeps one declaration of a form, and shows the answer of the shop at once', async () => {
    const { id, accessKey } = await shop.store.withdrawals.submit(stranger, '');
    expect(await shop.store.withdrawals.submit(stranger, '')).toEqual({ id, accessKey });
    expect(await mails()).toHaveLength(1);
    expect(await type('withdrawals', 'list')).toMatch(
      /Odstąpienie 1, .*obca@poczta\.example\nNumer i\se-mail nie pasują do żadnego zamówienia\./,
    );
    await expect(type('withdrawals', 'answer', '99', 'Nie ma')).rejects.toThrow(/Nie ma odstąpienia o\snumerze 99\./);
    await expect(type('withdrawals', 'answer', String(id), ' ')).rejects.toThrow('Odpowiedź jest pusta.');
    const answer = 'Podaj proszę właściwy numer zamówienia.';
    expect(await type('withdrawals', 'answer', String(id), answer)).toContain('Odpowiedź jest na stronie');
    expect(await type('withdrawals', 'answer', String(id), answer)).toContain('Nic się nie zmieniło');
    expect(await type('withdrawals', 'list')).toBe('Żadne odstąpienie od umowy nie czeka.');
    expect(await type('withdrawals', 'list', '--all')).toContain(answer);
    expect((await shop.store.withdrawals.withKey(id, accessKey))!.answer).toMatchObject({ text: answer });
    expect(await shop.store.withdrawals.withKey(id, `${accessKey}x`)).toBeNull();
    expect((await mails()).map(({ to, text }) => [to, text.includes(answer)])).toEqual([['obca@poczta.example', true]]);
  });
});
