// @vitest-environment jsdom
import { act, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { byRole, click, hydrate, mount, nameOf, press } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Popover, type PopoverProps } from './index.ts';

const view = (props: Partial<PopoverProps> = {}) => {
  const all = {
    label: 'Dostawa',
    trigger: <Button>Kiedy dojdzie</Button>,
    children: <a href="#ceny">Ceny</a>,
    ...props,
  };
  return <Popover {...(all as PopoverProps)} />;
};
const triggerIn = (container: ParentNode) => byRole(container, 'button', 'Kiedy dojdzie');
const panelIn = (container: ParentNode) => container.querySelector<HTMLElement>('[role="dialog"]');

/** Radix moves focus after a turn of the event loop. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const open = async (container: ParentNode) => {
  click(triggerIn(container));
  await settle();
  return panelIn(container)!;
};

describe('Popover', () => {
  it('renders only the trigger on the server, even if initially open', () => {
    for (const isOpen of [false, true]) {
      const html = renderToString(view({ isOpen }));
      expect(html).not.toMatch(/style=|role="dialog"|Ceny/);
      expect(html).toContain('aria-haspopup="dialog"');
      expect(html).toContain('aria-expanded="false"');
    }
  });

  it('hydrates without a mismatch and opens then', async () => {
    const { container, errors } = hydrate(view({ isOpen: true }));
    await settle();
    expect(errors).toEqual([]);
    expect(panelIn(container)?.textContent).toContain('Ceny');
  });

  it('exposes its open state and panel on the trigger', async () => {
    const { container } = mount(view());
    expect(triggerIn(container).getAttribute('aria-expanded')).toBe('false');
    const panel = await open(container);
    expect(triggerIn(container).getAttribute('aria-expanded')).toBe('true');
    expect(triggerIn(container).getAttribute('aria-controls')).toBe(panel.id);
  });

  it('is a dialog named by its heading, and takes focus', async () => {
    const { container } = mount(view({ headingLevel: 3 }));
    const panel = await open(container);
    expect(nameOf(panel)).toBe('Dostawa');
    expect(byRole(panel, 'heading', 'Dostawa').tagName).toBe('H3');
    expect(panel.hasAttribute('aria-modal')).toBe(false);
    expect(document.activeElement).toBe(panel);
  });

  it.each([
    ['aria-label', { label: undefined, 'aria-label': 'Kalendarz' }],
    ['aria-labelledby', { label: undefined, 'aria-labelledby': 'nazwa' }],
  ])('with %s has neither a heading nor a close button', async (_name, props) => {
    const { container } = mount(
      <>
        <p id="nazwa">Kalendarz</p>
        {view(props)}
      </>,
    );
    const panel = await open(container);
    expect(nameOf(panel)).toBe('Kalendarz');
    expect(panel.querySelectorAll('h2, button')).toHaveLength(0);
  });

  it.each<[string, (panel: HTMLElement) => void]>([
    ['Escape', (panel) => press(panel, 'Escape')],
    ['the button "Zamknij"', (panel) => click(byRole(panel, 'button', 'Zamknij'))],
  ])('closes by %s and returns focus', async (_way, close) => {
    const { container } = mount(view());
    close(await open(container));
    await settle();
    expect(panelIn(container)).toBeNull();
    expect(document.activeElement).toBe(triggerIn(container));
  });

  it('closes by a press outside without losing focus', async () => {
    const { container } = mount(
      <>
        {view()}
        <p>Obok</p>
      </>,
    );
    const panel = await open(container);
    const outside = container.querySelector('p')!;
    act(() => {
      outside.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
      panel.blur();
      outside.click();
    });
    await settle();
    expect(panelIn(container)).toBeNull();
    expect(document.activeElement).toBe(triggerIn(container));
  });

  it('keeps focus where a press outside put it', async () => {
    const { container } = mount(
      <>
        {view()}
        <input aria-label="Obok" />
      </>,
    );
    await open(container);
    const field = container.querySelector('input')!;
    act(() => field.focus());
    await settle();
    expect(panelIn(container)).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('closes from inside, and focuses `initialFocus` first', async () => {
    function Code() {
      const field = useRef<HTMLInputElement>(null);
      return (
        <Popover label="Kod" trigger={<Button>Kiedy dojdzie</Button>} initialFocus={field}>
          {(close) => (
            <>
              <input ref={field} aria-label="Kod" />
              <button onClick={close}>Użyj</button>
            </>
          )}
        </Popover>
      );
    }
    const { container } = mount(<Code />);
    const panel = await open(container);
    expect(document.activeElement).toBe(panel.querySelector('input'));
    click(byRole(panel, 'button', 'Użyj'));
    await settle();
    expect(document.activeElement).toBe(triggerIn(container));
  });

  it('is controllable, and reports each change', async () => {
    const changes: boolean[] = [];
    function Decided() {
      const [isOpen, setIsOpen] = useState(false);
      return view({
        isOpen,
        onOpenChange(next) {
          changes.push(next);
          setIsOpen(next);
        },
      });
    }
    const { container } = mount(<Decided />);
    press(await open(container), 'Escape');
    await settle();
    expect(changes).toEqual([true, false]);
    expect(panelIn(container)).toBeNull();
  });

  it('stays closed while its trigger is unavailable', async () => {
    const { container } = mount(
      view({ trigger: <Button unavailableReason="Najpierw wybierz rozmiar.">Kiedy dojdzie</Button> }),
    );
    click(triggerIn(container));
    await settle();
    expect(panelIn(container)).toBeNull();
  });

  it('opens in the top layer, right after its trigger in the page', async () => {
    const showPopover = vi.fn();
    Object.assign(HTMLElement.prototype, { showPopover });
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
    const { container } = mount(view());
    const panel = await open(container);
    expect(showPopover.mock.contexts).toEqual([panel.parentElement]);
    expect(container.contains(panel)).toBe(true);
  });

  it('leaves no unnamed stop in the page', async () => {
    const { container } = mount(view());
    await open(container);
    const stops = [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    expect(stops.filter((stop) => nameOf(stop) === '')).toEqual([]);
  });

  it('is in English on English pages', async () => {
    const { container } = mount(<TextsProvider value={{ locale: 'en' }}>{view()}</TextsProvider>);
    expect(byRole(await open(container), 'button', 'Close')).toBeTruthy();
  });
});
