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
  it.each([2, 3, 4] as const)('opens at headings of level %i, which stand in what is pressed', (headingLevel) => {
    const { container } = mount(view({ headingLevel }));
    const headings = [...container.querySelectorAll(`summary > h${headingLevel}`)];
    expect(headings.map((heading) => heading.textContent)).toEqual(['Dostawa', 'Zwroty', 'Gwarancja']);
  });

  it('works as the server sends it: native sections, all content in the page, open where told', () => {
    const html = renderToString(view());
    expect(html).not.toMatch(/style=| hidden=|role=/);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(openIn(page)).toEqual(['Zwroty', 'Gwarancja']);
    expect(sectionsIn(page).map((section) => section.querySelector('div')?.textContent)).toEqual([
      'Wyślemy dziś.',
      '30 dni.',
      '2 lata.',
    ]);
    // Each by itself.
    expect(sectionsIn(page).some((section) => section.hasAttribute('name'))).toBe(false);
  });

  it('gives its id to the content, so that the browser opens the section for an address', () => {
    const { container } = mount(view());
    for (const { id } of sections)
      expect(container.querySelector(`#${id}`)?.parentElement?.firstElementChild?.tagName).toBe('SUMMARY');
  });

  it('is one at a time by one name, its own, and begins with one open', () => {
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

  it('keeps what was opened before hydration, without a word', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container, errors } = hydrate(view(), (page) => {
      page.querySelector('details')!.open = true;
    });
    expect([errors, complaint.mock.calls]).toEqual([[], []]);
    expect(openIn(container)).toEqual(['Dostawa', 'Zwroty', 'Gwarancja']);
    complaint.mockRestore();
  });

  it('keeps what the reader opened when it is rendered again, and follows who changes it', () => {
    const { container, rerender } = mount(view());
    click(container.querySelector('summary')!);
    rerender(view({ headingLevel: 4 }));
    expect(openIn(container)).toEqual(['Dostawa', 'Zwroty', 'Gwarancja']);
    rerender(view({ sections: sections.map((section) => ({ ...section, isOpen: section.id === 'dostawa' })) }));
    expect(openIn(container)).toEqual(['Dostawa']);
  });

  it('draws its signs for the eye alone', () => {
    const { container } = mount(view());
    const drawings = [...container.querySelectorAll('svg')];
    expect(drawings).toHaveLength(6);
    for (const drawing of drawings) expect(drawing.getAttribute('aria-hidden')).toBe('true');
  });
});
