// @vitest-environment jsdom
import { act, StrictMode, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, descriptionOf, hydrate, mount, nameOf, press, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Modal, type DialogCloseReason, type ModalProps } from './index.ts';
import { letItBeHeard, openDialogs, pressWithMouse, stubPopovers } from './testing.ts';

const reasons: DialogCloseReason[] = [];

function Page({ children, before, ...props }: Partial<ModalProps> & { before?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <StrictMode>
      <main>
        <h1>Koszyk</h1>
        {before}
        <button onClick={() => setOpen(true)}>Opuść</button>
        <a href="/dalej">Dalej</a>
      </main>
      <Modal
        title="Wyjść z zamówienia?"
        {...props}
        isOpen={isOpen}
        onClose={(reason) => {
          reasons.push(reason);
          setOpen(false);
        }}
      >
        {children}
      </Modal>
    </StrictMode>
  );
}

const dialog = () => {
  const [one, ...others] = openDialogs();
  if (!one || others.length > 0) throw new Error(`${others.length + (one ? 1 : 0)} dialogs are open`);
  return one;
};
const open = (element: ReactNode) => {
  const { container, rerender } = mount(element);
  const trigger = byRole<HTMLButtonElement>(container, 'button', 'Opuść');
  trigger.focus();
  click(trigger);
  return { container, trigger, rerender };
};
const tabFrom = (element: HTMLElement, isBackwards = false) => {
  const isNative = press(element, 'Tab', { shiftKey: isBackwards });
  return isNative ? 'browser' : nameOf(document.activeElement!);
};

