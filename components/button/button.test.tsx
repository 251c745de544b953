// @vitest-environment jsdom
import type { FormEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { icons } from '../icon/index.ts';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, descriptionOf, hydrate, mount } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Button, IconButton, LinkButton, ToggleButton } from './index.ts';

const said = () => announcements.map(({ text }) => text);
beforeEach(clearAnnouncements);

describe('Button', () => {
  it('calls onClick', () => {
    const buy = vi.fn();
    const { container } = mount(
      <Button tone="primary" icon={icons.bag} onClick={buy}>
        Do koszyka
      </Button>,
    );
    const button = byRole<HTMLButtonElement>(container, 'button', 'Do koszyka');
    click(button);
    expect(buy).toHaveBeenCalledTimes(1);
    expect([button.type, descriptionOf(button), button.getAttribute('aria-disabled')]).toEqual(['button', '', null]);
    expect(said()).toEqual([]);
  });

  it('keeps its form attributes', () => {
    const { container } = mount(
      <Button type="submit" name="krok" value="2" form="zamowienie">
        Dalej
      </Button>,
    );
    const button = byRole<HTMLButtonElement>(container, 'button', 'Dalej');
    expect([button.type, button.name, button.value, button.getAttribute('form')]).toEqual([
      'submit',
      'krok',
      '2',
      'zamowienie',
    ]);
  });

  describe('while busy', () => {
    const render = (submit: (event: FormEvent) => void) =>
      mount(
        <form onSubmit={submit}>
          <Button type="submit" icon={icons.bag} isBusy>
            Do koszyka
          </Button>
        </form>,
      );

    it('keeps its name, exposes its state, stays in the tab order', () => {
      const { container } = render(vi.fn());
      const button = byRole<HTMLButtonElement>(container, 'button', 'Do koszyka');
      expect([button.disabled, button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([
        false,
        'true',
        'true',
      ]);
      expect(descriptionOf(button)).toBe('W\u00a0toku');
    });

    it('submits nothing again and announces nothing', () => {
      const submit = vi.fn((event: FormEvent) => event.preventDefault());
      click(byRole(render(submit).container, 'button', 'Do koszyka'));
      expect(submit).not.toHaveBeenCalled();
      expect(said()).toEqual([]);
    });
  });

  describe('while unavailable', () => {
    const reason = 'Najpierw wybierz rozmiar.';

    it('stays in the tab order with the reason as its visible description', () => {
      const { container } = mount(<Button unavailableReason={reason}>Do koszyka</Button>);
      const button = byRole<HTMLButtonElement>(container, 'button', 'Do koszyka');
      expect([button.disabled, button.tabIndex, button.getAttribute('aria-disabled')]).toEqual([false, 0, 'true']);
      expect(descriptionOf(button)).toBe(reason);
      expect(container.textContent).toBe(`Do koszyka${reason}`);
    });

    it('when pressed, only announces the reason', () => {
      const buy = vi.fn();
      const submit = vi.fn((event: FormEvent) => event.preventDefault());
      const { container } = mount(
        <form onSubmit={submit}>
          <Button type="submit" onClick={buy} unavailableReason={reason}>
            Do koszyka
          </Button>
        </form>,
      );
      click(byRole(container, 'button', 'Do koszyka'));
      expect([buy.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);
      expect(said()).toEqual([reason]);
    });

    it('keeps given descriptions beside its own', () => {
      const { container } = mount(
        <>
          <p id="zostalo">Zostały 2 sztuki.</p>
          <Button aria-describedby="zostalo" unavailableReason={reason}>
            Do koszyka
          </Button>
        </>,
      );
      expect(descriptionOf(byRole(container, 'button', 'Do koszyka'))).toBe(`Zostały 2 sztuki. ${reason}`);
    });

    it('keeps focus when it becomes available', () => {
      const { container, rerender } = mount(<Button unavailableReason={reason}>Do koszyka</Button>);
      const button = byRole<HTMLButtonElement>(container, 'button', 'Do koszyka');
      button.focus();
      rerender(<Button>Do koszyka</Button>);
      expect(document.activeElement).toBe(button);
      expect(button.hasAttribute('aria-disabled')).toBe(false);
    });
  });

  it('hydrates server markup without a difference', () => {
    const { errors, container } = hydrate(<Button unavailableReason="Najpierw wybierz rozmiar.">Do koszyka</Button>);
    expect(errors).toEqual([]);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('requires content, and a reason when disabled', () => {
    // @ts-expect-error no words, no name
    void (<Button />);
    // @ts-expect-error use unavailableReason
    void (<Button disabled>Do koszyka</Button>);
  });
});

describe('IconButton', () => {
  it('is named by its label and hides the icon', () => {
    const { container } = mount(<IconButton icon={icons.close} label="Zamknij" />);
    const button = byRole(container, 'button', 'Zamknij');
    expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('can be named by another element', () => {
    const { container } = mount(
      <>
        <h2 id="okno">Zamknij menu</h2>
        <IconButton icon={icons.close} aria-labelledby="okno" />
      </>,
    );
    expect(byRole(container, 'button', 'Zamknij menu')).toBeTruthy();
  });

  it('says why it is unavailable', () => {
    const decrease = vi.fn();
    const { container } = mount(
      <IconButton icon={icons.minus} label="Zmniejsz ilość" unavailableReason="Mniej się nie da." onClick={decrease} />,
    );
    const button = byRole(container, 'button', 'Zmniejsz ilość');
    expect(descriptionOf(button)).toBe('Mniej się nie da.');
    click(button);
    expect(decrease).not.toHaveBeenCalled();
    expect(said()).toEqual(['Mniej się nie da.']);
  });

  it('announces busy in English', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <IconButton icon={icons.trash} label="Remove" isBusy />
      </TextsProvider>,
    );
    expect(descriptionOf(byRole(container, 'button', 'Remove'))).toBe('Busy');
  });

  it('has exactly one name', () => {
    // @ts-expect-error none
    void (<IconButton icon={icons.close} />);
    // @ts-expect-error two
    void (<IconButton icon={icons.close} label="Zamknij" aria-label="Zamknij okno" />);
  });
});

describe('LinkButton', () => {
  it('is a link with an href', () => {
    const { container } = mount(
      <LinkButton href="/order1.php" tone="primary">
        Przejdź do zamówienia
      </LinkButton>,
    );
    expect(byRole(container, 'link', 'Przejdź do zamówienia').getAttribute('href')).toBe('/order1.php');
    expect(container.querySelector('button')).toBeNull();
  });
});

describe('ToggleButton', () => {
  const heart = (isPressed: boolean, onPressedChange?: (isPressed: boolean) => void) => (
    <ToggleButton
      icon={icons.heart}
      label="Na liście: Kubek Poranek"
      isPressed={isPressed}
      {...(onPressedChange && { onPressedChange })}
    />
  );

  it('exposes aria-pressed under a constant name', () => {
    const { container, rerender } = mount(heart(false));
    const button = byRole(container, 'button', 'Na liście: Kubek Poranek');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    rerender(heart(true));
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(byRole(container, 'button', 'Na liście: Kubek Poranek')).toBe(button);
  });

  it('requests the other state when pressed', () => {
    const change = vi.fn<(isPressed: boolean) => void>();
    const { container, rerender } = mount(heart(false, change));
    click(byRole(container, 'button'));
    rerender(heart(true, change));
    click(byRole(container, 'button'));
    expect(change.mock.calls).toEqual([[true], [false]]);
  });

  it("accepts text and keeps the caller's handler", () => {
    const change = vi.fn();
    const pressed = vi.fn();
    const { container } = mount(
      <ToggleButton icon={icons.eye} isPressed={false} onPressedChange={change} onClick={pressed}>
        Pokaż hasło
      </ToggleButton>,
    );
    const button = byRole<HTMLButtonElement>(container, 'button', 'Pokaż hasło');
    click(button);
    expect([button.getAttribute('aria-pressed'), button.type]).toEqual(['false', 'button']);
    expect([change.mock.calls, pressed.mock.calls.length]).toEqual([[[true]], 1]);
  });

  it('changes nothing when the caller prevents the press', () => {
    const change = vi.fn();
    const { container } = mount(
      <ToggleButton isPressed onPressedChange={change} onClick={(event) => event.preventDefault()}>
        Siatka
      </ToggleButton>,
    );
    click(byRole(container, 'button', 'Siatka'));
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    ['busy', { isBusy: true }, 'W\u00a0toku', []],
    ['unavailable', { unavailableReason: 'Zaloguj się.' }, 'Zaloguj się.', ['Zaloguj się.']],
  ])('stays as it is while %s', (_state, props, description, spoken) => {
    const change = vi.fn();
    const { container } = mount(
      <ToggleButton icon={icons.heart} label="Na liście" isPressed onPressedChange={change} {...props} />,
    );
    const button = byRole(container, 'button', 'Na liście');
    expect([descriptionOf(button), button.getAttribute('aria-pressed')]).toEqual([description, 'true']);
    click(button);
    expect(change).not.toHaveBeenCalled();
    expect(said()).toEqual(spoken);
  });

  it('requires text or a label, and a state', () => {
    // @ts-expect-error no name
    void (<ToggleButton icon={icons.heart} isPressed />);
    // @ts-expect-error no state
    void (<ToggleButton>Siatka</ToggleButton>);
  });
});
