// @vitest-environment jsdom
import type { PressedInput } from '../../../components/quantity-stepper/index.ts';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeWait } from './early-press.ts';
import type { IslandDefinition } from '../islands/define-island.ts';
import { Island } from '../islands/island.tsx';
import { islandScope, IslandScopeContext } from '../islands/island-scope.ts';
import counter from '../testing/pages/start/islands/counter.tsx';
import { scanIslands, startIslands, unmountIslands } from './island-loader.ts';
import { eventually } from '../../testing/eventually.ts';

const environment = { texts: { locale: 'pl' }, now: 1000, timeZone: 'Europe/Warsaw', priceType: 'gross' } as const;

const codes = { 'start/counter': 'counter-1a2b.js' };

let release: (definition: IslandDefinition) => void;
let fail: (error: Error) => void;
let isStarted = false;
const loads: string[] = [];

function loadIsland(code: string): Promise<IslandDefinition> {
  loads.push(code);
  return new Promise((resolve, reject) => ([release, fail] = [resolve, reject]));
}

/** Puts the server's response into the document. */
function show(hydrate: 'intent' | 'visible' | 'idle' = 'intent'): HTMLElement {
  document.body.dataset['environment'] = JSON.stringify(environment);
  document.body.innerHTML = renderToString(
    <IslandScopeContext value={islandScope(environment, crypto.randomUUID().slice(0, 8), codes)}>
      <Island of={counter} props={{ start: 3, name: 'próba' }} hydrate={hydrate} />
    </IslandScopeContext>,
  );
  if (!isStarted) startIslands({ loadIsland, hydration: () => import('./hydrate-island.tsx') });
  isStarted = true;
  scanIslands(document);
  return document.querySelector<HTMLElement>('[data-island]')!;
}

const button = () => document.querySelector('button')!;
const count = () => document.querySelector('output')!.textContent;
const hydrated = (element: HTMLElement) => eventually(() => expect(element.dataset['hydrated']).toBe(''));
const deliver = async (element: HTMLElement) => {
  release(counter as unknown as IslandDefinition);
  await hydrated(element);
};

beforeEach(() => {
  loads.length = 0;
});

