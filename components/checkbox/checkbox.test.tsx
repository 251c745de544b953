// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FieldStatusContext } from '../field/index.ts';
import { byRole, click, descriptionOf, hydrate, mount } from '../field/testing.tsx';
import { Checkbox } from './index.ts';

describe('Checkbox', () => {
  it('is ticked by its label', () => {
    const { container } = mount(<Checkbox label="Akceptuję regulamin" name="terms" />);
    const box = byRole<HTMLInputElement>(container, 'checkbox', 'Akceptuję regulamin');
    click(container.querySelector('label')!);
    expect(box.checked).toBe(true);
  });

  it('has its error as a description [V-04 part]', () => {
    const { container } = mount(<Checkbox label="Akceptuję regulamin" isRequired error="Proszę wypełnić to pole." />);
    const box = byRole<HTMLInputElement>(container, 'checkbox', 'Akceptuję regulamin');
    expect([box.getAttribute('aria-invalid'), box.required, descriptionOf(box)]).toEqual([
      'true',
      true,
      'Proszę wypełnić to pole.',
    ]);
  });

  it('is not invalid before a visit, although natively invalid when empty and required', () => {
    const { container } = mount(<Checkbox label="Akceptuję regulamin" isRequired />);
    expect(byRole(container, 'checkbox', 'Akceptuję regulamin').getAttribute('aria-invalid')).toBe('false');
  });

  it('is named only by its label when that holds a link', () => {
    const { container } = mount(
      <Checkbox
        label={
          <>
            Akceptuję <a href="/regulamin">regulamin</a>
          </>
        }
      />,
    );
    expect(byRole(container, 'checkbox', 'Akceptuję regulamin')).toBeTruthy();
  });

  it('submits without JavaScript only when ticked', () => {
    const submitted = (isTicked: boolean) => {
      const html = renderToString(<Checkbox label="Faktura" name="invoice" value="tak" defaultChecked={isTicked} />);
      const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
      return new FormData(page.querySelector('form')!).get('invoice');
    };
    expect([submitted(true), submitted(false)]).toEqual(['tak', null]);
  });

  it('keeps ticks made before hydration', () => {
    const { container, errors } = hydrate(<Checkbox label="Faktura" name="invoice" />, (page) => {
      page.querySelector('input')!.checked = true;
    });
    expect(byRole<HTMLInputElement>(container, 'checkbox', 'Faktura').checked).toBe(true);
    expect(errors).toEqual([]);
  });

  it('shows and keeps the partly ticked state', () => {
    const box = (isIndeterminate: boolean) => <Checkbox label="Wszystkie" isIndeterminate={isIndeterminate} />;
    const { container, rerender } = mount(box(true));
    const input = byRole<HTMLInputElement>(container, 'checkbox', 'Wszystkie');
    expect([input.indeterminate, input.checked]).toEqual([true, false]);
    click(input);
    rerender(box(true));
    expect(input.indeterminate).toBe(true);
    rerender(box(false));
    expect(input.indeterminate).toBe(false);
    const html = renderToString(box(true));
    expect(html).not.toContain('indeterminate');
  });

  it('sets and clears its ref', () => {
    const seen: unknown[] = [];
    const { rerender } = mount(<Checkbox label="Faktura" ref={(element) => void seen.push(element?.type ?? null)} />);
    rerender(null);
    expect(seen).toEqual(['checkbox', null]);
  });

  it('is described by hint and note, and marks optional ones', () => {
    const { container } = mount(<Checkbox label="Faktura" isOptional isDisabled hint="Na firmę." note="Wpisz NIP." />);
    const box = byRole<HTMLInputElement>(container, 'checkbox', 'Faktura (nieobowiązkowe)');
    expect([descriptionOf(box), box.disabled, box.getAttribute('aria-invalid')]).toEqual([
      'Na firmę. Wpisz NIP.',
      true,
      null,
    ]);
  });

  it("reports changes and shows the form's error for its name [V-04 part]", () => {
    const onChange = vi.fn();
    const box = <Checkbox label="Regulamin" name="terms" onChange={onChange} />;
    const { container } = mount(
      <FieldStatusContext value={{ terms: { state: 'error', message: 'Zaznacz zgodę.' } }}>{box}</FieldStatusContext>,
    );
    const input = byRole(container, 'checkbox', 'Regulamin');
    click(input);
    expect([onChange.mock.calls.length, descriptionOf(input)]).toEqual([1, 'Zaznacz zgodę.']);
  });

  it('is named by aria-label without a label', () => {
    const { container } = mount(<Checkbox aria-label="Zaznacz wiersz" />);
    expect(byRole(container, 'checkbox', 'Zaznacz wiersz')).toBeTruthy();
    expect(container.querySelector('label')).toBeNull();
  });
});
