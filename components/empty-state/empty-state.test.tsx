// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole, hydrate, mount } from '../field/testing.tsx';
import { icons } from '../icon/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { EmptyState, type EmptyStateProps } from './index.ts';

const emptyState = (props: Partial<EmptyStateProps> = {}) => (
  <EmptyState title="Lista jest pusta" level={2} {...props} />
);
const render = (props?: Partial<EmptyStateProps>) => mount(emptyState(props)).container;

describe('EmptyState', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('has a heading of level %i', (level) => {
    expect(render({ level }).querySelector(`h${level}`)!.textContent).toBe('Lista jest pusta');
  });

  it('has what is missing, why, and the way on, in this order', () => {
    const container = render({
      children: 'Serce przy produkcie odłoży go tutaj.',
      actions: <a href="/nowosci">Zobacz nowości</a>,
      picture: <img src="/candle.jpg" alt="" />,
    });
    const order = [...container.querySelectorAll('h2, div, a, img')].filter(({ children }) => children.length === 0);
    expect(order.map(({ tagName, textContent }) => `${tagName} ${textContent}`.trim())).toEqual([
      'H2 Lista jest pusta',
      'DIV Serce przy produkcie odłoży go tutaj.',
      'A Zobacz nowości',
      'IMG',
    ]);
  });

  it('has no empty boxes', () => {
    expect([...render().querySelectorAll('div')].map(({ textContent }) => textContent)).toEqual([
      'Lista jest pusta',
      'Lista jest pusta',
    ]);
  });

  it('draws the gable or an icon, hidden from screen readers', () => {
    const drawn = [render(), render({ icon: icons.bag })].map((container) => container.querySelector('svg')!);
    expect(drawn.map((svg) => svg.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
    expect(drawn[1]!.querySelector('path')!.getAttribute('d')).toBe(icons.bag.path);
    expect(drawn[0]!.isEqualNode(drawn[1]!)).toBe(false);
  });

  it('reads a code with its label', () => {
    const container = render({ size: 'page', code: '404' });
    const [read, seen] = container.querySelectorAll('svg ~ span');
    expect([read!.textContent, seen!.textContent, seen!.getAttribute('aria-hidden')]).toEqual([
      'Kod 404',
      '404',
      'true',
    ]);
    const { container: english } = mount(
      <TextsProvider value={{ locale: 'en' }}>{emptyState({ code: '404' })}</TextsProvider>,
    );
    expect(english.querySelector('svg ~ span')!.textContent).toBe('Code 404');
  });

  it('is larger as a whole page', () => {
    const looks = (['section', 'page'] as const).map((size) => byRole(render({ size }), 'heading').className);
    expect(looks[0]).not.toBe(looks[1]);
    expect(byRole(render(), 'heading').className).toBe(looks[0]);
  });

  it('takes focus on appearing, if asked to', () => {
    const { container, rerender } = mount(<button>Usuń</button>);
    container.querySelector('button')!.focus();
    rerender(emptyState({ takesFocus: true }));
    expect(document.activeElement).toBe(byRole(container, 'heading', 'Lista jest pusta'));
  });

  it('takes no focus unasked or when it came with the page', () => {
    expect([document.activeElement, byRole(render(), 'heading').hasAttribute('tabindex')]).toEqual([
      document.body,
      false,
    ]);
    const { errors } = hydrate(emptyState({ takesFocus: true }));
    expect([errors, document.activeElement]).toEqual([[], document.body]);
  });

  it('is equal on the server, unstyled', () => {
    expect(renderToString(emptyState({ code: '404', actions: 'x', picture: 'y' }))).not.toMatch(/style=|<script/);
  });
});
