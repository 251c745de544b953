// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../../components/announcer/index.ts';
import { showFirstError } from './first-error.ts';

const scrolledTo: Element[] = [];
beforeEach(() => {
  clearAnnouncements();
  scrolledTo.length = 0;
  // jsdom 31 lays nothing out.
  Element.prototype.scrollIntoView = vi.fn(function scroll(this: Element) {
    scrolledTo.push(this);
  });
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});

const page = (fields: string) => {
  document.body.innerHTML = `<main><h2 id="error-summary-title">Popraw 2 pola, żeby przejść dalej</h2>${fields}</main>`;
};

describe('a refused form', () => {
  it('scrolls to and focuses its first wrong field, announces its title [V-14 part]', () => {
    page(`<label for="a">A</label><input id="a"><label for="b">B</label><input id="b" aria-invalid="true">
      <label for="c">C</label><input id="c" aria-invalid="true">`);
    showFirstError();
    expect(document.activeElement?.id).toBe('b');
    expect(scrolledTo).toEqual([document.querySelector('label[for="b"]')]);
    expect(announcements.map(({ text }) => text)).toEqual(['Popraw 2 pola, żeby przejść dalej']);
  });

  it('focuses the chosen radio button of a wrong group, else its first', () => {
    page(
      '<fieldset id="g" aria-invalid="true"><input type="radio" id="x"><input type="radio" id="y" checked></fieldset>',
    );
    showFirstError();
    expect(document.activeElement?.id).toBe('y');
    expect(scrolledTo).toEqual([document.getElementById('g')]);
  });

  it('leaves a page without errors alone', () => {
    page('<input id="a">');
    showFirstError();
    expect(document.activeElement).toBe(document.body);
    expect(announcements).toEqual([]);
  });
});
