// @vitest-environment jsdom
import { act, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { blur, byRole, click, descriptionOf, hydrate, mount, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { PasswordField } from './index.ts';

const field = (container: ParentNode, name = 'Hasło') =>
  [...container.querySelectorAll('input')].find((input) => input.labels?.[0]?.textContent === name)!;
const said = () => announcements.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  clearAnnouncements();
});
afterEach(() => void vi.useRealTimers());

describe('PasswordField', () => {
  it('is a native password field in the HTML of the server', () => {
    const html = renderToString(<PasswordField label="Hasło" purpose="current" name="password" isRequired />);
    const input = new DOMParser().parseFromString(html, 'text/html').querySelector('input')!;
    expect([input.type, input.name, input.required]).toEqual(['password', 'password', true]);
    expect(html).not.toContain('style=');
  });

  it.each([
    ['current', 'current-password'],
    ['new', 'new-password'],
  ] as const)('declares a %s password to password managers', (purpose, token) => {
    const { container } = mount(<PasswordField label="Hasło" purpose={purpose} />);
    expect(field(container).autocomplete).toBe(token);
  });

  it('disables spelling and capitals, and accepts any length', () => {
    const { container } = mount(<PasswordField label="Hasło" purpose="new" limits={{ min: 6, max: 15 }} />);
    const input = field(container);
    expect(['spellcheck', 'autocapitalize', 'autocorrect'].map((name) => input.getAttribute(name))).toEqual([
      'false',
      'none',
      'off',
    ]);
    expect([input.maxLength, input.minLength]).toEqual([-1, -1]);
  });

  it('never blocks pasting', () => {
    const { container } = mount(<PasswordField label="Hasło" purpose="current" />);
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    act(() => void field(container).dispatchEvent(paste));
    expect(paste.defaultPrevented).toBe(false);
  });

  it('forwards its ref', () => {
    const ref = createRef<HTMLInputElement>();
    mount(<PasswordField label="Hasło" purpose="current" ref={ref} />);
    expect(ref.current?.type).toBe('password');
  });
});

describe('the button that shows the password', () => {
  it('names its action, shows, hides, and announces the result once', () => {
    const { container } = mount(<PasswordField label="Hasło" purpose="current" defaultValue="tajne" />);
    click(byRole(container, 'button', 'Pokaż hasło'));
    expect(field(container).type).toBe('text');
    expect(said()).toEqual(['Hasło jest widoczne']);
    const button = byRole(container, 'button', 'Ukryj hasło');
    // The name gives the state already: pressed as well would be spoken twice.
    expect(button.hasAttribute('aria-pressed')).toBe(false);
    expect(button.getAttribute('type')).toBe('button');
    expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    click(button);
    expect([field(container).type, field(container).value]).toEqual(['password', 'tajne']);
    expect(said()).toEqual(['Hasło jest widoczne', 'Hasło jest ukryte']);
  });

  it('keeps focus in the input and the caret where it was', () => {
    const { container } = mount(<PasswordField label="Hasło" purpose="current" defaultValue="tajne" />);
    const input = field(container);
    act(() => {
      input.focus();
      input.setSelectionRange(2, 4);
    });
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    act(() => void byRole(container, 'button').dispatchEvent(down));
    expect(down.defaultPrevented).toBe(true);
    const placed = vi.spyOn(input, 'setSelectionRange');
    click(byRole(container, 'button'));
    expect(placed.mock.calls).toEqual([[2, 4]]);
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  });

  it('hides the password on submit, before the browser reads it', () => {
    const types: string[] = [];
    const { container } = mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          types.push(field(event.currentTarget).type);
        }}
      >
        <PasswordField label="Hasło" purpose="current" name="password" defaultValue="tajne" />
      </form>,
    );
    click(byRole(container, 'button', 'Pokaż hasło'));
    act(() => container.querySelector('form')!.requestSubmit());
    expect(types).toEqual(['password']);
    expect(byRole(container, 'button', 'Pokaż hasło')).toBeTruthy();
  });

  it('does nothing in a disabled field', () => {
    const { container } = mount(<PasswordField label="Hasło" purpose="current" isDisabled />);
    expect(byRole<HTMLButtonElement>(container, 'button').disabled).toBe(true);
    expect(field(container).disabled).toBe(true);
  });
});

