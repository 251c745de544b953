import { describe, expect, it } from 'vitest';
import { follows, hasInBasket, loaded, replacesBy, suggests, visits } from './journey-steps.ts';
import type { ScreenReader } from './screen-reader.ts';
import { effortOf, perform, presses, types, waits, type Step } from './script.ts';

const basket = ['Koszyk odnośnik.', 'Wczytywanie. Proszę czekać.', ...loaded('Koszyk')];

interface Sent {
  address: string;
  form: Readonly<Record<string, string>>;
}
const sent: Sent[] = [];
/** A screen reader on pages that all say the same on load. */
const readerThat = (words: ReadonlyArray<string>, status = 200) =>
  ({
    goTo: () => Promise.resolve(words),
    follow: () => Promise.resolve(words),
    page: {
      request: {
        post: (address: string, { form }: Omit<Sent, 'address'>) => {
          sent.push({ address, form });
          return Promise.resolve({ ok: () => status < 400, status: () => status });
        },
      },
    },
  }) as unknown as ScreenReader;
const run = (steps: ReadonlyArray<Step>, reader: ScreenReader) =>
  perform(steps, reader, (path) => ({ address: `http://shop.test${path}` }));

describe('a step of a journey', () => {
  it('is judged by the page title and what follows, not by the page before', async () => {
    const spoken = loaded('Koszyk');
    expect(
      await run([visits('/basketedit.php', loaded('Koszyk')), follows('Return', loaded('Koszyk'))], readerThat(basket)),
    ).toEqual({
      steps: [
        { does: 'opens /basketedit.php', spoken },
        { does: 'Enter', spoken },
      ],
      findings: [],
    });
  });

  it('reports a page with another title', async () => {
    const { findings } = await run([follows('Return', loaded('Błąd: Koszyk'))], readerThat(basket));
    expect(findings).toMatchObject([{ expected: loaded('Błąd: Koszyk') }]);
  });

  it('fills the basket before listening', async () => {
    const { steps } = await run([hasInBasket(1002, 'uniw'), visits('/', loaded('Koszyk'))], readerThat(basket));
    expect(sent.pop()).toMatchObject({
      address: 'http://shop.test/basketchange.php',
      form: { product: '1002', size: 'uniw', number: '1' },
    });
    expect(steps.map(({ does }) => does)).toEqual(['has product 1002 in the basket, then opens /']);
  });

  it('reports when the shop rejects its setup', async () => {
    const { findings } = await run([hasInBasket(1, 'uniw')], readerThat(basket, 404));
    expect(findings).toMatchObject([{ spoken: ['not done: /basketchange.php was answered with 404'] }]);
  });
});

describe('typing in a journey', () => {
  const typing = (...spoken: ReadonlyArray<string>) => {
    const pressed: string[] = [];
    const press = (key: string) => Promise.resolve((pressed.push(key), ['hanna', 'zaznaczono']));
    const reader = { press, type: () => Promise.resolve(spoken) } as unknown as ScreenReader;
    return { reader, pressed };
  };

  it('into the search allows list and count in any order, and no other word', async () => {
    const step = suggests('len', '8 wyników.', 'rozwinięty');
    const judge = async (...spoken: string[]) => (await run([step], typing(...spoken).reader)).findings.length;
    expect(await judge('8 wyników.', 'rozwinięty')).toBe(0);
    expect(await judge('Szukaj produktów edytowalna lista rozwijana rozwinięty', 'le.', '8 wyników.')).toBe(0);
    expect(await judge('rozwinięty')).toBe(1);
    expect(await judge('8 wyników.', '8 wyników.', 'rozwinięty')).toBe(1);
  });

  it('over a value selects it first, and judges only what the page says of the new one', async () => {
    const { reader, pressed } = typing('Odznaczono tekst.', 'Hasło: Mocne.');
    const { findings } = await run([replacesBy('siwy-kot-7', 'Hasło: Mocne.')], reader);
    expect([findings, pressed]).toEqual([[], ['ctrl+a']]);
    expect(effortOf([replacesBy('siwy-kot-7')])).toEqual({ keys: 1, characters: 10 });
  });
});

describe('the effort of a journey', () => {
  it('counts a chord as one key, and typed characters separately', () => {
    const steps = [visits('/', []), presses('shift+Tab'), types('len'), follows('Return', []), waits(3)];
    expect(effortOf(steps)).toEqual({ keys: 2, characters: 3 });
  });
});
