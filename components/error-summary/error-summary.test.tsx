// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, hydrate, mount } from '../field/testing.tsx';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { ErrorSummary } from './index.ts';

const errors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fieldId: `field-${index}`, message: `Pole ${index}: popraw` }));

const scrolledTo: Element[] = [];
const said = () => announcements.map(({ text }) => text);

describe('ErrorSummary', () => {
  beforeEach(() => {
    clearAnnouncements();
    scrolledTo.length = 0;
    // jsdom has no layout and no scrollIntoView.
    Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
      scrolledTo.push(this);
    });
  });

  it.each([
    [1, 'Popraw 1 pole, żeby przejść dalej'],
    [2, 'Popraw 2 pola, żeby przejść dalej'],
    [3, 'Popraw 3 pola, żeby przejść dalej'],
    [5, 'Popraw 5 pól, żeby przejść dalej'],
    [12, 'Popraw 12 pól, żeby przejść dalej'],
    [22, 'Popraw 22 pola, żeby przejść dalej'],
  ])('of %d errors is named "%s" and takes focus [V-14 part]', (count, name) => {
    const { container } = mount(<ErrorSummary errors={errors(count)} />);
    expect(document.activeElement).toBe(byRole(container, 'group', name));
    expect(byRole(container, 'heading', name).tagName).toBe('H2');
    expect(byRole(container, 'list').children).toHaveLength(count);
  });

  it('is empty without errors', () => {
    expect(renderToString(<ErrorSummary errors={[]} />)).toBe('');
  });

  it('links to its fields without JavaScript, and can be a link target', () => {
    const html = renderToString(
      <ErrorSummary errors={[{ fieldId: 'tel', message: 'Telefon: 9 cyfr' }]} headingLevel={3} />,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('#error-summary')?.getAttribute('tabindex')).toBe('-1');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('#tel');
    expect(page.querySelector('h3')).toBeTruthy();
  });

  it('takes focus on hydration', () => {
    const { container } = hydrate(<ErrorSummary errors={errors(1)} />);
    expect(document.activeElement).toBe(byRole(container, 'group'));
  });

  it('names a field that asks a question without its question mark', () => {
    const asked = { fieldId: 'product', label: 'Co chcesz zwrócić?', message: 'Wybierz coś z listy.' };
    const { container } = mount(<ErrorSummary errors={[asked, { ...asked, fieldId: 'method', isMended: true }]} />);
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Co chcesz zwrócić: Wybierz coś z listy.',
      'Co chcesz zwrócić: poprawione',
    ]);
  });

  it('focuses the field and shows its label [V-14 part]', () => {
    const { container } = mount(
      <>
        <ErrorSummary errors={[{ fieldId: 'tel', message: 'Telefon: 9 cyfr' }]} />
        <TextField id="tel" label="Telefon" error="9 cyfr" />
      </>,
    );
    scrolledTo.length = 0;
    click(byRole(container, 'link', 'Telefon: 9 cyfr'));
    expect(document.activeElement).toBe(byRole(container, 'textbox', 'Telefon'));
    expect(scrolledTo).toEqual([container.querySelector('label')]);
  });

  it.each([
    [undefined, 'S'],
    ['m', 'M'],
  ])("focuses a group's chosen control (%s) or its first: %s", (chosen, name) => {
    const { container } = mount(
      <>
        <ErrorSummary errors={[{ fieldId: 'size', message: 'Wybierz rozmiar' }]} />
        <RadioGroup
          id="size"
          label="Rozmiar"
          name="size"
          {...(chosen === undefined ? {} : { defaultValue: chosen })}
          options={[
            { value: 's', label: 'S' },
            { value: 'm', label: 'M' },
          ]}
        />
      </>,
    );
    click(byRole(container, 'link', 'Wybierz rozmiar'));
    expect(document.activeElement).toBe(byRole(container, 'radio', name));
  });

  it('takes no focus from a field on hydration', () => {
    const page = (
      <>
        <ErrorSummary errors={errors(1)} />
        <TextField label="Telefon" />
      </>
    );
    const { container } = hydrate(page, (before) => before.querySelector('input')!.focus());
    expect(document.activeElement).toBe(byRole(container, 'textbox', 'Telefon'));
    expect(said()).toEqual([]);
  });

  it('announces its title once, after focus moved elsewhere', async () => {
    const { rerender } = mount(<ErrorSummary errors={errors(2)} takesFocus={false} />);
    rerender(<ErrorSummary errors={errors(2)} takesFocus={false} />);
    expect(document.activeElement).toBe(document.body);
    expect(said()).toEqual([]);
    await vi.waitFor(() => expect(said()).toEqual(['Popraw 2 pola, żeby przejść dalej']));
  });

  it('is silent when it came with the page and focus goes elsewhere', () => {
    hydrate(<ErrorSummary errors={errors(2)} takesFocus={false} />);
    expect(said()).toEqual([]);
  });

  it.each([
    [600, ['summary', 'field']],
    [601, ['summary']],
  ])('shows the first wrong field too if both fit (its end at %d of 600 px)', (bottom, shown) => {
    Object.defineProperty(document.documentElement, 'clientHeight', { value: 600, configurable: true });
    const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: 0, bottom: this.id === 'field-0' ? bottom : 0 } as DOMRect;
    });
    onTestFinished(() => rects.mockRestore());
    const { container } = mount(
      <>
        <ErrorSummary errors={errors(1)} />
        <input id="field-0" />
      </>,
    );
    const summary = byRole(container, 'group');
    expect(scrolledTo.map((element) => (element === summary ? 'summary' : 'field'))).toEqual(shown);
    expect(document.activeElement).toBe(summary);
  });

  describe('while fixing errors', () => {
    const three = (mended: number) =>
      [
        { fieldId: 'tel', label: 'Telefon', message: '9 cyfr' },
        { fieldId: 'zip', label: 'Kod pocztowy', message: 'format 00-000' },
        { fieldId: 'city', message: 'Wpisz miejscowość' },
      ].map((error, index) => ({ ...error, isMended: index < mended }));
    const links = (container: HTMLElement) => [...container.querySelectorAll('a')].map((link) => link.textContent);

    it('counts remaining errors, keeps entries in place, and announces the end once', () => {
      const { container, rerender } = mount(<ErrorSummary errors={three(0)} />);
      const summary = byRole(container, 'group', 'Popraw 3 pola, żeby przejść dalej');
      expect(links(container)).toEqual(['Telefon: 9 cyfr', 'Kod pocztowy: format 00-000', 'Wpisz miejscowość']);
      rerender(<ErrorSummary errors={three(2)} />);
      expect(byRole(container, 'group', 'Popraw 1 pole, żeby przejść dalej')).toBe(summary);
      expect(links(container)).toEqual(['Telefon: poprawione', 'Kod pocztowy: poprawione', 'Wpisz miejscowość']);
      expect(container.querySelectorAll('a[data-mended] svg[aria-hidden="true"]')).toHaveLength(2);
      expect([said(), summary.hasAttribute('data-mended')]).toEqual([[], false]);
      rerender(<ErrorSummary errors={three(3)} />);
      rerender(<ErrorSummary errors={three(3)} />);
      expect(byRole(container, 'group', 'Wszystko poprawione. Możesz przejść dalej.')).toBe(summary);
      expect([said(), summary.hasAttribute('data-mended')]).toEqual([
        ['Wszystko poprawione. Możesz przejść dalej.'],
        true,
      ]);
      // One line is left.
      expect(links(container)).toEqual([]);
    });

    it('announces again after a new error in between', () => {
      const { rerender } = mount(<ErrorSummary errors={three(3)} />);
      expect(said()).toEqual([]);
      rerender(<ErrorSummary errors={three(2)} />);
      rerender(<ErrorSummary errors={three(3)} />);
      expect(said()).toHaveLength(1);
    });

    it('does so in English', () => {
      const page = (mended: number) => (
        <TextsProvider value={{ locale: 'en' }}>
          <ErrorSummary errors={three(mended)} />
        </TextsProvider>
      );
      const { container, rerender } = mount(page(1));
      expect(byRole(container, 'group', 'Correct 2 fields to go on')).toBeTruthy();
      expect(links(container)[0]).toBe('Telefon: corrected');
      rerender(page(3));
      expect(said()).toEqual(['All corrected. You can go on.']);
    });
  });

  it('leaves the link to the browser if the field is on another page', () => {
    const { container } = mount(<ErrorSummary errors={[{ fieldId: 'elsewhere', message: 'Gdzie indziej' }]} />);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    byRole(container, 'link', 'Gdzie indziej').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
