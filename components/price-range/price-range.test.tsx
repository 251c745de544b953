// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { FieldStatusContext } from '../field/index.ts';
import { blur, byRole, descriptionOf, hydrate, mount, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { PriceRange, type PriceRangeProps } from './index.ts';

const wrong = 'Cena od jest wyższa niż cena do. Popraw jedną z\u00a0nich.';
const scale = { minimum: 12, maximum: 640 };

beforeEach(clearAnnouncements);

const partsOf = (container: ParentNode) => {
  const find = (kind: string, name: string) =>
    container.querySelector<HTMLInputElement>(`input[type="${kind}"][aria-label="${name}"]`)!;
  return {
    from: find('text', 'Cena od'),
    to: find('text', 'Cena do'),
    lower: find('range', 'Cena od'),
    upper: find('range', 'Cena do'),
  };
};
const render = (props: Partial<PriceRangeProps> = {}) => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const { container, rerender } = mount(
    <form noValidate>
      <PriceRange label="Cena" {...scale} {...(props as object)} />
      <button type="submit">Filtruj</button>
    </form>,
  );
  const form = container.querySelector('form')!;
  // Like page code, on the document: it sees the events that the field lets through.
  const listen = (event: Event) => {
    if (!event.defaultPrevented) onSubmit(event);
  };
  container.addEventListener('submit', listen);
  const submit = async () => {
    act(() => form.requestSubmit());
    await act(() => new Promise((done) => setTimeout(done, 5)));
  };
  return { container, rerender, form, submit, onSubmit, ...partsOf(container) };
};
const push = (slider: HTMLInputElement, amount: number) =>
  act(() => {
    slider.value = String(amount);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('PriceRange', () => {
  it('is two named text fields without JavaScript; the sliders are not sent', () => {
    const html = renderToString(<PriceRange label="Cena" {...scale} defaultFrom={20} nameTo="do" />);
    expect(html).not.toMatch(/style=|<script/);
    const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
    const form = page.querySelector('form')!;
    expect([...new FormData(form)]).toEqual([
      ['price_from', '20'],
      ['do', ''],
    ]);
    const { from, to } = partsOf(page);
    expect([from, to].map(({ inputMode, pattern, placeholder }) => [inputMode, pattern, placeholder])).toEqual([
      ['numeric', '[0-9]*', '12'],
      ['numeric', '[0-9]*', '640'],
    ]);
    const rect = page.querySelector('rect')!;
    expect([Number(rect.getAttribute('x')).toFixed(2), Number(rect.getAttribute('width')).toFixed(2)]).toEqual([
      '1.27',
      '98.73',
    ]);
  });

  it('is a group named by its legend, with sliders in złoty', () => {
    const { container, lower, upper } = render({ defaultFrom: 20, defaultTo: 350, id: 'cena' });
    const group = container.querySelector('fieldset')!;
    expect(group.id).toBe('cena');
    // The drawing adds nothing to the names.
    expect(
      [...container.querySelectorAll('svg, fieldset span')].map((part) => [part.textContent, part.ariaHidden]),
    ).toEqual([
      ['', null],
      ['zł', null],
      ['', null],
      ['zł', null],
      ['', 'true'],
    ]);
    expect(document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent).toBe('Cena');
    expect([lower.min, lower.max, lower.value, upper.value]).toEqual(['12', '640', '20', '350']);
    expect([lower, upper].map((slider) => slider.getAttribute('aria-valuetext'))).toEqual([
      '20\u00a0zł',
      '350\u00a0zł',
    ]);
  });

  it('can be named by an attribute alone', () => {
    const { container } = mount(<PriceRange aria-label="Cena" {...scale} />);
    const group = container.querySelector('fieldset')!;
    expect([group.getAttribute('aria-label'), group.getAttribute('aria-labelledby')]).toEqual(['Cena', null]);
    const { container: other } = mount(<PriceRange aria-labelledby="x" {...scale} />);
    expect(other.querySelector('fieldset')!.getAttribute('aria-labelledby')).toBe('x');
  });

  it('syncs fields and thumbs both ways; thumbs never cross', () => {
    const onChange = vi.fn();
    const { from, to, lower, upper } = render({ defaultFrom: 20, defaultTo: 350, onChange });
    type(from, '100');
    expect([lower.value, lower.getAttribute('aria-valuetext')]).toEqual(['100', '100\u00a0zł']);
    push(upper, 200);
    expect([to.value, upper.getAttribute('aria-valuetext')]).toEqual(['200', '200\u00a0zł']);
    push(lower, 640);
    expect([lower.value, from.value]).toEqual(['200', '200']);
    push(upper, 12);
    expect([upper.value, to.value]).toEqual(['200', '200']);
    push(lower, 50);
    expect(onChange.mock.calls.map(([pair]) => [pair.from, pair.to])).toEqual([
      [100, 350],
      [100, 200],
      [200, 200],
      [200, 200],
      [50, 200],
    ]);
    type(from, '');
    expect(lower.value).toBe('12');
    expect(onChange).toHaveBeenLastCalledWith({ from: null, to: 200 });
    expect(announcements).toEqual([]);
  });

  it('fires input events for thumb changes', () => {
    const { form, from, lower } = render();
    const heard: string[] = [];
    form.addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).name));
    push(lower, 30);
    expect([from.value, heard.filter(Boolean)]).toEqual(['30', ['price_from']]);
  });

  it('accepts digits only, and keeps the caret [V-38 part]', () => {
    const { from } = render();
    type(from, '3a5');
    expect(from.value).toBe('35');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(from, '3x5');
      from.setSelectionRange(2, 2);
      from.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect([from.value, from.selectionStart]).toEqual(['35', 1]);
    type(from, '1 049,99 zł');
    expect(from.value).toBe('1049');
  });

  it('marks from above to when the field is left, and clears it as soon as it is fixed [V-38]', () => {
    const onChange = vi.fn();
    const { container, from, to } = render({ defaultTo: 20, onChange });
    const states = () => [from, to].map((input) => [input.getAttribute('aria-invalid'), descriptionOf(input)]);
    const untouched = [
      [null, 'zł'],
      [null, 'zł'],
    ];
    type(from, '350');
    expect(states()).toEqual(untouched);
    blur(from);
    expect(states()).toEqual([
      ['true', `zł ${wrong}`],
      ['true', `zł ${wrong}`],
    ]);
    expect(container.querySelector('fieldset')!.dataset['state']).toBe('error');
    expect([onChange.mock.calls, announcements]).toEqual([[], []]);
    type(to, '350');
    expect(states()).toEqual(untouched);
  });

  it('blocks the submit while from is above to, and focuses the described field [V-38]', async () => {
    const { from, to, submit, onSubmit } = render({ defaultTo: 20 });
    type(from, '350');
    act(() => to.focus());
    await submit();
    expect([onSubmit.mock.calls.length, document.activeElement]).toEqual([0, from]);
    expect([descriptionOf(from), announcements]).toEqual([`zł ${wrong}`, []]);
    type(from, '20');
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('announces the error if the field already has focus', async () => {
    const { from, submit } = render({ defaultTo: 20 });
    type(from, '350');
    await submit();
    expect(announcements).toEqual([{ text: wrong, isAssertive: true }]);
  });

  it('leaves focus that moved elsewhere, such as to an error summary', async () => {
    const { container, from, submit } = render({ defaultTo: 20 });
    type(from, '350');
    const summary = container.querySelector('button')!;
    container.addEventListener('submit', () => summary.focus());
    await submit();
    expect([document.activeElement, announcements]).toEqual([summary, []]);
  });

  it.each([
    ['equal prices', { defaultFrom: 20, defaultTo: 20 }],
    ['a lower bound alone', { defaultFrom: 20 }],
    ['an upper bound alone', { defaultTo: 20 }],
    ['none', {}],
  ])('lets %s through [V-38]', async (_prices, props) => {
    const { onSubmit, submit, from } = render(props);
    await submit();
    expect([onSubmit.mock.calls.length, from.validity.valid]).toEqual([1, true]);
  });

  it("stops a natively validated form without the browser's bubble", async () => {
    const { form, from, submit, onSubmit } = render({ defaultFrom: 350, defaultTo: 20 });
    form.noValidate = false;
    expect(from.validationMessage).toBe(wrong);
    const wasShown = vi.fn((event: Event) => event.defaultPrevented);
    form.addEventListener('invalid', wasShown, false);
    from.addEventListener('invalid', wasShown);
    await submit();
    expect(wasShown).toHaveReturnedWith(true);
    expect([onSubmit.mock.calls.length, document.activeElement]).toEqual([0, from]);
    type(from, '20');
    expect(from.validationMessage).toBe('');
  });

  it("shows the form's error under its name", () => {
    const { container } = mount(
      <FieldStatusContext value={{ price_from: { state: 'error', message: 'Nic w tej cenie.' } }}>
        <PriceRange label="Cena" hint="W złotych." {...scale} />
      </FieldStatusContext>,
    );
    expect(descriptionOf(partsOf(container).from)).toBe('W złotych. zł Nic w tej cenie.');
  });

  it('resets to its first prices with the form', async () => {
    const { form, from, lower, to } = render({ defaultFrom: 20 });
    type(to, '5');
    blur(to);
    act(() => form.reset());
    await act(() => new Promise((done) => setTimeout(done, 5)));
    expect([from.value, lower.value, to.value, descriptionOf(from)]).toEqual(['20', '20', '', 'zł']);
  });

  it('keeps values typed or pushed before hydration', () => {
    const { container, errors } = hydrate(<PriceRange label="Cena" {...scale} />, (page) => {
      const { from, upper } = partsOf(page);
      from.value = '100';
      upper.value = '300';
    });
    const { from, to, lower, upper } = partsOf(container);
    expect([errors, from.value, lower.value, to.value, upper.value]).toEqual([[], '100', '100', '300', '300']);
  });

  it('raises the thumb that can still move', () => {
    const { lower, upper } = render({ defaultFrom: 640, defaultTo: 640 });
    expect([lower.dataset['lead'], upper.dataset['lead']]).toEqual(['true', undefined]);
    push(lower, 12);
    expect(lower.dataset['lead']).toBeUndefined();
  });

  it('belongs to a form elsewhere, and is required, on request', () => {
    const { container } = mount(
      <>
        <form id="filters" />
        <PriceRange label="Cena" isRequired form="filters" {...scale} />
      </>,
    );
    const { from, to } = partsOf(container);
    expect([from, to].map((input) => [input.form?.id, input.required])).toEqual([
      ['filters', true],
      ['filters', true],
    ]);
  });

  it('does nothing while it is disabled', () => {
    const { from, to, lower, upper } = render({ isDisabled: true, note: 'Najpierw wybierz dział.' });
    expect([from, to, lower, upper].map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
    expect(descriptionOf(from)).toBe('zł Najpierw wybierz dział.');
  });

  it('does not move on a scale of one price, and is in English', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <PriceRange label="Price" isOptional minimum={5} maximum={5} />
      </TextsProvider>,
    );
    expect(container.querySelector('legend')?.textContent).toBe('Price (optional)');
    expect(byRole(container, 'textbox', 'Price from')).toBeTruthy();
    expect(container.querySelector('rect')!.getAttribute('width')).toBe('0');
  });
});
