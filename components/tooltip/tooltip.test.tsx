// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/announce.ts';
import { IconButton } from '../button/index.ts';
import { byRole, descriptionOf, hydrate, mount, press } from '../field/testing.tsx';
import { icons } from '../icon/index.ts';
import { Toggletip, Tooltip } from './index.ts';

/** jsdom 31 has no popovers: these stubs keep the state in an attribute. */
beforeEach(({ onTestFinished }) => {
  vi.useFakeTimers();
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.dataset['open'] = '';
    },
    hidePopover(this: HTMLElement) {
      delete this.dataset['open'];
    },
  });
  // Runs last, when the test's page is gone.
  onTestFinished(() => {
    // The next tip waits again.
    vi.runAllTimers();
    vi.useRealTimers();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
});

const tooltip = (
  <Tooltip text="Odłóż na później.">
    <IconButton icon={icons.heart} label="Na listę" />
  </Tooltip>
);
const parts = (container: HTMLElement) => {
  const button = byRole(container, 'button');
  const bubble = button.nextElementSibling as HTMLElement;
  return { button, bubble, isShown: () => bubble.dataset['open'] !== undefined };
};
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
/** React derives enter and leave events from `pointerover` and `pointerout`. */
const point = (from: Element | null, to: Element, pointerType = 'mouse') =>
  act(() => {
    const event = (type: string, relatedTarget: Element | null) =>
      Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType });
    from?.dispatchEvent(event('pointerout', to));
    to.dispatchEvent(event('pointerover', from));
  });
const focus = (element: HTMLElement) => {
  act(() => element.focus());
  wait(0);
};

