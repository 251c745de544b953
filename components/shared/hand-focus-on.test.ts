// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { handFocusOn } from './hand-focus-on.ts';

const page = (html: string) => void (document.body.innerHTML = html);
const bar = () => document.querySelector<HTMLElement>('#bar')!;
const closeAt = (selector = '#bar button') => {
  document.querySelector<HTMLElement>(selector)!.focus();
  handFocusOn(bar());
  return document.activeElement?.textContent;
};
const theBar = '<div id="bar"><a href="/a">w pasku</a><button>Zamknij</button></div>';

beforeEach(() => page(''));

describe('handFocusOn', () => {
  it.each([
    ['the next link', '<a href="/1">przed</a>', '<a href="/2">po</a><button>dalej</button>', 'po'],
    ['the next button', '', '<p>tekst</p><section><button>po</button></section>', 'po'],
    ['a summary', '', '<details><summary>po</summary></details>', 'po'],
    ['what scrolls', '', '<div tabindex="0">po</div>', 'po'],
    [
      'what can be used',
      '',
      '<button disabled>nie</button><a>nie</a><a href="/" tabindex="-1">nie</a><a href="/">po</a>',
      'po',
    ],
    ['the nearest before it', '<a href="/1">daleko</a><a href="/2">blisko</a>', '<p>koniec</p>', 'blisko'],
  ])('goes to %s', (_what, before, after, expected) => {
    page(before + theBar + after);
    expect(closeAt()).toBe(expected);
  });

  it('skips what the browser does not focus, such as a menu hidden at this width', () => {
    page(`${theBar}<a href="/1">ukryte</a><a href="/2">po</a>`);
    document.querySelector<HTMLElement>('a[href="/1"]')!.focus = () => {};
    expect(closeAt()).toBe('po');
  });

  it('keeps focus that is elsewhere, and accepts an empty page', () => {
    page(`<button id="other">gdzie indziej</button>${theBar}<a href="/2">po</a>`);
    expect(closeAt('#other')).toBe('gdzie indziej');
    page(theBar);
    expect(closeAt()).toBe('Zamknij');
  });
});
