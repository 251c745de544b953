// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { blur, type } from '../field/testing.tsx';
import { forgetAnswers } from './answer-cache.ts';
import type { ComboboxAnswer } from './index.ts';
import { findLinen, findNothing } from './sample-search.ts';
import { freezeEachTest, pass, render, spoken } from './testing.tsx';

freezeEachTest();

const answerOf = (name: string): ComboboxAnswer => ({ groups: [{ kind: 'series', options: [{ name }] }] });

/** A search whose responses the test controls. */
function heldSearch() {
  const held: { query: string; signal: AbortSignal; answer: (name: string) => void; fail: () => void }[] = [];
  const search = (query: string, signal: AbortSignal) =>
    new Promise<ComboboxAnswer>((resolve, reject) => {
      held.push({ query, signal, answer: (name) => resolve(answerOf(name)), fail: () => reject(new Error('late')) });
    });
  return { held, search };
}

describe('the search of Combobox', () => {
  it('starts 500 ms after typing: loading, then open; closed if all groups are empty [T-18]', async () => {
    const { held, search } = heldSearch();
    const { field, status, isOpen } = render({ search });
    type(field, 'le');
    await pass(499);
    type(field, 'len');
    await pass(499);
    expect([held.length, status()]).toEqual([0, 'closed']);
    await pass(1);
    expect([held.map(({ query }) => query), status(), isOpen()]).toEqual([['len'], 'loading', false]);
    held[0]!.answer('Len');
    await pass(0);
    expect([status(), isOpen()]).toEqual(['open', true]);

    type(field, 'lenx');
    await pass(500);
    expect(status()).toBe('loading');
    // The old results stay until the next response.
    expect(isOpen()).toBe(true);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    held[1]!.fail();
    await pass(0);
    expect([status(), isOpen()]).toEqual(['closed', false]);
  });

  it('closes if all groups are empty; announces that once, politely', async () => {
    const { container, ask, status, isOpen } = render({ search: findNothing });
    await ask('len');
    expect([status(), isOpen(), spoken()]).toEqual(['closed', false, ['Brak wyników.']]);
    expect(container.textContent).toContain('Nic takiego nie mamy. Spróbuj krócej.');
  });

  it('waits for the given delay', async () => {
    const { field, isOpen } = render({ delay: 50 });
    type(field, 'len');
    await pass(49);
    expect(isOpen()).toBe(false);
    await pass(1);
    expect(isOpen()).toBe(true);
  });

  it.each([
    [2, 'l ', 'le'],
    [undefined, 'len', 'lent'],
  ])('with a minimum of %s does not ask for “%s”, but for “%s” [L-08 part]', async (minimumLength, short, enough) => {
    const search = vi.fn(findLinen);
    const { ask, isOpen } = render({ search, minimumLength });
    await ask(short);
    expect(search).not.toHaveBeenCalled();
    await ask(enough);
    expect([search.mock.calls.length, isOpen()]).toEqual([1, true]);
    await ask(short);
    expect(isOpen()).toBe(false);
  });

  it('sends one request per query and session, also across pages [L-08 part]', async () => {
    const search = vi.fn((_query: string) => findLinen());
    const { ask, isOpen } = render({ search });
    await ask('len');
    await ask('kubek');
    await ask(' len ');
    expect([search.mock.calls.map(([query]) => query), isOpen()]).toEqual([['len', 'kubek'], true]);
    forgetAnswers();
    const other = render({ search });
    await other.ask('len');
    expect([search.mock.calls.length, other.isOpen()]).toEqual([2, true]);
  });

  it.each([
    [undefined, 6],
    [2, 2],
  ])(
    'with a limit of %s shows %d results per kind, passes it to the search, and counts the shown [L-08 part]',
    async (limit, shown) => {
      const options = Array.from({ length: 9 }, (_, index) => ({ name: `Len ${index}` }));
      const search = vi.fn((_query: string, _signal: AbortSignal, _limit: number) =>
        Promise.resolve({
          groups: [
            { kind: 'pages', options },
            { kind: 'series', options },
          ],
        } as ComboboxAnswer),
      );
      const { container, ask } = render({ search, ...(limit && { limit }) });
      await ask('len');
      const groups = [...container.querySelectorAll('[role="group"]')];
      expect(groups.map((group) => group.querySelectorAll('[role="option"]').length)).toEqual([shown, shown]);
      expect(groups[0]!.querySelector('[role="option"]')!.textContent).toBe('Len 0');
      expect([search.mock.calls[0]![2], spoken()]).toEqual([
        shown,
        [shown === 6 ? '12\u00a0wyników.' : '4\u00a0wyniki.'],
      ]);
    },
  );

  it('survives a failing storage, and one with invalid content', async () => {
    sessionStorage.setItem('witryna-search:len', '{"groups":7}');
    const search = vi.fn(findLinen);
    const first = render({ search });
    await first.ask('len');
    expect(search).toHaveBeenCalledTimes(1);
    vi.stubGlobal('sessionStorage', undefined);
    await first.ask('kubek');
    await first.ask('len');
    await first.ask('kubek');
    expect([search.mock.calls.length, first.isOpen()]).toEqual([2, true]);
  });

  it('ignores stale responses and aborts their requests', async () => {
    const { held, search } = heldSearch();
    const { ask, options } = render({ search });
    await ask('kub');
    await ask('kubek');
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    held[1]!.answer('Kubek');
    await pass(0);
    held[0]!.answer('Kubeł');
    await pass(0);
    expect(options().map((option) => option.textContent)).toEqual(['Kubek']);
    expect(spoken()).toEqual(['1\u00a0wynik.']);
  });

  it('that fails is logged, announces that the form still works, and is closed without results [X-04]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('offline');
    const { container, ask, status, isOpen, options } = render({ search: () => Promise.reject(failure) });
    await ask('len');
    expect(log).toHaveBeenCalledExactlyOnceWith('The search for "len" failed.', failure);
    expect([status(), isOpen(), options()]).toEqual(['closed', false, []]);
    expect(spoken()).toEqual(['Podpowiedzi teraz nie działają. Enter wyszuka bez nich.']);
    expect(container.textContent).toContain('Podpowiedzi teraz nie działają.');
  });

  it('ignores a failure after it was aborted', async () => {
    const log = vi.spyOn(console, 'error');
    const { held, search } = heldSearch();
    const { ask, field } = render({ search });
    await ask('len');
    blur(field);
    held[0]!.fail();
    await pass(0);
    expect([held[0]!.signal.aborted, log.mock.calls, spoken()]).toEqual([true, [], []]);
  });

  it('is aborted on unmount', async () => {
    const { held, search } = heldSearch();
    const { ask, rerender, field } = render({ search });
    await ask('len');
    type(field, 'lniany');
    rerender(null);
    await pass(1000);
    expect(held.map(({ query, signal }) => [query, signal.aborted])).toEqual([['len', true]]);
  });

  it('that lost focus neither opens nor announces', async () => {
    const { field, isOpen } = render();
    type(field, 'len');
    blur(field);
    await pass(1000);
    expect([isOpen(), spoken()]).toEqual([false, []]);
  });

  it.each([
    [1, '1\u00a0wynik.'],
    [2, '2\u00a0wyniki.'],
    [4, '4\u00a0wyniki.'],
    [5, '5\u00a0wyników.'],
    [12, '12\u00a0wyników.'],
    [22, '22\u00a0wyniki.'],
  ])('announces the number of results once per settled query: %d', async (count, words) => {
    const options = Array.from({ length: count }, (_, index) => ({ name: `Len ${index}` }));
    const { ask, key } = render({
      search: () => Promise.resolve({ groups: [{ kind: 'pages', options }] }),
      limit: 22,
    });
    await ask('len');
    key('ArrowDown');
    key('Escape');
    key('ArrowDown');
    expect(spoken()).toEqual([words]);
    // A repeated search is announced again.
    await ask('len ');
    expect(spoken()).toEqual([words, words]);
  });
});