describe('Caps Lock', () => {
  const key = (input: HTMLElement, kind: 'keydown' | 'keyup', modifierCapsLock: boolean) =>
    act(() => void input.dispatchEvent(new KeyboardEvent(kind, { key: 'A', bubbles: true, modifierCapsLock })));

  it('is shown and announced once, and goes when switched off', () => {
    const { container } = mount(<PasswordField label="Hasło" purpose="current" />);
    key(field(container), 'keydown', true);
    key(field(container), 'keydown', true);
    expect(container.textContent).toContain('Caps Lock jest włączony');
    expect(said()).toEqual(['Caps Lock jest włączony: piszesz wielkimi literami.']);
    // Announced, so not a description as well.
    expect(descriptionOf(field(container))).toBe('');
    key(field(container), 'keyup', false);
    expect(container.textContent).not.toContain('Caps Lock');
    expect(said()).toHaveLength(1);
  });

  it('is forgotten when focus leaves', () => {
    const onBlur = vi.fn();
    const { container } = mount(<PasswordField label="Hasło" purpose="current" onBlur={onBlur} />);
    act(() => field(container).focus());
    key(field(container), 'keyup', true);
    expect(container.textContent).toContain('Caps Lock');
    blur(field(container));
    expect(container.textContent).not.toContain('Caps Lock');
    expect(onBlur).toHaveBeenCalledOnce();
  });
});

describe('a new password', () => {
  const limits = { min: 6, max: 15 };

  it('is described by its constant limits', () => {
    const { container } = mount(<PasswordField label="Hasło" purpose="new" limits={limits} error="Podaj hasło." />);
    expect(descriptionOf(field(container))).toBe('Od 6 do 15 znaków. Podaj hasło.');
    type(field(container), 'drewnianydom');
    expect(descriptionOf(field(container))).toBe('Od 6 do 15 znaków. Podaj hasło.');
  });

  it('uses the limits of the shop by default', () => {
    const { container } = mount(<PasswordField label="Hasło" purpose="new" />);
    expect(descriptionOf(field(container))).toBe('Od 6 do 30 znaków.');
  });

  it.each([
    ['abc', 'Za krótkie.', 0],
    ['haslo123', 'Słabe.', 1],
    ['wk4xb7mz', 'Średnie.', 2],
    ['drewnianydom', 'Mocne.', 3],
    ['drewnianydomekletni', 'Za długie.', 0],
  ])('"%s" shows "%s" at once, announced once after a pause', (password, words, filled) => {
    const { container } = mount(<PasswordField label="Hasło" purpose="new" limits={limits} />);
    type(field(container), password);
    expect(container.textContent).toContain(`${words} Od 6 do 15 znaków.`);
    const bars = container.querySelector('p > [aria-hidden="true"]')!;
    expect([bars.children.length, bars.querySelectorAll('[data-filled]').length]).toEqual([3, filled]);
    act(() => void vi.advanceTimersByTime(999));
    expect(said()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toEqual([`Hasło: ${words}`]);
    type(field(container), `${password} `.trim());
    act(() => void vi.advanceTimersByTime(5000));
    expect(said()).toHaveLength(1);
  });

  it("is weak when it is made of the user's data", () => {
    const { container } = mount(
      <PasswordField label="Hasło" purpose="new" personalWords={['hanna.kowalska@poczta.pl']} />,
    );
    type(field(container), 'hannakowalska');
    expect(container.textContent).toContain('Słabe.');
  });

  it('hides limits and strength when a new password is repeated', () => {
    const { container } = mount(<PasswordField label="Hasło" purpose="new" isRepeated />);
    type(field(container), 'Wrzos-44-biegnie');
    act(() => void vi.advanceTimersByTime(5000));
    expect(container.textContent).toBe('Hasło');
    expect([descriptionOf(field(container)), field(container).autocomplete, said()]).toEqual(['', 'new-password', []]);
  });

  it('announces no strength while the field is empty, nor for a current one', () => {
    const { container, rerender } = mount(<PasswordField label="Hasło" purpose="new" />);
    type(field(container), 'drewnianydom');
    type(field(container), '');
    expect(container.textContent).not.toMatch(/Mocne|krótkie/);
    rerender(<PasswordField label="Hasło" purpose="current" />);
    type(field(container), 'drewnianydom');
    act(() => void vi.advanceTimersByTime(5000));
    expect(container.textContent).not.toMatch(/Mocne|Od 6/);
    expect([said(), descriptionOf(field(container))]).toEqual([[], '']);
  });

  it('silently shows the strength of text typed before hydration', () => {
    const { container, errors } = hydrate(<PasswordField label="Hasło" purpose="new" />, (page) => {
      page.querySelector('input')!.value = 'drewnianydom';
    });
    expect(field(container).value).toBe('drewnianydom');
    expect(container.textContent).toContain('Mocne.');
    act(() => void vi.advanceTimersByTime(5000));
    expect([errors, said()]).toEqual([[], []]);
  });

  it('reports each change', () => {
    const onChange = vi.fn();
    const { container } = mount(<PasswordField label="Hasło" purpose="new" onChange={onChange} />);
    type(field(container), 'd');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('is in English on English pages', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <PasswordField label="Password" purpose="new" />
      </TextsProvider>,
    );
    expect(byRole(container, 'button', 'Show password')).toBeTruthy();
    expect(descriptionOf(field(container, 'Password'))).toBe('From 6 to 30 characters.');
  });
});
