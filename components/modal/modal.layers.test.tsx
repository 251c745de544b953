// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { byRole, mount, nameOf, press } from '../field/testing.tsx';
import { Popover } from '../popover/index.ts';
import { DialogClose, DialogSurface, DialogTitle, Modal } from './index.ts';
import { openDialogs, pressWithMouse, stubPopovers } from './testing.ts';

const names = () => openDialogs().map(nameOf);
const focused = () => nameOf(document.activeElement!);
const escape = () => press(document.activeElement as HTMLElement, 'Escape');
/** As screen readers and voice control click: without a pointer. */
const clickVirtually = (name: string) =>
  act(() => {
    const button = byRole(document.body, 'button', name);
    button.focus();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
  });
/** Radix notices layers and moves focus in a later task. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(20));

beforeEach(() => {
  vi.useFakeTimers();
  stubPopovers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form in a dialog, with a hint beside a field and a question; the question may remove what asked it. */
function Page({ removes = false }: { removes?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Dodaj</button>
      <a href="/dalej">Dalej</a>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Adres">
        <input aria-label="Ulica" />
        <Popover label="Pomoc" trigger={<Button>Jak wpisać</Button>}>
          <button>Przykład</button>
        </Popover>
        {!isRemoved && <button onClick={() => setAsking(true)}>Usuń</button>}
        <AlertDialog
          isOpen={isAsking}
          title="Usunąć?"
          description="Adres zniknie."
          safeLabel="Zostaw"
          action={{
            label: 'Usuwam',
            onPress() {
              setRemoved(removes);
              setAsking(false);
            },
          }}
          onClose={() => setAsking(false)}
        />
      </Modal>
    </main>
  );
}

describe('layers', () => {
  it('close on Escape one after the other, the topmost first', async () => {
    mount(<Page />);
    clickVirtually('Dodaj');
    clickVirtually('Usuń');
    await settle();
    expect(names()).toEqual(['Adres', 'Usunąć?']);
    escape();
    await settle();
    expect([names(), focused()]).toEqual([['Adres'], 'Usuń']);
    clickVirtually('Jak wpisać');
    await settle();
    expect(focused()).toBe('Pomoc');
    escape();
    await settle();
    expect([names(), focused(), document.querySelector('[role="dialog"]:not(dialog)')]).toEqual([
      ['Adres'],
      'Jak wpisać',
      null,
    ]);
    escape();
    expect([names(), focused()]).toEqual([[], 'Dodaj']);
  });

  it('close on presses outside one after the other', async () => {
    mount(<Page />);
    clickVirtually('Dodaj');
    clickVirtually('Usuń');
    await pressWithMouse(byRole(openDialogs()[0]!, 'button', 'Jak wpisać'));
    await pressWithMouse(document.body);
    // A question is not closed so.
    expect(names()).toEqual(['Adres', 'Usunąć?']);
    escape();
    await pressWithMouse(document.body);
    expect([names(), focused()]).toEqual([[], 'Dodaj']);
  });

  it('give an inner dialog the press beside both, and keep the outer one', async () => {
    const onClose = vi.fn();
    function Two() {
      const [isOpen, setOpen] = useState(false);
      return (
        <Modal isOpen onClose={onClose} title="Koszyk">
          <button onClick={() => setOpen(true)}>Filtruj</button>
          <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Filtry" />
        </Modal>
      );
    }
    mount(<Two />);
    clickVirtually('Filtruj');
    expect(names()).toEqual(['Koszyk', 'Filtry']);
    await pressWithMouse(document.body);
    expect([names(), onClose.mock.calls]).toEqual([['Koszyk'], []]);
    await pressWithMouse(document.body);
    expect(onClose.mock.calls).toEqual([['outside']]);
  });

  it('return focus inside the outer dialog when the opener is gone', async () => {
    mount(<Page removes />);
    clickVirtually('Dodaj');
    clickVirtually('Usuń');
    await settle();
    clickVirtually('Usuwam');
    await settle();
    expect([names(), focused()]).toEqual([['Adres'], 'Jak wpisać']);
    escape();
    expect(focused()).toBe('Dodaj');
  });
});

