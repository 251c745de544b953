// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { byRole, mount } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Link } from './index.ts';

describe('Link', () => {
  it('is a link named by its words, in each look', () => {
    for (const look of ['inline', 'standalone', 'quiet'] as const) {
      const { container } = mount(
        <Link href="/koszyk" look={look}>
          Zobacz koszyk
        </Link>,
      );
      expect(byRole(container, 'link', 'Zobacz koszyk').getAttribute('href')).toBe('/koszyk');
    }
  });

  it('hides the arrow of a standalone link from screen readers', () => {
    const { container } = mount(
      <Link href="/" look="standalone">
        Wszystkie
      </Link>,
    );
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ['newWindow', 'Regulamin (otwiera się w\u00a0nowym oknie)', '_blank', 'noopener'],
    ['anotherSite', 'Regulamin (inny serwis)', null, null],
    ['page', 'Regulamin', null, null],
  ] as const)('names where it leads: %s', (leadsTo, name, target, rel) => {
    const { container } = mount(
      <Link href="/regulamin" leadsTo={leadsTo}>
        Regulamin
      </Link>,
    );
    const link = byRole(container, 'link', name);
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([target, rel]);
  });

  it('keeps the given `rel`', () => {
    const { container } = mount(
      <>
        <Link href="/a" leadsTo="newWindow" rel="nofollow">
          Sponsor
        </Link>
        <Link href="/b" rel="next">
          Dalej
        </Link>
      </>,
    );
    expect([...container.querySelectorAll('a')].map((link) => link.rel)).toEqual(['nofollow noopener', 'next']);
  });

  it('names it in English on English pages', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <Link href="/terms" leadsTo="newWindow">
          Terms
        </Link>
      </TextsProvider>,
    );
    expect(byRole(container, 'link').textContent).toBe('Terms (opens in a new window)');
  });

  it('requires an address and words', () => {
    // @ts-expect-error without an address it is a button
    void (<Link>Dalej</Link>);
    // @ts-expect-error without words it has no name
    void (<Link href="/" />);
  });
});
