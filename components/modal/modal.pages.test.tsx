// @vitest-environment jsdom
import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { byRole, click, mount, nameOf, press } from '../field/testing.tsx';
import { entryKey } from './dialog-history.ts';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Modal, type DialogCloseReason } from './index.ts';
import { historyArrives, letItBeHeard, openDialogs, settleHistoryAfterTest, stubPopovers } from './testing.ts';

const names = () => openDialogs().map(nameOf);
const focused = () => nameOf(document.activeElement!);
const start = (container: HTMLElement, name: string) => {
  const trigger = byRole(container, 'button', name);
  trigger.focus();
  click(trigger);
};
const escape = () => press(document.activeElement as HTMLElement, 'Escape');

beforeEach(() => {
  settleHistoryAfterTest();
  vi.useFakeTimers();
  stubPopovers();
});
afterEach(() => void vi.unstubAllGlobals());

/** Two dialogs of one page, the second also opened from inside the first. */
function Two({ isNested = false }: { isNested?: boolean }) {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  const inner = <Modal isOpen={second} onClose={() => setSecond(false)} title="Druga" />;
  return (
    <main>
      <button onClick={() => setFirst(true)}>Otwórz</button>
      <button>Dalej</button>
      <Modal isOpen={first} onClose={() => setFirst(false)} title="Pierwsza">
        <button onClick={() => setSecond(true)}>Jeszcze</button>
        {isNested && inner}
      </Modal>
      {!isNested && inner}
    </main>
  );
}

describe('Modals of one page', () => {
  it('opening one closes the other; focus returns to the first trigger [T-23 part]', () => {
    const { container } = mount(<Two />);
    start(container, 'Otwórz');
    start(openDialogs()[0]!, 'Jeszcze');
    expect(names()).toEqual(['Druga']);
    escape();
    expect([names(), focused()]).toEqual([[], 'Otwórz']);
  });

  it('a nested one returns focus to the outer', () => {
    const { container } = mount(<Two isNested />);
    start(container, 'Otwórz');
    start(openDialogs()[0]!, 'Jeszcze');
    letItBeHeard();
    expect([names(), byRole(container, 'button', 'Jeszcze').hasAttribute('inert')]).toEqual([
      ['Pierwsza', 'Druga'],
      true,
    ]);
    escape();
    expect([names(), focused()]).toEqual([['Pierwsza'], 'Jeszcze']);
    letItBeHeard();
    expect(byRole(container, 'button', 'Jeszcze').closest('[inert]')).toBeNull();
    escape();
    expect([names(), focused()]).toEqual([[], 'Otwórz']);
  });

  it('close together with the outer one', () => {
    const { container } = mount(<Two isNested />);
    start(container, 'Otwórz');
    start(openDialogs()[0]!, 'Jeszcze');
    click(openDialogs()[0]!.querySelector('button')!);
    expect([names(), focused()]).toEqual([[], 'Otwórz']);
  });
});

describe('restoring focus', () => {
  function Rows() {
    const [rows, setRows] = useState(['Kubek', 'Talerz']);
    const [asked, setAsked] = useState<string>();
    return (
      <main>
        <h1>Koszyk</h1>
        {rows.map((row) => (
          <button key={row} onClick={() => setAsked(row)}>
            {row}
          </button>
        ))}
        <Modal isOpen={asked !== undefined} onClose={() => setAsked(undefined)} title="Wyjąć?">
          <button
            onClick={() => {
              setRows(rows.filter((row) => row !== asked));
              setAsked(undefined);
            }}
          >
            Wyjmij
          </button>
        </Modal>
      </main>
    );
  }

  it.each([
    [['Kubek'], 'Talerz'],
    [['Talerz'], 'Kubek'],
    [['Kubek', 'Talerz'], 'Koszyk'],
  ])('without the buttons of %s goes to %s', (taken, next) => {
    const { container } = mount(<Rows />);
    for (const row of taken) {
      start(container, row);
      click(byRole(openDialogs()[0]!, 'button', 'Wyjmij'));
    }
    expect(focused()).toBe(next);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(container.querySelector('h1')?.hasAttribute('tabindex')).toBe(false);
  });
});