beforeEach(() => {
  vi.useFakeTimers();
  stubPopovers();
  reasons.length = 0;
  clearAnnouncements();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Modal', () => {
  it('is a dialog with a name, a description and a heading; nothing while closed', () => {
    const { container } = mount(<Page description="Dane nie są zapisane." />);
    expect(container.querySelector('dialog')).toBeNull();
    click(byRole(container, 'button', 'Opuść'));
    expect([nameOf(dialog()), descriptionOf(dialog())]).toEqual(['Wyjść z zamówienia?', 'Dane nie są zapisane.']);
    expect(byRole(dialog(), 'heading').tagName).toBe('H2');
    expect([dialog().getAttribute('aria-modal'), dialog().getAttribute('aria-busy')]).toEqual(['true', null]);
  });

  it('has no description where none is given', () => {
    open(<Page />);
    expect(dialog().hasAttribute('aria-describedby')).toBe(false);
  });

  it('is not in server HTML while closed, and hydrates without a mismatch', () => {
    expect(renderToString(<Page />)).not.toMatch(/style=|<dialog/);
    expect(hydrate(<Page />).errors).toEqual([]);
  });

  it.each([
    ['what is marked', true, true, 'Zostaję'],
    ['the first field', true, false, 'Kod'],
    ['its first button', false, false, 'Zamknij'],
  ])('gives focus to %s', (_what, hasField, isMarked, name) => {
    open(
      <Page>
        {hasField && <input aria-label="Kod" />}
        <button data-initial-focus={isMarked ? '' : undefined}>Zostaję</button>
      </Page>,
    );
    expect(nameOf(document.activeElement!)).toBe(name);
  });

  it('closes by its button and returns focus [T-23 part]', () => {
    const { trigger } = open(<Page />);
    click(byRole(dialog(), 'button', 'Zamknij'));
    expect([reasons, openDialogs().length, document.activeElement]).toEqual([['button'], 0, trigger]);
  });

  it('closes on the first Escape from a text field in which nothing was typed', () => {
    open(
      <Page>
        <input aria-label="Kod" defaultValue="LATO" />
      </Page>,
    );
    expect(press(dialog().querySelector('input')!, 'Escape')).toBe(false);
    expect(reasons).toEqual(['escape']);
  });

  it('closes on Escape, from an edited text field on the second one, with nothing lost [T-23 part]', () => {
    open(
      <Page>
        <input aria-label="Kod" defaultValue="LATO" />
      </Page>,
    );
    const input = dialog().querySelector('input')!;
    type(input, 'ZIMA');
    expect(press(input, 'Escape')).toBe(false);
    expect([reasons, document.activeElement, input.value]).toEqual([[], dialog(), 'ZIMA']);
    press(dialog(), 'Escape');
    expect(reasons).toEqual(['escape']);
  });

  it.each(['checkbox', 'radio', 'range'])('closes at once from a %s, where nothing is typed', (type) => {
    open(
      <Page>
        <input type={type} aria-label="Wybór" />
      </Page>,
    );
    press(dialog().querySelector('input')!, 'Escape');
    expect(reasons).toEqual(['escape']);
  });

  it('ignores an Escape handled by something inside', () => {
    open(
      <Page>
        <button onKeyDown={(event) => event.preventDefault()}>Lista</button>
      </Page>,
    );
    press(byRole(dialog(), 'button', 'Lista'), 'Escape');
    expect(reasons).toEqual([]);
  });

  it('closes on a press outside, not on one that began inside, nor by another button of the mouse [T-23 part]', async () => {
    const { container } = open(<Page before={<button>Kup</button>} />);
    const outside = byRole(container, 'button', 'Kup');
    await pressWithMouse(dialog());
    await pressWithMouse(outside, dialog());
    act(() => void outside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 })));
    expect(reasons).toEqual([]);
    await pressWithMouse(outside);
    expect(reasons).toEqual(['outside']);
  });

  it('does not close while a cookie panel is visible [T-23 part]', async () => {
    const panel = document.body.appendChild(document.createElement('div'));
    panel.dataset['cookiePanel'] = '';
    open(<Page />);
    const attempts = async () => {
      press(dialog(), 'Escape');
      await pressWithMouse(document.body);
      click(byRole(dialog(), 'button', 'Zamknij'));
      return reasons.length;
    };
    expect(await attempts()).toBe(0);
    letItBeHeard();
    expect([panel.hasAttribute('inert'), panel.getAttribute('popover')]).toEqual([false, 'manual']);
    panel.hidden = true;
    press(dialog(), 'Escape');
    expect([reasons, panel.hasAttribute('popover')]).toEqual([['escape'], false]);
    panel.remove();
  });

  it('traps Tab inside, both ways', () => {
    open(<Page actions={<button>Wyjdź</button>} />);
    const [close, leave] = ['Zamknij', 'Wyjdź'].map((name) => byRole(dialog(), 'button', name));
    expect(tabFrom(leave!)).toBe('Zamknij');
    expect(tabFrom(close!, true)).toBe('Wyjdź');
    expect(tabFrom(close!)).toBe('browser');
    expect(tabFrom(dialog())).toBe('browser');
    expect(tabFrom(dialog(), true)).toBe('Wyjdź');
  });

  it('treats a radio group as one stop', () => {
    open(
      <Page>
        <input type="radio" name="size" aria-label="S" defaultChecked />
        <input type="radio" name="size" aria-label="M" />
      </Page>,
    );
    const [small, medium] = [...dialog().querySelectorAll('input')];
    expect(tabFrom(small!)).toBe('Zamknij');
    expect(tabFrom(medium!)).toBe('Zamknij');
    expect(tabFrom(byRole(dialog(), 'button', 'Zamknij'), true)).toBe('S');
  });

  it('makes the page inert after the opening, then usable again', () => {
    const { container, trigger } = open(<Page />);
    const main = container.querySelector('main')!;
    expect(main.hasAttribute('inert')).toBe(false);
    letItBeHeard();
    expect([main.hasAttribute('inert'), dialog().closest('[inert]')]).toEqual([true, null]);
    press(dialog(), 'Escape');
    expect([main.hasAttribute('inert'), document.activeElement]).toEqual([false, trigger]);
  });

  it('locks page scrolling, and keeps the room of its scrollbar', () => {
    const root = document.documentElement;
    open(<Page />);
    expect(root.getAttribute('data-scroll-lock')).toBe(window.innerWidth > root.clientWidth ? 'gutter' : '');
    press(dialog(), 'Escape');
    expect(root.hasAttribute('data-scroll-lock')).toBe(false);
  });

  it('stays while busy, and announces why', () => {
    const { rerender } = open(<Page isBusy />);
    expect(dialog().getAttribute('aria-busy')).toBe('true');
    press(dialog(), 'Escape');
    expect([reasons, announcements.map(({ text }) => text)]).toEqual([[], ['W\u00a0toku. Poczekaj chwilę.']]);
    rerender(<Page />);
    press(dialog(), 'Escape');
    expect(reasons).toEqual(['escape']);
  });

  it('cleans up when unmounted while open', () => {
    const { container, rerender } = open(<Page />);
    letItBeHeard();
    rerender(<button>Nic</button>);
    expect([openDialogs().length, container.querySelector('[inert]')]).toEqual([0, null]);
    expect(document.documentElement.hasAttribute('data-scroll-lock')).toBe(false);
    const isNative = press(byRole(container, 'button', 'Nic'), 'Escape');
    expect(isNative).toBe(true);
  });

  it('is in English on English pages', () => {
    open(
      <TextsProvider value={{ locale: 'en' }}>
        <Page />
      </TextsProvider>,
    );
    act(() => {});
    expect(byRole(dialog(), 'button', 'Close')).toBeTruthy();
  });
});
