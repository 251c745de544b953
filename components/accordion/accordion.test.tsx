// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { click, hydrate, mount } from '../field/testing.tsx';
import { Accordion, type AccordionProps, type AccordionSection } from './index.ts';

const sections: ReadonlyArray<AccordionSection> = [
  { id: 'dostawa', heading: 'Dostawa', content: <p>Wyślemy dziś.</p> },
  { id: 'zwroty', heading: 'Zwroty', content: <p>30 dni.</p>, isOpen: true },
  { id: 'gwarancja', heading: 'Gwarancja', content: <p>2 lata.</p>, isOpen: true },
];
const view = (props: Partial<AccordionProps> = {}) => <Accordion headingLevel={3} sections={sections} {...props} />;

const sectionsIn = (container: ParentNode) => [...container.querySelectorAll('details')];
const openIn = (container: ParentNode) =>
  sectionsIn(container)
    .filter(({ open }) => open)
    .map((section) => section.querySelector('summary')!.textContent);

describe('Accordion', () => {
  it.each([2, 3, 4] as const)('puts headings of level %i inside the summaries', (headingLevel) => {
    const { container } = mount(view({ headingLevel }));
    const headings = [...container.querySelectorAll(`summary > h${headingLevel}`)];
    expect(headings.map((heading) => heading.textContent)).toEqual(['Dostawa', 'Zwroty', 'Gwarancja']);
  });

  it('renders native sections on the server, with all content and the given ones open', () => {
    const html = renderToString(view());
    expect(html).not.toMatch(/style=| hidden=|role=/);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(openIn(page)).toEqual(['Zwroty', 'Gwarancja']);
    expect(sectionsIn(page).map((section) => section.querySelector('div')?.textContent)).toEqual([
      'Wyślemy dziś.',
      '30 dni.',
      '2 lata.',
    ]);
    // No shared name.
    expect(sectionsIn(page).some((section) => section.hasAttribute('name'))).toBe(false);
  });

  it('puts its id on the content, so that fragment links open the section', () => {
    const { container } = mount(view());
    for (const { id } of sections)
      expect(container.querySelector(`#${id}`)?.parentElement?.firstElementChild?.tagName).toBe('SUMMARY');
  });

  it('shares one name per accordion if single, with one section open', () => {
    const { container } = mount(
      <>
        {view({ isSingle: true })}
        {view({ isSingle: true, sections: [{ id: 'inna', heading: 'Inna', content: '' }] })}
      </>,
    );
    const names = sectionsIn(container).map((section) => section.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(new Set(names.slice(0, 3)).size).toBe(1);
    expect(names[3]).not.toBe(names[0]);
    expect(openIn(container)).toEqual(['Zwroty']);
  });

  it('hydrates sections the user has opened without warnings', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container, errors } = hydrate(view(), (page) => {
      page.querySelector('details')!.open = true;
    });
    expect([errors, complaint.mock.calls]).toEqual([[], []]);
    expect(openIn(container)).toEqual(['Dostawa', 'Zwroty', 'Gwarancja']);
    complaint.mockRestore();
  });

  it('keeps sections the user opened on rerender, and follows a changed isOpen', () => {
    const { container, rerender } = mount(view());
    click(container.querySelector('summary')!);
    rerender(view({ headingLevel: 4 }));
    expect(openIn(container)).toEqual(['Dostawa', 'Zwroty', 'Gwarancja']);
    rerender(view({ sections: sections.map((section) => ({ ...section, isOpen: section.id === 'dostawa' })) }));
    expect(openIn(container)).toEqual(['Dostawa']);
  });

  it('hides icons from screen readers', () => {
    const { container } = mount(view());
    const drawings = [...container.querySelectorAll('svg')];
    expect(drawings).toHaveLength(6);
    for (const drawing of drawings) expect(drawing.getAttribute('aria-hidden')).toBe('true');
  });
});
