// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole, click, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import {
  button,
  gallery,
  layOutEachTest,
  link,
  readable,
  render,
  said,
  scrollTo,
  settle,
  trackOf,
} from './testing.tsx';

layOutEachTest();

const thumbnails = (container: ParentNode) => [...container.querySelectorAll<HTMLAnchorElement>('nav a')];
const chosen = (container: ParentNode) =>
  thumbnails(container).filter((thumbnail) => thumbnail.getAttribute('aria-current') === 'true');

describe('Gallery', () => {
  it('is a named region with counted and described pictures', () => {
    const container = render(5);
    expect(nameOf(container.querySelector('section')!)).toBe('Zdjęcia produktu');
    const slides = [...trackOf(container).children];
    expect(slides.map(nameOf)).toEqual(['1 z 5', '2 z 5', '3 z 5', '4 z 5', '5 z 5']);
    for (const slide of slides)
      expect([slide.getAttribute('role'), slide.getAttribute('aria-roledescription')]).toEqual(['group', 'zdjęcie']);
    expect(slides.map((slide) => slide.querySelector('img')?.alt)).toContain('Kubek, ujęcie 3');
    // Visual only; the group announces it.
    expect(slides[1]?.querySelector('[aria-hidden]')?.textContent).toBe('2 z 5');
  });

  it('takes another name', () => {
    expect(nameOf(render(2, { label: 'Zdjęcia z pracowni' }).querySelector('section')!)).toBe('Zdjęcia z pracowni');
  });

  it('has thumbnails linking to the pictures before any script, and large files to open', () => {
    document.body.innerHTML = renderToString(gallery(3));
    expect(nameOf(document.querySelector('nav')!)).toBe('Wybór zdjęcia');
    expect(thumbnails(document).map(nameOf)).toEqual(['Zdjęcie 1 z 3', 'Zdjęcie 2 z 3', 'Zdjęcie 3 z 3']);
    const shown = thumbnails(document).map((one) => document.querySelector(one.hash)?.querySelector('img')?.alt);
    expect(shown).toEqual(['Kubek, ujęcie 1', 'Kubek, ujęcie 2', 'Kubek, ujęcie 3']);
    const large = link(document, 'Powiększ zdjęcie 2 z 3');
    expect([large.getAttribute('href'), large.hasAttribute('aria-haspopup')]).toEqual(['/sample/kubek-640.jpg', false]);
    // Only the browser knows which one is in view.
    expect(chosen(document)).toEqual([]);
    expect(document.body.innerHTML).not.toMatch(/style=|inert/);
    document.body.innerHTML = '';
  });

  it('hydrates without a mismatch, and then knows what is in view', () => {
    const { container, errors } = hydrate(gallery(3));
    expect(errors).toEqual([]);
    expect(chosen(container).map(nameOf)).toEqual(['Zdjęcie 1 z 3']);
    expect(link(container, 'Powiększ zdjęcie 1 z 3').getAttribute('aria-haspopup')).toBe('dialog');
    expect(readable(trackOf(container))).toEqual([1]);
  });

  it('shows and announces the picture of a pressed thumbnail, which keeps focus', () => {
    const container = render(5);
    const third = link(container, 'Zdjęcie 3 z 5');
    third.focus();
    click(third);
    settle(trackOf(container));
    expect(trackOf(container).scrollLeft).toBe(1200);
    expect(chosen(container).map(nameOf)).toEqual(['Zdjęcie 3 z 5']);
    expect(readable(trackOf(container))).toEqual([3]);
    expect(said()).toEqual(['Zdjęcie 3 z 5. Kubek, ujęcie 3']);
    expect(document.activeElement).toBe(third);
    expect(location.hash).toBe('');
  });

  it('leaves presses with a modifier to the browser', () => {
    const container = render(5);
    for (const name of ['Zdjęcie 3 z 5', 'Powiększ zdjęcie 1 z 5'])
      for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
        const press = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
        act(() => void link(container, name).dispatchEvent(press));
        expect(press.defaultPrevented).toBe(false);
      }
    expect([said(), document.querySelector('dialog')]).toEqual([[], null]);
  });

  it('announces the picture reached by scroll keys, but not by touch', () => {
    const container = render(5);
    scrollTo(trackOf(container), 2);
    expect(said()).toEqual([]);
    expect(chosen(container).map(nameOf)).toEqual(['Zdjęcie 2 z 5']);
    trackOf(container).focus();
    scrollTo(trackOf(container), 3);
    expect(said()).toEqual(['Zdjęcie 3 z 5. Kubek, ujęcie 3']);
  });

  it('can be scrolled by keys with several pictures; a single one has no thumbnails and no number', () => {
    expect(trackOf(render(2)).getAttribute('tabindex')).toBe('0');
    const one = render(1);
    expect(trackOf(one).hasAttribute('tabindex')).toBe(false);
    expect([one.querySelector('nav'), one.textContent]).toEqual([null, 'Powiększ zdjęcie']);
    expect(render(0).innerHTML).toBe('');
  });

  it('loads the first picture at once and the others when they are near', () => {
    const loading = [...trackOf(render(3)).querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('speaks English', () => {
    const { container } = mount(<TextsProvider value={{ locale: 'en' }}>{gallery(2)}</TextsProvider>);
    expect(nameOf(container.querySelector('section')!)).toBe('Product pictures');
    click(link(container, 'Picture 2 of 2'));
    expect(said()).toEqual(['Picture 2 of 2. Kubek, ujęcie 2']);
  });
});

describe('many thumbnails', () => {
  const listOf = (container: ParentNode) => container.querySelector('ul')!;
  const move = (container: ParentNode, name: string) => {
    click(button(container, name));
    act(() => void listOf(container).dispatchEvent(new Event('scroll', { bubbles: true })));
  };

  it('have no pager up to seven', () => {
    expect(render(7).querySelector('nav button')).toBeNull();
  });

  it('are paged by seven, with the ends marked [L-14 part]', () => {
    const container = render(20);
    const list = listOf(container);
    Object.defineProperty(list, 'clientHeight', { value: 664 });
    click(button(container, 'Wcześniejsze zdjęcia'));
    expect(said()).toEqual(['To pierwsze zdjęcie.']);
    move(container, 'Dalsze zdjęcia');
    expect(list.scrollTop).toBe(7 * 96);
    move(container, 'Dalsze zdjęcia');
    expect(list.scrollTop).toBe(14 * 96);
    click(button(container, 'Dalsze zdjęcia'));
    expect(said()).toEqual(['To pierwsze zdjęcie.', 'To ostatnie zdjęcie.']);
    move(container, 'Wcześniejsze zdjęcia');
    expect(list.scrollTop).toBe(7 * 96);
  });

  it('keep the chosen one in view with minimal scrolling', () => {
    const container = render(20);
    const list = listOf(container);
    scrollTo(trackOf(container), 9);
    expect(list.scrollTop).toBe(2 * 96);
    scrollTo(trackOf(container), 5);
    expect(list.scrollTop).toBe(2 * 96);
    scrollTo(trackOf(container), 1);
    expect(list.scrollTop).toBe(0);
    expect(byRole(container, 'list').children).toHaveLength(20);
  });
});
