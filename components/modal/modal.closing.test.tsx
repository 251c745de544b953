// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byRole, click, mount, nameOf, press, type } from '../field/testing.tsx';
import { Modal } from './index.ts';
import { openDialogs, pressWithMouse, settleHistoryAfterTest, stubPopovers } from './testing.ts';

/** A page with two dialogs, the second also opened from inside the first, and a cookie panel that appears at any time. */
function Page({ asksForCookies = false }: { asksForCookies?: boolean }) {
  const [isOpen, setOpen] = useState<'code' | 'terms'>();
  const onClose = () => setOpen(undefined);
  return (
    <>
      {asksForCookies && <section data-cookie-panel="" aria-label="Pliki cookie" />}
      <main>
        <button onClick={() => setOpen('code')}>Mam kod</button>
      </main>
      <Modal isOpen={isOpen === 'code'} onClose={onClose} title="Kod rabatowy">
        <input aria-label="Kod" />
        <button data-initial-focus="" onClick={() => setOpen('terms')}>
          Warunki
        </button>
      </Modal>
      <Modal isOpen={isOpen === 'terms'} onClose={onClose} title="Warunki kodu" />
    </>
  );
}

const names = () => openDialogs().map(nameOf);
const focused = () => nameOf(document.activeElement!);
const ways = {
  escape: () => void press(document.activeElement as HTMLElement, 'Escape'),
  outside: () => pressWithMouse(document.querySelector('main')!),
  button: () => click(byRole(openDialogs()[0]!, 'button', 'Zamknij')),
};

beforeEach(() => {
  settleHistoryAfterTest();
  vi.useFakeTimers();
  stubPopovers();
});
afterEach(() => void vi.unstubAllGlobals());

describe('restoring focus', () => {
  /** Where the trigger's focus came from: nothing, if that had left the page before. */
  function comingBack(close: () => void): string | null {
    let from: string | null = null;
    const { container } = mount(<Page />);
    const trigger = byRole(container, 'button', 'Mam kod');
    trigger.focus();
    click(trigger);
    trigger.addEventListener('focusin', (event) => {
      const left = event.relatedTarget as HTMLElement | null;
      from = left?.isConnected && left.closest('dialog[open]') ? nameOf(left) : null;
    });
    close();
    expect([names(), focused()]).toEqual([[], 'Mam kod']);
    expect(document.querySelectorAll('dialog button')).toHaveLength(0);
    return from;
  }

  it.each(['escape', 'button'] as const)('starts while the focused element is still shown: %s', (way) => {
    expect(comingBack(ways[way])).toBe('Warunki');
  });

  it('does not render a dialog whose data is gone', () => {
    const Details = ({ item }: { item: { name: string } }) => <p>{item.name}</p>;
    function Owner() {
      const [item, setItem] = useState<{ name: string } | null>(null);
      return (
        <>
          <button onClick={() => setItem({ name: 'Kubek' })}>Pokaż</button>
          <Modal isOpen={item !== null} onClose={() => setItem(null)} title="Produkt">
            <Details item={item!} />
          </Modal>
        </>
      );
    }
    const { container } = mount(<Owner />);
    click(byRole(container, 'button', 'Pokaż'));
    expect(openDialogs()[0]!.querySelector('p')?.textContent).toBe('Kubek');
    ways.escape();
    expect([names(), container.querySelector('dialog p')]).toEqual([[], null]);
  });
});

describe('closing a Modal', () => {
  const open = () => {
    const { container, rerender } = mount(<Page />);
    const trigger = byRole(container, 'button', 'Mam kod');
    const press = () => {
      trigger.focus();
      click(trigger);
    };
    press();
    return { rerender, again: press };
  };

  it('works by another one, by Escape, a press outside and its button, but not with a cookie panel or an edited input [T-23]', async () => {
    const { rerender, again } = open();
    expect([names(), focused()]).toEqual([['Kod rabatowy'], 'Warunki']);
    click(byRole(openDialogs()[0]!, 'button', 'Warunki'));
    expect(names()).toEqual(['Warunki kodu']);
    ways.escape();
    expect([names(), focused()]).toEqual([[], 'Mam kod']);

    for (const close of Object.values(ways)) {
      again();
      expect(names()).toEqual(['Kod rabatowy']);
      rerender(<Page asksForCookies />);
      for (const attempt of Object.values(ways)) await attempt();
      expect(names()).toEqual(['Kod rabatowy']);
      rerender(<Page />);
      await close();
      expect([names(), focused()]).toEqual([[], 'Mam kod']);
    }

    for (const close of [ways.escape, ways.outside]) {
      again();
      const code = openDialogs()[0]!.querySelector('input')!;
      type(code, 'LATO');
      await close();
      expect([names(), document.activeElement, code.value]).toEqual([['Kod rabatowy'], openDialogs()[0], 'LATO']);
      await close();
      expect([names(), focused()]).toEqual([[], 'Mam kod']);
    }
  });

  it.each(['checkbox', 'range'])(
    'closes at once by a press outside from a %s, where nothing is typed',
    async (kind) => {
      const onClose = vi.fn();
      mount(
        <Modal isOpen onClose={onClose} title="Wybór">
          <input type={kind} aria-label="Wybór" data-initial-focus="" />
        </Modal>,
      );
      expect(focused()).toBe('Wybór');
      await pressWithMouse(document.body);
      expect(onClose.mock.calls).toEqual([['outside']]);
    },
  );
});
