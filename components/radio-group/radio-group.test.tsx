// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { icons } from '../icon/index.ts';
import { byRole, click, descriptionOf, hydrate, mount, nameOf } from '../field/testing.tsx';
import { RadioGroup, type RadioOption } from './index.ts';

const deliveries: ReadonlyArray<RadioOption> = [
  {
    value: 'locker',
    label: 'Paczkomat InPost',
    description: 'u Ciebie w poniedziałek',
    amount: '12,99 zł',
    icon: icons.parcelLocker,
    content: 'Wybierz automat',
  },
  {
    value: 'courier',
    label: 'Kurier DPD',
    description: 'poniedziałek, 8:00–16:00',
    amount: '15,99 zł',
    icon: icons.truck,
  },
];
const sizes: ReadonlyArray<RadioOption> = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'xl', label: 'XL', isUnavailable: true },
];

describe('RadioGroup', () => {
  it('is a radiogroup named by its legend', () => {
    const { container } = mount(
      <RadioGroup label="Rozmiar" name="size" options={sizes} look="option" chosenText="M" />,
    );
    const group = byRole(container, 'radiogroup', 'Rozmiar');
    expect(group.tagName).toBe('FIELDSET');
    expect(group.querySelector('legend')?.textContent).toBe('Rozmiar: M');
  });

  it('names a tile by its title and describes it by its lines', () => {
    const { container } = mount(<RadioGroup label="Dostawa" name="delivery" options={deliveries} look="tile" />);
    const radio = byRole(container, 'radio', 'Paczkomat InPost');
    expect(descriptionOf(radio)).toBe('u Ciebie w poniedziałek 12,99 zł');
  });

  it('leaves an unavailable size choosable and named as such', () => {
    const onChange = vi.fn();
    const { container } = mount(
      <RadioGroup label="Rozmiar" name="size" options={sizes} look="option" onChange={onChange} />,
    );
    const radio = byRole<HTMLInputElement>(container, 'radio', 'XL, chwilowo brak');
    click(radio);
    expect([radio.checked, radio.disabled]).toEqual([true, false]);
    expect(onChange.mock.calls).toEqual([['xl']]);
  });

  it('exposes a group error once, on the radio button where focus enters [V-37 part]', () => {
    const { container } = mount(
      <RadioGroup label="Rozmiar" name="size" options={sizes} isRequired error="Wybierz rozmiar." />,
    );
    const group = byRole(container, 'radiogroup', 'Rozmiar');
    const descriptions = () => [...container.querySelectorAll('input')].map(descriptionOf);
    const everywhere = sizes.map(() => 'Wybierz rozmiar.');
    expect([descriptions(), group.hasAttribute('aria-describedby')]).toEqual([everywhere, false]);
    act(() => byRole(container, 'radio', 'M').focus());
    expect(descriptions()).toEqual(sizes.map(({ label }) => (label === 'M' ? 'Wybierz rozmiar.' : '')));
    act(() => byRole(container, 'radio', 'S').focus());
    expect(descriptionOf(byRole(container, 'radio', 'S'))).toBe('');
    act(() => byRole(container, 'radio', 'S').blur());
    expect(descriptions()).toEqual(everywhere);
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual(['true', 'true']);
    expect(group.querySelector('[aria-live], [role="alert"]')).toBeNull();
  });

  it('disables single options, or all of them', () => {
    const { container, rerender } = mount(
      <RadioGroup
        label="Odbiorca"
        name="who"
        options={[
          { value: 'a', label: 'Osoba' },
          { value: 'b', label: 'Fundacja, wkrótce', isDisabled: true },
        ]}
      />,
    );
    expect(byRole<HTMLInputElement>(container, 'radio', 'Osoba').disabled).toBe(false);
    expect(byRole<HTMLInputElement>(container, 'radio', 'Fundacja, wkrótce').disabled).toBe(true);
    rerender(<RadioGroup label="Odbiorca" name="who" isDisabled options={[{ value: 'a', label: 'Osoba' }]} />);
    expect(byRole<HTMLInputElement>(container, 'radio', 'Osoba').disabled).toBe(true);
  });

  it('is submitted without JavaScript, without style attributes even for swatches', () => {
    const html = renderToString(
      <RadioGroup
        label="Kolor"
        name="color"
        look="option"
        defaultValue="n"
        options={[{ value: 'n', label: 'naturalny', swatch: '#d8ccb8' }]}
      />,
    );
    const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
    expect(new FormData(page.querySelector('form')!).get('color')).toBe('n');
    expect(html).not.toContain('style=');
    expect(html).toContain('fill="#d8ccb8"');
  });

  it('keeps the choice made before hydration', () => {
    const { container, errors } = hydrate(
      <RadioGroup label="Dostawa" name="delivery" options={deliveries} look="tile" defaultValue="locker" />,
      (page) => page.querySelector<HTMLInputElement>('[value="courier"]')!.click(),
    );
    const chosen = [...container.querySelectorAll<HTMLInputElement>('input')].filter((input) => input.checked);
    expect(chosen.map(nameOf)).toEqual(['Kurier DPD']);
    expect(errors).toEqual([]);
  });

  it('has the content of every option in the page, for CSS to show under the chosen one', () => {
    const html = renderToString(<RadioGroup label="Dostawa" name="delivery" options={deliveries} look="tile" />);
    expect(html).toContain('Wybierz automat');
  });

  it('is named by an attribute, or by words elsewhere, then without a legend', () => {
    const { container } = mount(
      <>
        <RadioGroup aria-label="Rozmiar" name="a" options={sizes} />
        <h2 id="elsewhere">Kolor</h2>
        <RadioGroup aria-labelledby="elsewhere" name="b" options={sizes} />
      </>,
    );
    expect([byRole(container, 'radiogroup', 'Rozmiar'), byRole(container, 'radiogroup', 'Kolor')]).toHaveLength(2);
    expect(container.querySelector('legend')).toBeNull();
  });

  it("marks optional groups, and reads the hint after the option's own texts", () => {
    const { container } = mount(
      <RadioGroup label="Dostawa" name="a" options={deliveries} isOptional hint="Na metce." />,
    );
    const group = byRole(container, 'radiogroup', 'Dostawa (nieobowiązkowe)');
    const radio = byRole(container, 'radio', 'Paczkomat InPost');
    expect([descriptionOf(radio), group.getAttribute('aria-required')]).toEqual([
      'u Ciebie w poniedziałek 12,99 zł Na metce.',
      null,
    ]);
  });

  it('is natively required, under the id that an error summary links to', () => {
    const { container } = mount(<RadioGroup id="rozmiar" label="Rozmiar" name="a" options={sizes} isRequired />);
    expect(byRole(container, 'radiogroup', 'Rozmiar').id).toBe('rozmiar');
    expect(byRole<HTMLInputElement>(container, 'radio', 'S').required).toBe(true);
  });

  it('can be controlled', () => {
    const group = (value: string) => <RadioGroup label="Rozmiar" name="a" options={sizes} value={value} />;
    const { container, rerender } = mount(group('s'));
    click(byRole(container, 'radio', 'M'));
    expect(byRole<HTMLInputElement>(container, 'radio', 'S').checked).toBe(true);
    rerender(group('m'));
    expect(byRole<HTMLInputElement>(container, 'radio', 'M').checked).toBe(true);
  });

  it('leaves a plain option undescribed, and its drawings silent', () => {
    const { container } = mount(
      <RadioGroup
        label="Kolor"
        name="a"
        look="option"
        options={[{ value: 'n', label: 'naturalny', swatch: '#d8ccb8' }]}
      />,
    );
    expect(byRole(container, 'radio', 'naturalny').getAttribute('aria-describedby')).toBeNull();
    expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
  });
});