describe('Tooltip', () => {
  it('shows the name of an icon alone to eyes only, and leaves Escape to what is around', () => {
    const onKeyDown = vi.fn();
    const { container } = mount(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={onKeyDown}>
        <Tooltip text="Zamknij" kind="name">
          <IconButton icon={icons.close} label="Zamknij" />
        </Tooltip>
      </div>,
    );
    const { button, bubble, isShown } = parts(container);
    expect([descriptionOf(button), bubble.getAttribute('aria-hidden'), bubble.hasAttribute('role')]).toEqual([
      '',
      'true',
      false,
    ]);
    focus(button);
    expect(isShown()).toBe(true);
    press(button, 'Escape');
    expect([isShown(), onKeyDown.mock.calls.length]).toEqual([false, 1]);
  });

  it('describes the control, visible or not, server HTML included', () => {
    const html = renderToString(tooltip);
    expect(html).not.toContain('style=');
    const { container, errors } = hydrate(tooltip);
    expect(errors).toEqual([]);
    const { button, bubble } = parts(container);
    expect(descriptionOf(button)).toBe('Odłóż na później.');
    expect(bubble.getAttribute('role')).toBe('tooltip');
    expect(bubble.getAttribute('popover')).toBe('manual');
  });

  it("comes after the control's other descriptions", () => {
    const { container } = mount(
      <>
        <p id="cena">69,00 zł</p>
        <Tooltip text="Odłóż na później.">
          <IconButton icon={icons.heart} label="Na listę" aria-describedby="cena" />
        </Tooltip>
      </>,
    );
    expect(descriptionOf(byRole(container, 'button'))).toBe('69,00 zł Odłóż na później.');
  });

  it('shows at once on keyboard focus, and hides with it', () => {
    const { container } = mount(tooltip);
    const { button, isShown } = parts(container);
    focus(button);
    expect(isShown()).toBe(true);
    act(() => button.blur());
    wait(0);
    expect(isShown()).toBe(false);
  });

  it('shows under a resting mouse, not under a passing one, and lets it reach the bubble', () => {
    const { container } = mount(tooltip);
    const { button, bubble, isShown } = parts(container);
    point(null, button);
    wait(250);
    expect(isShown()).toBe(false);
    point(button, document.body);
    wait(1000);
    expect(isShown()).toBe(false);
    point(null, button);
    wait(300);
    expect(isShown()).toBe(true);
    point(button, document.body);
    wait(150);
    point(document.body, bubble);
    wait(5000);
    expect(isShown()).toBe(true);
    point(bubble, document.body);
    wait(200);
    expect(isShown()).toBe(false);
  });

  const mountTwo = () => {
    const { container, rerender } = mount(
      <>
        <Tooltip key="first" text="Odłóż na później.">
          <IconButton icon={icons.heart} label="Na listę" />
        </Tooltip>
        <Tooltip key="second" text="Najwyżej cztery.">
          <IconButton icon={icons.compare} label="Porównaj" />
        </Tooltip>
      </>,
    );
    const [first, second] = container.querySelectorAll('button');
    const shown = () => [...container.querySelectorAll('[data-open]')].map(({ textContent }) => textContent);
    return { first: first!, second: second!, shown, rerender };
  };

  it('waits once for a row of controls, and shows one at a time', () => {
    const { first, second, shown } = mountTwo();
    point(null, first);
    wait(299);
    expect(shown()).toEqual([]);
    wait(1);
    expect(shown()).toEqual(['Odłóż na później.']);
    point(first, second);
    expect(shown()).toEqual(['Najwyżej cztery.']);
    point(second, document.body);
    wait(1000);
    point(document.body, first);
    wait(299);
    expect(shown()).toEqual([]);
  });

  it('shows at the mouse instead of at the focus', () => {
    const { first, second, shown } = mountTwo();
    focus(first);
    point(null, second);
    expect(shown()).toEqual(['Najwyżej cztery.']);
  });

  it('is forgotten by the others when it goes before it shows', () => {
    const { first, shown, rerender } = mountTwo();
    point(null, first);
    rerender(
      <Tooltip key="third" text="Wyślij znajomej.">
        <IconButton icon={icons.heart} label="Poleć" />
      </Tooltip>,
    );
    wait(1000);
    point(null, document.querySelector('button')!);
    wait(299);
    expect(shown()).toEqual([]);
  });

  it('stays while it has keyboard focus when the mouse leaves', () => {
    const { container } = mount(tooltip);
    const { button, isShown } = parts(container);
    focus(button);
    point(null, button);
    point(button, document.body);
    wait(1000);
    expect(isShown()).toBe(true);
  });

  it('does not show on touch', () => {
    const { container } = mount(tooltip);
    const { button, isShown } = parts(container);
    point(null, button, 'touch');
    wait(1000);
    expect(isShown()).toBe(false);
  });

  it('does not show for the mouse that iOS reports after a touch', () => {
    const { container } = mount(tooltip);
    const { button, isShown } = parts(container);
    act(() => void document.dispatchEvent(Object.assign(new Event('pointerup'), { pointerType: 'touch' })));
    point(null, button);
    wait(400);
    expect(isShown()).toBe(false);
    point(button, document.body);
    wait(200);
    point(document.body, button);
    wait(300);
    expect(isShown()).toBe(true);
  });

  it('is hidden by Escape, which then does nothing else; other keys keep it', () => {
    const { container } = mount(tooltip);
    const { button, isShown } = parts(container);
    const heard = vi.fn();
    container.addEventListener('keydown', heard);
    focus(button);
    press(button, 'ArrowDown');
    expect(isShown()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(press(button, 'Escape')).toBe(false);
    expect(isShown()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(press(button, 'Escape')).toBe(true);
  });

  it('is above, below without room there, and always in the window', () => {
    const { container } = mount(tooltip);
    const { button, bubble } = parts(container);
    Object.defineProperties(bubble, { offsetWidth: { value: 100 }, offsetHeight: { value: 30 } });
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 320, configurable: true });
    const at = (left: number, top: number) => {
      button.getBoundingClientRect = () => new DOMRect(left, top, 44, 44);
      window.dispatchEvent(new Event('scroll'));
      return bubble.style.getPropertyValue('inset');
    };
    focus(button);
    expect(at(100, 200)).toBe('162px auto auto 72px');
    expect(at(0, 20)).toBe('72px auto auto 8px');
    expect(at(276, 200)).toBe('162px auto auto 212px');
  });
});

describe('Toggletip', () => {
  const toggletip = <Toggletip aria-label="O punktach">Za każde 10 zł dostajesz punkt.</Toggletip>;
  const toggle = (bubble: HTMLElement, newState: string) =>
    act(() => void bubble.dispatchEvent(Object.assign(new Event('toggle'), { newState })));

  it('is opened by the browser itself, without a script', () => {
    const page = new DOMParser().parseFromString(renderToString(toggletip), 'text/html').body;
    const { button, bubble } = parts(page);
    expect(button.getAttribute('aria-label')).toBe('O punktach');
    expect(button.getAttribute('type')).toBe('button');
    expect(button.getAttribute('popovertarget')).toBe(bubble.id);
    expect(bubble.getAttribute('popover')).toBe('auto');
  });

  it('announces its note once each time it opens, and nothing when it closes', () => {
    clearAnnouncements();
    const { container } = mount(toggletip);
    const { bubble } = parts(container);
    expect(announcements).toEqual([]);
    toggle(bubble, 'open');
    expect(announcements).toEqual([{ text: 'Za każde 10 zł dostajesz punkt.', isAssertive: false }]);
    expect(bubble.style.getPropertyValue('inset')).not.toBe('');
    toggle(bubble, 'closed');
    expect(announcements).toHaveLength(1);
    bubble.style.removeProperty('inset');
    window.dispatchEvent(new Event('resize'));
    expect(bubble.style.getPropertyValue('inset')).toBe('');
  });
});
