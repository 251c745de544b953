// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { byRole, click, descriptionOf, mount, nameOf, press } from '../field/testing.tsx';
import { letItBeHeard } from '../modal/testing.ts';
import { button, layOutEachTest, lightbox, link, readable, render, said, settle, trackOf, width } from './testing.tsx';

layOutEachTest();

const open = (picture = 2, count = 5) => {
  const container = render(count);
  const opener = link(container, count === 1 ? 'Powiększ zdjęcie' : `Powiększ zdjęcie ${picture} z ${count}`);
  opener.focus();
  click(opener);
  return { container, opener };
};
/** Presses a key at the focus, and lets the track scroll to its target. */
const key = (name: string, options: KeyboardEventInit = {}) => {
  const isNative = press(document.activeElement as HTMLElement, name, options);
  if (document.querySelector('dialog[open]')) settle(trackOf(lightbox()));
  return isNative;
};
const inView = () => readable(trackOf(lightbox()));
const stage = () => trackOf(lightbox()).querySelector<HTMLElement>('[role="group"]:not([inert])')!;
const isZoomed = () => stage().dataset['zoomed'] !== undefined;
const widthOf = () => stage().querySelector('img')!.sizes;
const point = (type: string, at: { x: number; y: number }, options: PointerEventInit = {}) =>
  act(
    () =>
      void stage().dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX: at.x, clientY: at.y, pointerType: 'mouse', ...options }),
      ),
  );

describe('the lightbox', () => {
  it('opens at the picture of its button, as a named dialog with focus on "Zamknij"', () => {
    open(2);
    expect([lightbox().tagName, nameOf(lightbox())]).toEqual(['DIALOG', 'Zdjęcia produktu']);
    expect(nameOf(document.activeElement!)).toBe('Zamknij');
    expect(inView()).toEqual([2]);
    expect(stage().querySelector('img')?.alt).toBe('Kubek, ujęcie 2');
    expect([...trackOf(lightbox()).children].map(nameOf)).toEqual(['1 z 5', '2 z 5', '3 z 5', '4 z 5', '5 z 5']);
    expect(stage().getAttribute('aria-roledescription')).toBe('zdjęcie');
    // The groups announce it.
    const number = lightbox().querySelector('p')!;
    expect([number.textContent, number.getAttribute('aria-hidden')]).toEqual(['2 z 5', 'true']);
    // A press beside the buttons leaves focus in the dialog, so keys still work.
    expect(lightbox().getAttribute('tabindex')).toBe('-1');
    expect(trackOf(lightbox()).getAttribute('tabindex')).toBe('0');
  });

  it('closes by its button and returns focus to its trigger', () => {
    const { opener } = open(1);
    click(button(lightbox(), 'Zamknij'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes by Escape', () => {
    const { opener } = open(1);
    expect(key('Escape')).toBe(false);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes with the gallery at the last viewed picture, with focus on its button', () => {
    const { container } = open(1);
    key('End');
    click(button(lightbox(), 'Zamknij'));
    settle(trackOf(container));
    expect(readable(trackOf(container))).toEqual([5]);
    expect(nameOf(document.activeElement!)).toBe('Powiększ zdjęcie 5 z 5');
  });

  it('moves by keys and announces each picture once', () => {
    open(2);
    for (const [name, picture] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 5],
      ['PageUp', 4],
      ['PageDown', 5],
      ['Home', 1],
    ] as const) {
      expect(key(name)).toBe(false);
      expect(inView()).toEqual([picture]);
      expect(said().at(-1)).toBe(`Zdjęcie ${picture} z 5. Kubek, ujęcie ${picture}`);
    }
    expect(said()).toHaveLength(6);
  });

  it('keeps the announcer of the page active and makes the rest inert', () => {
    mount(<Announcer />);
    const { opener } = open(2);
    letItBeHeard();
    expect(opener.closest('[inert]')).not.toBeNull();
    expect([...document.querySelectorAll('[aria-live]')].map((region) => region.closest('[inert]'))).toEqual([
      null,
      null,
    ]);
    click(button(lightbox(), 'Zamknij'));
    expect(opener.closest('[inert]')).toBeNull();
  });

  it('goes by its buttons, which stay at the ends and give the reason there', () => {
    open(4);
    click(button(lightbox(), 'Następne zdjęcie'));
    settle(trackOf(lightbox()));
    expect(inView()).toEqual([5]);
    expect(descriptionOf(button(lightbox(), 'Następne zdjęcie'))).toBe('To ostatnie zdjęcie.');
    expect(key('ArrowRight')).toBe(false);
    expect(said().at(-1)).toBe('To ostatnie zdjęcie.');
    key('Home');
    expect(descriptionOf(button(lightbox(), 'Poprzednie zdjęcie'))).toBe('To pierwsze zdjęcie.');
    key('ArrowLeft');
    expect(said().at(-1)).toBe('To pierwsze zdjęcie.');
    click(button(lightbox(), 'Następne zdjęcie'));
    settle(trackOf(lightbox()));
    click(button(lightbox(), 'Poprzednie zdjęcie'));
    settle(trackOf(lightbox()));
    expect(inView()).toEqual([1]);
  });

  it('has no arrows or number for one picture', () => {
    open(1, 1);
    expect([...lightbox().querySelectorAll('button')].map(nameOf)).toEqual(['Oddal', 'Przybliż', 'Zamknij']);
    expect(lightbox().querySelector('p')?.textContent).toBe('');
  });

  it('leaves keys with modifiers, and all others, to the browser', () => {
    open(2);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(key('+', { [modifier]: true })).toBe(true);
    expect([key('Tab'), key('a'), key('ArrowDown')]).toEqual([true, true, true]);
    expect(said()).toEqual([]);
  });
});

