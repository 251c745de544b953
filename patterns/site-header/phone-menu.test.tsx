// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byRole, click, hydrate, mount, nameOf } from '../../components/field/testing.tsx';
import { openDialogs, pressWithMouse, settleHistoryAfterTest, stubPopovers } from '../../components/modal/testing.ts';
import { PhoneMenu } from './index.ts';

const items = [
  { name: 'Ceramika', address: '#ceramika', isCurrent: true },
  { name: 'Len', address: '#len' },
];
const root = document.documentElement;
const level = (value: number) => root.style.setProperty('--viewport-level', String(value));
const summary = (container: ParentNode) => container.querySelector('summary')!;
const isOpen = () => [openDialogs().length === 1, root.classList.contains('sidebar-open')];
const opened = () => {
  const { container } = mount(<PhoneMenu items={items} />);
  click(summary(container));
  expect(isOpen()).toEqual([true, true]);
  return { container, sidebar: openDialogs()[0]! };
};

beforeEach(() => {
  settleHistoryAfterTest();
  stubPopovers();
  level(1);
});
afterEach(() => void vi.unstubAllGlobals());

describe('PhoneMenu', () => {
  it('renders links in a native disclosure before its script', () => {
    const html = renderToString(<PhoneMenu items={items} />);
    expect(html).not.toContain('style=');
    const page = new DOMParser().parseFromString(html, 'text/html').body;
    expect(page.querySelector('summary')?.getAttribute('aria-label')).toBe('Menu');
    const nav = page.querySelector('details > :not(summary) nav')!;
    expect(nav.getAttribute('aria-label')).toBe('Menu');
    expect([...nav.querySelectorAll('a')].map((link) => [nameOf(link), link.getAttribute('href')])).toEqual([
      ['Ceramika', '#ceramika'],
      ['Len', '#len'],
    ]);
    expect(page.querySelector('dialog')).toBeNull();
  });

  it('opens the departments in a drawer, named unlike its button', () => {
    const { container, sidebar } = opened();
    expect(nameOf(sidebar)).toBe('Działy sklepu');
    expect(sidebar.querySelector('nav')?.getAttribute('aria-label')).toBe('Menu');
    expect(byRole(sidebar, 'link', 'Ceramika').getAttribute('aria-current')).toBe('page');
    expect(container.querySelector('details')?.open).toBe(false);
  });

  it('closes on a press on the page, on following a link, and in a wider window [T-26 part]', async () => {
    const { container } = opened();
    await pressWithMouse(document.body);
    expect(isOpen()).toEqual([false, false]);
    click(summary(container));
    expect(isOpen()).toEqual([true, true]);
    click(byRole(openDialogs()[0]!, 'link', 'Len'));
    expect(isOpen()).toEqual([false, false]);
    click(summary(container));
    level(3);
    act(() => void dispatchEvent(new Event('resize')));
    expect(isOpen()).toEqual([false, false]);
  });

  it('cleans up the page when unmounted open', () => {
    const { container, rerender } = mount(<PhoneMenu items={items} />);
    click(summary(container));
    rerender(<p>Inna strona</p>);
    expect(root.classList.contains('sidebar-open')).toBe(false);
  });

  it('lets the browser fold a menu unfolded before the script', () => {
    const { container, errors } = hydrate(<PhoneMenu items={items} />, (page) => {
      page.querySelector('details')!.open = true;
    });
    expect(errors).toEqual([]);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    summary(container).dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(openDialogs()).toHaveLength(0);
  });
});
