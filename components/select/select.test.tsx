// @vitest-environment jsdom
import { act, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FieldStatusContext } from '../field/index.ts';
import { byRole, descriptionOf, hydrate, mount } from '../field/testing.tsx';
import { Select } from './index.ts';

const options = [
  { value: 'mp', label: 'małopolskie' },
  { value: 'sl', label: 'śląskie' },
  { value: 'xx', label: 'zagranica', isDisabled: true },
];

describe('Select', () => {
  it('is a native list that is submitted without JavaScript', () => {
    const html = renderToString(<Select label="Województwo" name="region" options={options} defaultValue="sl" />);
    const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
    expect(new FormData(page.querySelector('form')!).get('region')).toBe('sl');
  });

  it('asks for a choice with an empty first option', () => {
    const { container } = mount(
      <Select label="Województwo" options={options} placeholder="Wybierz województwo" isRequired />,
    );
    const select = byRole<HTMLSelectElement>(container, 'combobox', 'Województwo');
    expect([select.value, select.selectedOptions[0]?.text, select.required]).toEqual(['', 'Wybierz województwo', true]);
    expect([...select.options].map((option) => option.disabled)).toEqual([false, false, false, true]);
    // The browser finds the empty choice invalid at once, before any use.
    expect(select.getAttribute('aria-invalid')).toBe('false');
  });

  it('marks a missing choice [V-03 part]', () => {
    const { container } = mount(<Select label="Województwo" options={options} error="Proszę wybrać opcję." />);
    const select = byRole(container, 'combobox', 'Województwo');
    expect([select.getAttribute('aria-invalid'), descriptionOf(select)]).toEqual(['true', 'Proszę wybrać opcję.']);
  });

  it('keeps the choice made before hydration', () => {
    const { container, errors } = hydrate(
      <Select label="Województwo" options={options} defaultValue="mp" />,
      (page) => {
        page.querySelector('select')!.value = 'sl';
      },
    );
    expect(byRole<HTMLSelectElement>(container, 'combobox', 'Województwo').value).toBe('sl');
    expect(errors).toEqual([]);
  });

  it('groups options under headings, and disables whole groups', () => {
    const { container } = mount(
      <Select
        label="Kraj"
        options={[
          { value: 'ch', label: 'Szwajcaria' },
          {
            label: 'Unia',
            options: [
              { value: 'pl', label: 'Polska' },
              { value: 'de', label: 'Niemcy', isDisabled: true },
            ],
          },
          { label: 'Poza Unią', options: [{ value: 'no', label: 'Norwegia' }], isDisabled: true },
        ]}
        defaultValue="pl"
      />,
    );
    const select = byRole<HTMLSelectElement>(container, 'combobox', 'Kraj');
    const groups = [...select.querySelectorAll('optgroup')];
    expect(groups.map((group) => [group.label, group.disabled, group.children.length])).toEqual([
      ['Unia', false, 2],
      ['Poza Unią', true, 1],
    ]);
    expect([select.value, select.options.length, select.options[2]!.disabled]).toEqual(['pl', 4, true]);
  });

  it('reports its changes, forwards its ref, and can be controlled', () => {
    const onChange = vi.fn();
    const element = createRef<HTMLSelectElement>();
    const field = (value: string) => (
      <Select label="Województwo" options={options} value={value} onChange={onChange} ref={element} />
    );
    const { rerender } = mount(field('mp'));
    act(() => {
      element.current!.value = 'sl';
      element.current!.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect([onChange.mock.calls.length, element.current!.value]).toEqual([1, 'mp']);
    rerender(field('sl'));
    expect(element.current!.value).toBe('sl');
  });

  it("shows the form's error under its name [V-03 part]", () => {
    const { container } = mount(
      <FieldStatusContext value={{ region: { state: 'error', message: 'Proszę wybrać opcję.' } }}>
        <Select label="Województwo" name="region" hint="Do statystyki." options={options} placeholder="Wybierz" />
      </FieldStatusContext>,
    );
    const select = byRole(container, 'combobox', 'Województwo');
    expect([select.getAttribute('aria-invalid'), descriptionOf(select)]).toEqual([
      'true',
      'Do statystyki. Proszę wybrać opcję.',
    ]);
    expect(container.querySelector('[aria-live], [role="alert"]')).toBeNull();
  });

  it('does nothing while it is disabled, and says why', () => {
    const { container } = mount(<Select label="Województwo" options={options} isDisabled note="Najpierw kraj." />);
    const select = byRole<HTMLSelectElement>(container, 'combobox', 'Województwo');
    expect([select.disabled, descriptionOf(select)]).toEqual([true, 'Najpierw kraj.']);
  });
});