describe('an island', () => {
  it('that waits for an idle page lets the page load first', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const island = show('idle');
    expect(loads).toHaveLength(0);
    state.mockRestore();
    dispatchEvent(new Event('load'));
    expect(loads).toHaveLength(1);
    vi.unstubAllGlobals();
    await deliver(island);
  });

  it.each(['pointerover', 'mousemove', 'scroll', 'wheel'])('does not load on %s', (type) => {
    show();
    button().dispatchEvent(new Event(type, { bubbles: true }));
    expect(loads).toEqual([]);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('loads on %s, once', (type) => {
    show();
    for (const _ of [1, 2]) button().dispatchEvent(new Event(type, { bubbles: true }));
    expect(loads).toEqual(['counter-1a2b.js']);
  });

  it('does not load on events beside it', () => {
    show();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(loads).toEqual([]);
  });

  it('holds clicks until its code is loaded, then runs each once', async () => {
    const element = show();
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button().click();
    button().click();
    expect(count()).toBe('3');
    await deliver(element);
    await eventually(() => expect(count()).toBe('5'));
    button().click();
    await eventually(() => expect(count()).toBe('6'));
  });

  it.each(['delivered', 'failed'])(
    'shows a held press of a submit button as busy until its code is %s',
    async (end) => {
      const element = show();
      button().type = 'submit';
      button().click();
      expect(button().getAttribute('aria-busy')).toBe(null);
      button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
      button().click();
      expect(button().getAttribute('aria-busy')).toBe('true');
      vi.spyOn(console, 'error').mockImplementation(() => {});
      if (end === 'delivered') await deliver(element);
      else fail(new Error('offline'));
      await eventually(() => expect(button().hasAttribute('aria-busy')).toBe(false));
      vi.restoreAllMocks();
    },
  );

  it('shows the first press of a button that carries the next value of its field, and keeps the others', async () => {
    const element = show();
    element.insertAdjacentHTML(
      'beforeend',
      '<input id="count" value="1,5"><button aria-controls="count" data-next="1" id="less">-</button><button aria-controls="count" data-next="2"><i id="more">+</i></button>',
    );
    const field = element.querySelector<HTMLInputElement>('#count')!;
    const [less, more] = element.querySelectorAll<HTMLButtonElement>('[aria-controls]');
    const clicks: string[] = [];
    element.addEventListener('click', ({ target }) => clicks.push((target as HTMLElement).id));
    more!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    more!.querySelector('i')!.click();
    expect([field.value, (field as PressedInput).pressed]).toEqual(['2', '2']);
    expect(takeWait()).toBeGreaterThan(0);
    expect(takeWait()).toBe(0);
    more!.querySelector('i')!.click();
    less!.click();
    expect([field.value, field.defaultValue, clicks]).toEqual(['2', '1,5', []]);
    await deliver(element);
    await eventually(() => expect(clicks).toEqual(['more', 'less']));
  });

  it('keeps the press of a button whose field has typed text', async () => {
    const element = show();
    element.insertAdjacentHTML(
      'beforeend',
      '<input id="count" value="1"><button aria-controls="count" data-next="2">+</button>',
    );
    const field = element.querySelector<HTMLInputElement>('#count')!;
    const more = element.querySelector<HTMLButtonElement>('[aria-controls]')!;
    const clicked = vi.fn();
    element.addEventListener('click', clicked);
    more.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    field.value = '7';
    more.click();
    expect(field.value).toBe('7');
    await deliver(element);
    await eventually(() => expect(clicked).toHaveBeenCalledOnce());
  });

  it.each(['pointerup', 'pointercancel'])('replays a press with its end, %s', async (end) => {
    const element = show();
    for (const type of ['pointerdown', end]) button().dispatchEvent(new Event(type, { bubbles: true }));
    const heard: string[] = [];
    for (const type of ['pointerdown', end]) element.addEventListener(type, () => heard.push(type));
    await deliver(element);
    await eventually(() => expect(heard).toEqual(['pointerdown', end]));
  });

  it.each(['pointerup', 'pointercancel'])('gets the text typed after a press ends, with %s', async (end) => {
    const element = show();
    const field = document.querySelector('input')!;
    field.focus();
    field.value = 'len';
    button().focus();
    const inputs = vi.fn();
    element.addEventListener('input', inputs);
    button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    release(counter as unknown as IslandDefinition);
    await eventually(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
      expect(document.querySelector('p')!.textContent).toContain('Klawisz: x');
    });
    expect([element.dataset['hydrated'], inputs.mock.calls.length]).toEqual([undefined, 0]);
    button().dispatchEvent(new PointerEvent(end, { bubbles: true, button: 0 }));
    button().click();
    expect(inputs).not.toHaveBeenCalled();
    await hydrated(element);
    await eventually(() => expect(count()).toBe('4'));
    expect(inputs).toHaveBeenCalledTimes(1);
  });

  it('replays a held click on the button when the pressed icon was replaced', async () => {
    const element = show();
    button().innerHTML += '<i></i>';
    const icon = button().querySelector('i')!;
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    icon.click();
    icon.remove();
    await deliver(element);
    await eventually(() => expect(count()).toBe('4'));
  });

  it('replays a held click on the control that took the place and the id of a link', async () => {
    const element = show();
    element.insertAdjacentHTML('afterbegin', '<a id="part" href="#panel"><span>Część</span></a>');
    const link = element.querySelector<HTMLElement>('#part')!;
    link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    link.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(location.hash).toBe('');
    link.outerHTML = '<button id="part">Część</button>';
    const pressed = vi.fn();
    element.addEventListener('click', ({ target }) => pressed((target as Element).outerHTML));
    await deliver(element);
    await eventually(() => expect(pressed.mock.calls).toEqual([['<button id="part">Część</button>']]));
  });

  it('does not hold a choice, which its field keeps itself', async () => {
    const element = show();
    element.insertAdjacentHTML(
      'beforeend',
      '<label><input type="radio">Kurier</label><button id="next">Dalej</button><input type="checkbox">',
    );
    const clicked = vi.fn();
    element.addEventListener('click', clicked);
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    element.querySelector<HTMLElement>('label:has([type="radio"])')!.click();
    element.querySelector<HTMLElement>('#next')!.click();
    element.querySelector<HTMLElement>('[type="checkbox"]')!.click();
    expect(
      ['radio', 'checkbox'].map((type) => element.querySelector<HTMLInputElement>(`[type="${type}"]`)!.checked),
    ).toEqual([true, true]);
    // The label's click, the click that it dispatches, and the checkbox's: the button's is held.
    expect(clicked).toHaveBeenCalledTimes(3);
  });

  it('keeps its nodes, the typed text and the focus', async () => {
    const element = show();
    const field = document.querySelector('input')!;
    field.focus();
    field.value = 'len';
    await deliver(element);
    expect(document.querySelector('input')).toBe(field);
    expect(field.value).toBe('len');
    expect(document.activeElement).toBe(field);
  });

  it('lets held clicks through when its code fails to load', async () => {
    const element = show();
    const clicked = vi.fn();
    element.addEventListener('click', clicked);
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button().click();
    expect(clicked).not.toHaveBeenCalled();
    fail(new Error('offline'));
    await eventually(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('unmounts with its region, also when its code comes later', async () => {
    const element = show();
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await deliver(element);
    unmountIslands(document.body);
    await eventually(() => expect(element.childNodes).toHaveLength(0));

    const late = show();
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    unmountIslands(document.body);
    release(counter as unknown as IslandDefinition);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(late.dataset['hydrated']).toBeUndefined();
  });
});
