// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { announcements } from '../announcer/index.ts';
import { FieldStatusContext } from '../field/index.ts';
import { byRole, click, descriptionOf, hydrate, mount } from '../field/testing.tsx';
import { Switch } from './index.ts';

describe('Switch', () => {
  it('is toggled by its label, with its native state alone', () => {
    const onChange = vi.fn();
    const { container } = mount(<Switch label="Ceny netto" name="net" onChange={onChange} />);
    const control = byRole<HTMLInputElement>(container, 'switch', 'Ceny netto');
    click(container.querySelector('label')!);
    expect([control.checked, control.type, control.getAttribute('aria-checked')]).toEqual([true, 'checkbox', null]);
    click(control);
    expect([control.checked, onChange.mock.calls.length]).toEqual([false, 2]);
    expect(byRole(container, 'switch', 'Ceny netto')).toBe(control);
    expect(announcements).toEqual([]);
  });

  it.each([
    [true, 'tak'],
    [false, null],
  ])('is sent without JavaScript like a checkbox: on %s as %s', (isOn, sent) => {
    const html = renderToString(<Switch label="Ceny netto" name="net" value="tak" defaultChecked={isOn} />);
    expect(html).not.toMatch(/style=|<script/);
    const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
    expect(new FormData(page.querySelector('form')!).get('net')).toBe(sent);
  });

  it('keeps its state from before hydration', () => {
    const { container, errors } = hydrate(<Switch label="Ceny netto" name="net" />, (page) => {
      page.querySelector('input')!.checked = true;
    });
    expect([errors, byRole<HTMLInputElement>(container, 'switch', 'Ceny netto').checked]).toEqual([[], true]);
  });

  it('can be controlled', () => {
    const { container, rerender } = mount(<Switch label="Ceny netto" checked={false} onChange={() => {}} />);
    const control = byRole<HTMLInputElement>(container, 'switch', 'Ceny netto');
    click(control);
    expect(control.checked).toBe(false);
    rerender(<Switch label="Ceny netto" checked onChange={() => {}} />);
    expect(control.checked).toBe(true);
  });

  it('is described by hint and error, and reads its state from the form', () => {
    const { container, rerender } = mount(
      <Switch label="Ceny netto" name="net" hint="Bez VAT." error="Nie udało się zapisać." isRequired />,
    );
    const control = byRole<HTMLInputElement>(container, 'switch', 'Ceny netto');
    expect([descriptionOf(control), control.getAttribute('aria-invalid'), control.required]).toEqual([
      'Bez VAT. Nie udało się zapisać.',
      'true',
      true,
    ]);
    rerender(
      <FieldStatusContext value={{ net: { state: 'success', message: 'Zapisane.' } }}>
        <Switch label="Ceny netto" name="net" />
      </FieldStatusContext>,
    );
    const saved = byRole(container, 'switch', 'Ceny netto');
    expect([descriptionOf(saved), saved.getAttribute('aria-invalid')]).toEqual(['Zapisane.', null]);
  });

  it('does nothing while it is disabled, and says why', () => {
    const { container } = mount(<Switch aria-label="Ceny netto" isDisabled note="Zaloguj się." />);
    const control = byRole<HTMLInputElement>(container, 'switch', 'Ceny netto');
    expect([control.disabled, descriptionOf(control)]).toEqual([true, 'Zaloguj się.']);
  });
});