describe('Escape inside a dialog', () => {
  const onClose = vi.fn();
  beforeEach(() => void onClose.mockClear());

  it('reaches what is inside unprevented', () => {
    const seen: boolean[] = [];
    mount(
      <Modal isOpen onClose={onClose} title="Okno">
        <button onKeyDown={(event) => seen.push(event.defaultPrevented)}>Lista</button>
      </Modal>,
    );
    expect(press(byRole(document.body, 'button', 'Lista'), 'Escape')).toBe(false);
    expect([seen, onClose.mock.calls]).toEqual([[false], [['escape']]]);
  });

  it.each<[string, KeyboardEventInit | undefined, (event: { stopPropagation(): void }) => void]>([
    ['that something inside stops', {}, (event) => event.stopPropagation()],
    ['that ends a composition', { isComposing: true }, () => {}],
  ])('does not close it %s', (_what, options, onKeyDown) => {
    mount(
      <Modal isOpen onClose={onClose} title="Okno">
        <button onKeyDown={onKeyDown}>Lista</button>
      </Modal>,
    );
    const button = byRole(document.body, 'button', 'Lista');
    press(button, 'Escape', options);
    press(button, 'a');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes it when focus was lost', () => {
    mount(<Modal isOpen onClose={onClose} title="Okno" />);
    act(() => (document.activeElement as HTMLElement).blur());
    press(document.body, 'Escape');
    expect(onClose.mock.calls).toEqual([['escape']]);
  });
});

describe('a press on what is usable beside a dialog', () => {
  it.each(['data-alert-region', 'data-cookie-panel'])(
    'does not close it, even if that takes it away: %s',
    async (kind) => {
      const onClose = vi.fn();
      const region = document.body.appendChild(document.createElement('section'));
      region.innerHTML = '<button>Zamknij komunikat</button>';
      region.setAttribute(kind, '');
      region.firstElementChild!.addEventListener('click', () => region.remove());
      mount(<Modal isOpen onClose={onClose} title="Okno" />);
      await pressWithMouse(region.firstElementChild!);
      expect([region.isConnected, onClose.mock.calls]).toEqual([false, []]);
    },
  );
});

describe('clicks without a pointer', () => {
  it('work on every button of a Modal', () => {
    const [onClose, onSave] = [vi.fn(), vi.fn()];
    mount(
      <Modal isOpen onClose={onClose} title="Okno" actions={<Button onClick={onSave}>Zapisz</Button>}>
        <button onClick={onSave}>W środku</button>
      </Modal>,
    );
    for (const name of ['Zamknij', 'Zapisz', 'W środku']) clickVirtually(name);
    expect([onClose.mock.calls, onSave.mock.calls.length]).toEqual([[['button']], 2]);
  });

  it('work on every button of an AlertDialog and a Drawer', () => {
    const [onClose, onPress] = [vi.fn(), vi.fn()];
    const { rerender } = mount(
      <AlertDialog
        isOpen
        title="Usunąć?"
        description="Adres zniknie."
        safeLabel="Zostaw"
        action={{ label: 'Usuń', onPress }}
        onClose={onClose}
      />,
    );
    for (const name of ['Zamknij', 'Usuń', 'Zostaw']) clickVirtually(name);
    expect([onClose.mock.calls, onPress.mock.calls.length]).toEqual([[['button'], ['button']], 1]);
    rerender(<Drawer isOpen title="Filtry" onClose={onClose} actions={<Button onClick={onPress}>Wyczyść</Button>} />);
    for (const name of ['Zamknij', 'Wyczyść']) clickVirtually(name);
    expect([onClose.mock.calls.length, onPress.mock.calls.length]).toEqual([3, 2]);
  });
});

describe('DialogSurface', () => {
  it('is a bare dialog with a title and a button that closes', () => {
    const onClose = vi.fn();
    mount(
      <DialogSurface isOpen onClose={onClose} className="own">
        <DialogTitle>Podgląd</DialogTitle>
        <DialogClose>Gotowe</DialogClose>
      </DialogSurface>,
    );
    expect([names(), openDialogs()[0]!.className, focused()]).toEqual([['Podgląd'], 'own', 'Gotowe']);
    clickVirtually('Gotowe');
    expect(onClose.mock.calls).toEqual([['button']]);
  });

  it('can refuse each way of closing', async () => {
    const [onClose, canClose] = [vi.fn(), vi.fn(() => false)];
    mount(
      <DialogSurface isOpen onClose={onClose} canClose={canClose} aria-label="Podgląd">
        <DialogClose>Gotowe</DialogClose>
      </DialogSurface>,
    );
    clickVirtually('Gotowe');
    escape();
    await pressWithMouse(document.body);
    expect([canClose.mock.calls, onClose.mock.calls]).toEqual([[['button'], ['escape'], ['outside']], []]);
  });
});
