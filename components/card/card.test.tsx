// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { byRole, hydrate, mount } from '../field/testing.tsx';
import { Card } from './index.ts';

describe('Card', () => {
  it('is one link named by its heading', () => {
    const { container } = mount(
      <Card title="Kubek Poranek" headingLevel={3} href="/kubek" media={<img src="/kubek.jpg" alt="" />}>
        <p>69,00 zł</p>
      </Card>,
    );
    const link = byRole(container, 'link', 'Kubek Poranek');
    expect(link.getAttribute('href')).toBe('/kubek');
    expect(link.closest('h3')).not.toBeNull();
    expect(container.querySelectorAll('a')).toHaveLength(1);
    expect(container.querySelector('article')?.textContent).toBe('Kubek Poranek69,00 zł');
  });

  it('nests no controls in its link', () => {
    const { container } = mount(
      <Card
        title="Kubek Poranek"
        headingLevel={3}
        href="/kubek"
        footer={<Button>Do koszyka</Button>}
        action={<Button>Na listę</Button>}
      />,
    );
    expect(container.querySelector('a :is(a, button)')).toBeNull();
    const order = [...container.querySelectorAll('a, button')].map((control) => control.textContent);
    expect(order).toEqual(['Kubek Poranek', 'Do koszyka', 'Na listę']);
  });

  it('is no link without an href', () => {
    const { container } = mount(<Card title="Odbiór w pracowni" headingLevel={2} />);
    expect(container.querySelector('a')).toBeNull();
    expect(byRole(container, 'heading', 'Odbiór w pracowni').tagName).toBe('H2');
  });

  it.each([1, 2, 3, 4, 5, 6] as const)('has its heading on level %d', (headingLevel) => {
    const { container } = mount(<Card title="Odbiór" headingLevel={headingLevel} />);
    expect(container.querySelector(`h${headingLevel}`)?.textContent).toBe('Odbiór');
  });

  it('renders the given element', () => {
    const { container } = mount(
      <ul>
        <Card as="li" title="Odbiór" headingLevel={2} id="odbior" />
      </ul>,
    );
    expect(container.querySelector('li#odbior h2')?.textContent).toBe('Odbiór');
  });

  it('has no empty boxes', () => {
    const { container } = mount(<Card title="Odbiór" headingLevel={2} />);
    expect(container.querySelectorAll('article > *')).toHaveLength(1);
  });

  it('hydrates without a difference or inline style', () => {
    const { errors, container } = hydrate(<Card title="Odbiór" headingLevel={2} href="/odbior" footer={<p>x</p>} />);
    expect(errors).toEqual([]);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('requires a heading', () => {
    // @ts-expect-error a title and its level
    void (<Card />);
  });
});