describe('the page around a dialog', () => {
  const outside = (html: string) => {
    const holder = document.body.appendChild(document.createElement('div'));
    holder.innerHTML = html;
    return holder;
  };

  it('keeps live regions and messages exposed, messages above it', () => {
    const page = outside(
      `<p>Tekst</p>${renderToString(<Announcer />)}<section data-alert-region="" tabindex="-1"></section>`,
    );
    const { container } = mount(<Two />);
    start(container, 'Otwórz');
    letItBeHeard();
    const [text, polite, assertive, region] = [...page.children];
    expect([text, polite, assertive, region].map((element) => element!.hasAttribute('inert'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([polite, region].map((element) => element!.getAttribute('popover'))).toEqual([null, 'manual']);
    escape();
    expect(page.querySelector('[inert], [popover]')).toBeNull();
    page.remove();
  });

  it('does so for those added while it is open', async () => {
    const { container } = mount(<Two />);
    start(container, 'Otwórz');
    letItBeHeard();
    const page = outside('<p>Tekst</p>');
    await act(async () => {});
    expect(page.hasAttribute('inert')).toBe(true);
    const panel = page.appendChild(document.createElement('div'));
    panel.dataset['cookiePanel'] = '';
    await act(async () => {});
    expect([page, page.firstElementChild!, panel].map((element) => element.hasAttribute('inert'))).toEqual([
      false,
      true,
      false,
    ]);
    page.remove();
    await act(async () => {});
    escape();
  });

  it('joins the Tab cycle if it is usable', () => {
    const panel = outside('<div data-cookie-panel=""><button>Tylko niezbędne</button></div>');
    const { container } = mount(<Two />);
    start(container, 'Otwórz');
    press(byRole(openDialogs()[0]!, 'button', 'Jeszcze'), 'Tab');
    expect(focused()).toBe('Tylko niezbędne');
    press(document.activeElement as HTMLElement, 'Tab');
    expect(focused()).toBe('Zamknij');
    press(document.activeElement as HTMLElement, 'Tab', { shiftKey: true });
    expect(focused()).toBe('Tylko niezbędne');
    panel.remove();
    escape();
  });

  it('keeps elements inert that were inert before', () => {
    const page = outside('<p inert>Tekst</p>');
    const { container } = mount(<Two />);
    start(container, 'Otwórz');
    letItBeHeard();
    escape();
    expect(page.firstElementChild?.hasAttribute('inert')).toBe(true);
    page.remove();
  });
});

describe('Back', () => {
  const reasons: DialogCloseReason[] = [];
  function One({ isBusy = false }: { isBusy?: boolean }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Otwórz</button>
        <Modal
          closesOnBack
          isOpen={isOpen}
          isBusy={isBusy}
          title="Okno"
          onClose={(reason) => {
            reasons.push(reason);
            setOpen(false);
          }}
        />
      </>
    );
  }
  const state = () => history.state as unknown;
  /** The page's own state in the entry of these dialogs. */
  const over = (pageState: object, dialogs: number) => ({ ...pageState, [entryKey]: dialogs });
  beforeEach(async () => {
    vi.useRealTimers();
    await historyArrives();
    reasons.length = 0;
    history.replaceState({ own: 1 }, '');
  });

  it('closes it unseen by other listeners', async () => {
    const heard = vi.fn();
    window.addEventListener('popstate', heard);
    const { container } = mount(<One />);
    start(container, 'Otwórz');
    await historyArrives();
    expect(state()).toEqual(over({ own: 1 }, 1));
    history.back();
    await historyArrives();
    expect([reasons, names(), state(), heard.mock.calls.length]).toEqual([['back'], [], { own: 1 }, 0]);
    window.removeEventListener('popstate', heard);
  });

  it('gives up a traversal without a target, and makes the next one', async () => {
    const go = vi.spyOn(history, 'go').mockImplementationOnce(() => {});
    const { container } = mount(<One />);
    for (const arrivesAt of [over({ own: 1 }, 1), { own: 1 }]) {
      start(container, 'Otwórz');
      await historyArrives();
      escape();
      await historyArrives();
      expect(state()).toEqual(arrivesAt);
      await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    }
    go.mockRestore();
  });

  it('does not go back for a user who leaves, and repairs the history on return', async () => {
    const { container } = mount(<One />);
    start(container, 'Otwórz');
    await historyArrives();
    escape();
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await historyArrives();
    expect([names(), state()]).toEqual([[], over({ own: 1 }, 1)]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await historyArrives();
    expect(state()).toEqual({ own: 1 });
  });

  it('allows Forward, and the next dialog takes over that entry', async () => {
    const { container } = mount(<One />);
    start(container, 'Otwórz');
    await historyArrives();
    history.back();
    await historyArrives();
    history.forward();
    await historyArrives();
    expect([names(), state()]).toEqual([[], over({ own: 1 }, 1)]);
    const { length } = history;
    start(container, 'Otwórz');
    await historyArrives();
    expect([names(), history.length]).toEqual([['Okno'], length]);
  });

  it('finds no entry of a dialog that was closed in another way', async () => {
    const { container } = mount(<One />);
    start(container, 'Otwórz');
    await historyArrives();
    escape();
    await historyArrives();
    expect([reasons, state()]).toEqual([['escape'], { own: 1 }]);
  });

  it('keeps an address that was pushed meanwhile', async () => {
    const { container } = mount(<One />);
    start(container, 'Otwórz');
    await historyArrives();
    history.replaceState({ region: 1 }, '');
    history.pushState({ region: 2 }, '', '/lista');
    escape();
    await historyArrives();
    expect([state(), location.pathname]).toEqual([{ region: 2 }, '/lista']);
  });

  it('keeps a busy dialog open, with its entry', async () => {
    const { container } = mount(<One isBusy />);
    start(container, 'Otwórz');
    await historyArrives();
    const own = state();
    history.back();
    await historyArrives();
    expect([reasons, names(), state()]).toEqual([[], ['Okno'], own]);
  });

  it('skips the entry of a dialog that a reload has closed', async () => {
    history.pushState({ [entryKey]: 1 }, '');
    mount(<One />);
    await expect.poll(state).toEqual({ own: 1 });
  });

  it.each([['a text'], [null], [[1, 2]], [{ [entryKey]: 'not ours' }]])(
    'works with the page state %j',
    async (kept) => {
      history.replaceState(kept, '');
      const { container } = mount(<One />);
      start(container, 'Otwórz');
      await historyArrives();
      expect(state()).toMatchObject({ [entryKey]: 1 });
      history.back();
      await historyArrives();
      expect([reasons, state()]).toEqual([['back'], kept]);
      history.replaceState(null, '');
    },
  );

  it('is not changed by dialogs without closesOnBack', async () => {
    const [push, go, listen] = [
      vi.spyOn(history, 'pushState'),
      vi.spyOn(history, 'go'),
      vi.spyOn(window, 'addEventListener'),
    ];
    const { container } = mount(<Two isNested />);
    start(container, 'Otwórz');
    start(openDialogs()[0]!, 'Jeszcze');
    escape();
    escape();
    await historyArrives();
    expect([push.mock.calls, go.mock.calls, state()]).toEqual([[], [], { own: 1 }]);
    expect(listen.mock.calls.map(([type]) => type).filter((type) => /state|page|unload/.test(type))).toEqual([]);
    for (const spy of [push, go, listen]) spy.mockRestore();
  });

  it('has no listener left once all dialogs are closed and their entries are gone', async () => {
    const listeners = new Set<unknown>();
    const spies = [
      vi.spyOn(window, 'addEventListener').mockImplementation(function (this: Window, ...given) {
        if (given[0] === 'popstate') listeners.add(given[1]);
        EventTarget.prototype.addEventListener.apply(window, given);
      }),
      vi.spyOn(window, 'removeEventListener').mockImplementation(function (this: Window, ...given) {
        if (given[0] === 'popstate') listeners.delete(given[1]);
        EventTarget.prototype.removeEventListener.apply(window, given);
      }),
    ];
    const { container } = mount(<One />);
    start(container, 'Otwórz');
    await historyArrives();
    expect(listeners.size).toBe(1);
    escape();
    await historyArrives();
    await historyArrives();
    expect(listeners.size).toBe(0);
    for (const spy of spies) spy.mockRestore();
  });

  /** A question inside a dialog; each with Back or not. */
  function Nested({ outer, inner }: { outer: boolean; inner: boolean }) {
    const [isOpen, setOpen] = useState(false);
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Otwórz</button>
        <Modal closesOnBack={outer} isOpen={isOpen} title="Okno" onClose={() => setOpen(false)}>
          <button onClick={() => setAsking(true)}>Jeszcze</button>
          <AlertDialog
            closesOnBack={inner}
            isOpen={isAsking}
            title="Usunąć?"
            description="Adres zniknie."
            action={{ label: 'Usuń', onPress() {} }}
            safeLabel="Zostaw"
            onClose={() => setAsking(false)}
          />
        </Modal>
      </>
    );
  }

  it('closes the inner one of two, then the outer one', async () => {
    const { container } = mount(<Nested outer inner />);
    start(container, 'Otwórz');
    await historyArrives();
    start(openDialogs()[0]!, 'Jeszcze');
    await historyArrives();
    expect(state()).toEqual(over({ own: 1 }, 2));
    const shown: Array<ReadonlyArray<string>> = [];
    for (let times = 0; times < 2; times += 1) {
      history.back();
      await historyArrives();
      shown.push(names());
    }
    expect([shown, state()]).toEqual([[['Okno'], []], { own: 1 }]);
  });

  it('closes only the inner one if only that one asks for it', async () => {
    const { container } = mount(<Nested outer={false} inner />);
    start(container, 'Otwórz');
    start(openDialogs()[0]!, 'Jeszcze');
    await historyArrives();
    expect(state()).toEqual(over({ own: 1 }, 1));
    history.back();
    await historyArrives();
    expect([names(), state()]).toEqual([['Okno'], { own: 1 }]);
    escape();
  });

  it('closes both if only the outer one asks for it', async () => {
    const { container } = mount(<Nested outer inner={false} />);
    start(container, 'Otwórz');
    start(openDialogs()[0]!, 'Jeszcze');
    await historyArrives();
    history.back();
    await historyArrives();
    expect([names(), state()]).toEqual([[], { own: 1 }]);
  });
});