describe('zoom', () => {
  it('steps by keys and buttons, is announced, loads wider files', () => {
    open(2);
    expect(descriptionOf(button(lightbox(), 'Oddal'))).toBe('Zdjęcie widać w całości.');
    expect([isZoomed(), stage().getAttribute('tabindex'), widthOf()]).toEqual([false, '-1', '100vw']);
    expect(key('+')).toBe(false);
    key('=');
    click(button(lightbox(), 'Przybliż'));
    expect([isZoomed(), stage().getAttribute('tabindex'), widthOf()]).toEqual([true, '0', '300vw']);
    key('+');
    key('+');
    expect(descriptionOf(button(lightbox(), 'Przybliż'))).toBe('Bliżej już się nie da.');
    key('-');
    click(button(lightbox(), 'Oddal'));
    expect(said()).toEqual([
      'Powiększenie 150%',
      'Powiększenie 200%',
      'Powiększenie 300%',
      'Powiększenie 400%',
      'Bliżej już się nie da.',
      'Powiększenie 300%',
      'Powiększenie 200%',
    ]);
  });

  it('pans by arrows, and zooms around the middle of the view', () => {
    open(2);
    key('+');
    key('+');
    expect([stage().scrollLeft, stage().scrollTop]).toEqual([width / 2, width / 2]);
    for (const name of ['ArrowRight', 'ArrowDown', 'ArrowDown']) expect(key(name)).toBe(false);
    expect([stage().scrollLeft, stage().scrollTop]).toEqual([420, 540]);
    key('ArrowLeft');
    key('ArrowUp');
    expect([stage().scrollLeft, stage().scrollTop]).toEqual([300, 420]);
    expect(inView()).toEqual([2]);
    // Another picture begins whole.
    key('PageDown');
    expect([inView(), isZoomed()]).toEqual([[3], false]);
  });

  it('zooms in at the pressed point, and out at the next press', () => {
    open(2);
    point('click', { x: 150, y: 450 });
    expect([widthOf(), stage().scrollLeft, stage().scrollTop]).toEqual(['200vw', 150, 450]);
    point('click', { x: 10, y: 10 });
    expect(isZoomed()).toBe(false);
  });

  it('pans by mouse drag without a press; touch scrolls natively', () => {
    open(2);
    point('click', { x: 300, y: 300 });
    point('pointerdown', { x: 300, y: 300 });
    point('pointermove', { x: 302, y: 301 }, { buttons: 1 });
    expect(stage().scrollLeft).toBe(300);
    point('pointermove', { x: 200, y: 350 }, { buttons: 1 });
    expect([stage().scrollLeft, stage().scrollTop]).toEqual([400, 250]);
    point('click', { x: 200, y: 350 });
    expect(isZoomed()).toBe(true);
    point('pointermove', { x: 0, y: 0 });
    point('pointerdown', { x: 300, y: 300 }, { pointerType: 'touch' });
    point('pointermove', { x: 100, y: 100 }, { pointerType: 'touch', buttons: 1 });
    expect([stage().scrollLeft, stage().scrollTop]).toEqual([400, 250]);
    expect(byRole(lightbox(), 'group', 'Zdjęcia').scrollLeft).toBe(width);
  });
});
