// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { byRole, click, hydrate, mount, nameOf, press } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Menu } from './index.ts';
import { nextStop } from './next-stop.ts';
import { items } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const toggle = (container: ParentNode, name: string) => byRole(container, 'button', `${name}: podkategorie`);
const panel = (container: ParentNode, name: string) =>
  document.getElementById(toggle(container, name).getAttribute('aria-controls')!)!;
const link = (container: ParentNode, name: string) => byRole(container, 'link', name);
/** The departments whose panels `aria-expanded` shows. */
const openIn = (container: ParentNode) =>
  ['Ceramika', 'Len'].filter((name) => toggle(container, name).getAttribute('aria-expanded') === 'true');
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
/** React derives enter and leave events from `pointerover` and `pointerout`. */
const point = (from: Element, to: Element, pointerType = 'mouse') =>
  act(() => {
    const event = (type: string, relatedTarget: Element) =>
      Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType });
    from.dispatchEvent(event('pointerout', to));
    to.dispatchEvent(event('pointerover', from));
  });
const focused = () => nameOf(document.activeElement!);

describe('Menu', () => {
  it('renders links to every category on the server, closed', () => {
    const html = renderToString(<Menu items={items} />);
    expect(html).not.toContain('style=');
    const page = new DOMParser().parseFromString(html, 'text/html').body;
    expect([...page.querySelectorAll('a')].map((each) => [nameOf(each), each.getAttribute('href')])).toEqual([
      ['Ceramika', '/ceramika'],
      ['Kubki', '/kubki'],
      ['Czarki', '/czarki'],
      ['Miski', '/miski'],
      ['Len', '/len'],
      ['Obrusy', '/obrusy'],
      ['Światło', '/swiatlo'],
    ]);
    expect(page.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
    expect(hydrate(<Menu items={items} />).errors).toEqual([]);
  });

  it('is a named landmark of lists, also for VoiceOver, without role menu', () => {
    const { container, rerender } = mount(<Menu items={items} />);
    const nav = container.querySelector('nav')!;
    expect(nav.getAttribute('aria-label')).toBe('Działy sklepu');
    expect([...nav.querySelectorAll('ul')].every((list) => list.getAttribute('role') === 'list')).toBe(true);
    expect(nav.querySelectorAll('[role^="menu"]')).toHaveLength(0);
    rerender(<Menu items={items} label="Sklep" />);
    expect(nav.getAttribute('aria-label')).toBe('Sklep');
  });

  it('marks the current page and its ancestors', () => {
    const { container } = mount(<Menu items={items} />);
    expect(link(container, 'Czarki').getAttribute('aria-current')).toBe('page');
    expect(link(container, 'Ceramika').getAttribute('aria-current')).toBe('true');
    expect(link(container, 'Len').hasAttribute('aria-current')).toBe(false);
    const roofs = [...container.querySelectorAll('a svg')];
    expect(roofs.map((roof) => roof.closest('a')?.textContent)).toEqual(['Ceramika']);
    expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  });

  it('marks the ancestor of a page that is not in the menu', () => {
    const { container } = mount(<Menu items={[{ name: 'Len', address: '/len', isCurrent: 'within' }]} />);
    expect(link(container, 'Len').getAttribute('aria-current')).toBe('true');
    expect(link(container, 'Len').querySelector('svg')).not.toBeNull();
  });

  it('toggles one panel at a time by its button', () => {
    const { container } = mount(<Menu items={items} />);
    click(toggle(container, 'Ceramika'));
    expect(openIn(container)).toEqual(['Ceramika']);
    expect(toggle(container, 'Len').getAttribute('type')).toBe('button');
    click(toggle(container, 'Len'));
    expect(openIn(container)).toEqual(['Len']);
    click(toggle(container, 'Len'));
    expect(openIn(container)).toEqual([]);
  });

  it('closes by Escape and returns focus if the panel had it', () => {
    const { container } = mount(<Menu items={items} />);
    click(toggle(container, 'Ceramika'));
    press(link(container, 'Miski'), 'x');
    expect(openIn(container)).toEqual(['Ceramika']);
    press(link(container, 'Miski'), 'Escape');
    expect(openIn(container)).toEqual([]);
    expect(focused()).toBe('Ceramika: podkategorie');
    click(toggle(container, 'Len'));
    press(link(container, 'Światło'), 'Escape');
    expect(openIn(container)).toEqual([]);
    expect(focused()).toBe('Światło');
  });

  it('closes on focus or a press outside, not inside', () => {
    const { container } = mount(
      <>
        <Menu items={items} />
        <button type="button">Obok</button>
      </>,
    );
    const outside = byRole(container, 'button', 'Obok');
    const pressOn = (element: Element) =>
      act(() => void element.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    click(toggle(container, 'Ceramika'));
    act(() => toggle(container, 'Ceramika').focus());
    act(() => link(container, 'Miski').focus());
    pressOn(panel(container, 'Ceramika'));
    expect(openIn(container)).toEqual(['Ceramika']);
    act(() => outside.focus());
    expect(openIn(container)).toEqual([]);
    click(toggle(container, 'Ceramika'));
    pressOn(outside);
    expect(openIn(container)).toEqual([]);
  });

  it('opens under a resting mouse, not under a passing one or a finger', () => {
    const { container } = mount(<Menu items={items} />);
    point(container, link(container, 'Ceramika'));
    wait(150);
    point(link(container, 'Ceramika'), container);
    wait(1000);
    expect(openIn(container)).toEqual([]);
    point(container, link(container, 'Ceramika'), 'touch');
    wait(1000);
    expect(openIn(container)).toEqual([]);
    point(container, link(container, 'Ceramika'));
    wait(200);
    expect(openIn(container)).toEqual(['Ceramika']);
  });

  it('lets the mouse cross another item on its way to the panel and back', () => {
    const { container } = mount(<Menu items={items} />);
    point(container, link(container, 'Ceramika'));
    wait(200);
    point(link(container, 'Ceramika'), link(container, 'Len'));
    wait(150);
    point(link(container, 'Len'), panel(container, 'Ceramika'));
    wait(5000);
    expect(openIn(container)).toEqual(['Ceramika']);
    point(panel(container, 'Ceramika'), container);
    wait(350);
    point(container, panel(container, 'Ceramika'));
    wait(5000);
    expect(openIn(container)).toEqual(['Ceramika']);
    point(panel(container, 'Ceramika'), container);
    wait(400);
    expect(openIn(container)).toEqual([]);
  });

  it('keeps a pressed or focused panel open, whatever the mouse does', () => {
    const { container } = mount(<Menu items={items} />);
    const open = () => {
      point(container, link(container, 'Ceramika'));
      wait(200);
    };
    const leave = () => {
      point(panel(container, 'Ceramika'), link(container, 'Len'));
      wait(1000);
    };
    open();
    click(toggle(container, 'Ceramika'));
    leave();
    expect(openIn(container)).toEqual(['Ceramika']);
    click(toggle(container, 'Ceramika'));
    expect(openIn(container)).toEqual([]);
    open();
    act(() => link(container, 'Miski').focus());
    leave();
    expect(openIn(container)).toEqual(['Ceramika']);
  });

  it('moves by arrows, Home and End: in the bar, and in an open panel from its button', () => {
    const { container } = mount(<Menu items={items} />);
    const keys = (...names: ReadonlyArray<string>) =>
      names.map((key) => {
        press(document.activeElement as HTMLElement, key);
        return focused();
      });
    act(() => link(container, 'Ceramika').focus());
    expect(keys('ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'ArrowRight', 'Home')).toEqual([
      'Ceramika: podkategorie',
      'Len',
      'Ceramika: podkategorie',
      'Światło',
      'Światło',
      'Ceramika',
    ]);
    click(toggle(container, 'Ceramika'));
    act(() => toggle(container, 'Ceramika').focus());
    expect(keys('ArrowDown', 'ArrowDown', 'End', 'ArrowUp', 'Home')).toEqual([
      'Kubki',
      'Czarki',
      'Miski',
      'Czarki',
      'Kubki',
    ]);
    expect(press(link(container, 'Kubki'), 'ArrowDown')).toBe(false);
    expect(press(link(container, 'Kubki'), 'Tab')).toBe(true);
    // The browser's own: back in its history.
    expect(press(link(container, 'Kubki'), 'ArrowLeft', { altKey: true })).toBe(true);
  });

  it('is in English on English pages', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <Menu items={items} />
      </TextsProvider>,
    );
    expect(container.querySelector('nav')?.getAttribute('aria-label')).toBe('Departments');
    expect(byRole(container, 'button', 'Len: subcategories')).toBeTruthy();
  });
});

describe('nextStop', () => {
  it('follows the text direction along the line only', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a'].map((key) => nextStop(key, 1, 4, true))).toEqual([
      2,
      0,
      0,
      2,
      undefined,
    ]);
  });
});
