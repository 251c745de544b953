// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, descriptionOf, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Banner, type BannerProps } from './index.ts';

const banner = (props: Partial<BannerProps> = {}) => <Banner title="Przerwa świąteczna" {...props} />;
/** A named section has the role region. */
const regionsIn = (container: ParentNode) => [...container.querySelectorAll('section')];

beforeEach(() => clearAnnouncements());

describe('Banner', () => {
  it('is a landmark named by its heading', () => {
    const { container } = mount(
      <>
        {banner({ children: 'Paczki wyjdą 4 stycznia.' })}
        {banner({ title: 'Odbiór w Krakowie', headingLevel: 3 })}
      </>,
    );
    expect(regionsIn(container).map(nameOf)).toEqual(['Przerwa świąteczna', 'Odbiór w Krakowie']);
    expect([...container.querySelectorAll('h2, h3')].map(({ tagName, textContent }) => [tagName, textContent])).toEqual(
      [
        ['H2', 'Przerwa świąteczna'],
        ['H3', 'Odbiór w Krakowie'],
      ],
    );
    expect(regionsIn(container)[0]?.textContent).toBe('Przerwa świątecznaPaczki wyjdą 4 stycznia.');
  });

  it.each([
    [undefined, 'Informacja'],
    ['info', 'Informacja'],
    ['warning', 'Ostrzeżenie'],
    ['error', 'Błąd'],
    ['success', 'Potwierdzenie'],
  ] as const)('with tone %s has an icon named "%s"', (tone, name) => {
    const { container } = mount(banner(tone && { tone }));
    expect(byRole(container, 'img').getAttribute('aria-label')).toBe(name);
  });

  it('is no live region and announces nothing', () => {
    const { container } = mount(banner({ tone: 'error' }));
    expect(container.querySelector('[role="alert"], [role="status"], [aria-live]')).toBeNull();
    expect(announcements).toEqual([]);
  });

  it('renders its actions, and a close button only when closable', () => {
    const { container } = mount(banner({ actions: <button type="button">Zapłać</button> }));
    expect([...container.querySelectorAll('button')].map(nameOf)).toEqual(['Zapłać']);
  });

  it('closes, calls onClose once and moves focus on', () => {
    const onClose = vi.fn();
    const { container, errors } = hydrate(
      <>
        {banner({ isClosable: true, onClose })}
        <button type="button">Do koszyka</button>
      </>,
    );
    const close = byRole(container, 'button', 'Zamknij');
    expect(descriptionOf(close)).toBe('Przerwa świąteczna');
    close.focus();
    click(close);
    expect([errors, regionsIn(container), onClose.mock.calls.length]).toEqual([[], [], 1]);
    expect(document.activeElement?.textContent).toBe('Do koszyka');
  });

  it('speaks English, without a style attribute', () => {
    const html = renderToString(
      <TextsProvider value={{ locale: 'en' }}>{banner({ tone: 'warning', isClosable: true })}</TextsProvider>,
    );
    expect(html).toContain('aria-label="Close"');
    expect(html).toContain('aria-label="Warning"');
    expect(html).not.toContain('style=');
  });
});
