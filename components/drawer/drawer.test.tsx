// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byRole, click, descriptionOf, mount, nameOf } from '../field/testing.tsx';
import { openDialogs, pressWithMouse, stubPopovers } from '../modal/testing.ts';
import { Drawer, DrawerRow, type DrawerProps } from './index.ts';

const onClose = vi.fn();
const show = (props: Partial<DrawerProps> = {}) => {
  mount(
    <Drawer isOpen title="Menu" onClose={onClose} {...props}>
      <DrawerRow href="/len" aria-current="page">
        Len i tkaniny
      </DrawerRow>
      <DrawerRow href="/taniej" tone="sale">
        Teraz taniej
      </DrawerRow>
    </Drawer>,
  );
  return openDialogs()[0]!;
};

beforeEach(() => {
  stubPopovers();
  vi.clearAllMocks();
});
afterEach(() => void vi.unstubAllGlobals());

describe('Drawer', () => {
  it('is a named dialog of links', () => {
    const drawer = show({ description: 'Wszystkie działy' });
    expect([nameOf(drawer), descriptionOf(drawer), drawer.dataset['size']]).toEqual([
      'Menu',
      'Wszystkie działy',
      'start',
    ]);
    const row = byRole(drawer, 'link', 'Len i tkaniny');
    expect([row.getAttribute('href'), row.getAttribute('aria-current')]).toEqual(['/len', 'page']);
    expect(row.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(byRole(drawer, 'link', 'Teraz taniej').dataset['tone']).toBe('sale');
  });

  it('opens at the given side, with buttons in its footer', () => {
    const sheet = show({ side: 'bottom', actions: <button>Wyczyść</button> });
    expect(sheet.dataset['size']).toBe('bottom');
    expect(byRole(sheet, 'button', 'Wyczyść').closest('[data-dialog-body]')).toBeNull();
  });

  it('closes by its button and by a press outside', async () => {
    click(byRole(show(), 'button', 'Zamknij'));
    await pressWithMouse(document.body);
    expect(onClose.mock.calls).toEqual([['button'], ['outside']]);
  });
});
