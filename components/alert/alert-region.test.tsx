// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { announcements } from '../announcer/index.ts';
import { byRole } from '../field/testing.tsx';
import { Alert, showAlert, speakLoadedAlerts, type AlertTone } from './index.ts';
import { beginEachTest, closeOf, history, page, region, room, said, shown, spoken } from './testing.tsx';

beginEachTest();

const words = (element: Element | undefined) => element?.querySelector('[data-alert-text]')?.textContent;

describe('showAlert', () => {
  it.each([
    ['info', 'status'],
    ['warning', 'status'],
    ['success', 'status'],
    ['error', 'alert'],
  ] as const)('shows %s with role %s and one icon, and speaks it once [T-24 part]', (tone: AlertTone, role) => {
    page();
    showAlert({ tone, title: 'Zostały 2 sztuki.', text: 'Następny wypał 12 grudnia.' });
    const [toast] = shown();
    expect(toast?.getAttribute('role')).toBe(role);
    expect(words(toast)).toBe('Zostały 2 sztuki. Następny wypał 12 grudnia.');
    expect(
      [...toast!.querySelectorAll<HTMLElement>('[data-alert-icon]')].map((icon) => icon.dataset['alertIcon']),
    ).toEqual([tone]);
    expect(announcements).toEqual([
      { text: 'Zostały 2 sztuki. Następny wypał 12 grudnia.', isAssertive: tone === 'error' },
    ]);
    // The announcer speaks it, so it must not be live.
    expect(spoken()).toEqual(said());
    expect(toast?.getAttribute('aria-live')).toBe('off');
  });

  it('hides after 4000 ms and a 500 ms fade, and stays in the history [T-24 part] [L-09 part]', () => {
    page();
    showAlert({ tone: 'success', title: 'Dodano do koszyka.', text: 'Kubek Poranek, 2 sztuki.' });
    vi.advanceTimersByTime(3999);
    expect(shown()[0]?.dataset['leaving']).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(shown()[0]?.dataset['leaving']).toBe('');
    vi.advanceTimersByTime(499);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
    expect(history()).toEqual(['Dodano do koszyka. Kubek Poranek, 2 sztuki.']);
    expect(region().querySelector('time')?.textContent).toBe('14:05');
  });

  it.each([
    ['a link', { link: { href: '/koszyk', label: 'Zobacz koszyk' } }, 'Dodano do koszyka. Zobacz koszyk'],
    ['an action', { action: { label: 'Cofnij', onPress() {} } }, 'Dodano do koszyka.'],
  ])('with %s hides after 10 s', (_, way, left) => {
    page();
    showAlert({ tone: 'success', title: 'Dodano do koszyka.', ...way });
    vi.advanceTimersByTime(9999);
    expect(shown()[0]?.dataset['leaving']).toBeUndefined();
    vi.advanceTimersByTime(501);
    expect(shown()).toHaveLength(0);
    expect(history()).toEqual([left]);
    expect(region().querySelector('li a')?.getAttribute('href')).toBe('link' in way ? '/koszyk' : undefined);
  });

  it('skips the fade with reduced motion', () => {
    room.prefersReducedMotion = true;
    page();
    showAlert({ tone: 'info', title: 'Raz.' });
    vi.advanceTimersByTime(4000);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
  });

  it.each([
    [{ tone: 'error', title: 'Nie udało się dodać.', action: { label: 'Spróbuj ponownie', onPress() {} } }, 1],
    [{ tone: 'error', title: 'Nie udało się dodać.', link: { href: '/', label: 'Dalej' } }, 1],
    [{ tone: 'error', title: 'Nie udało się dodać.' }, 0],
    [{ tone: 'info', title: 'Raz.', duration: null }, 1],
    [{ tone: 'info', title: 'Raz.', duration: 100 }, 0],
  ] as const)('of %o leaves %d after a minute', (content, count) => {
    page();
    showAlert(content);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(count);
  });

  it('runs its action and closes', () => {
    page();
    const onPress = vi.fn();
    showAlert({ tone: 'error', title: 'Nie udało się dodać.', action: { label: 'Spróbuj ponownie', onPress } });
    // Announces only the message, not the button.
    expect(spoken()).toEqual(['Nie udało się dodać.']);
    byRole(shown()[0]!, 'button', 'Spróbuj ponownie').click();
    vi.advanceTimersByTime(500);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(shown()).toHaveLength(0);
    // An old button would repeat its action.
    expect(history()).toEqual(['Nie udało się dodać.']);
  });

  it('can be hidden by its caller', () => {
    page();
    const hide = showAlert({ tone: 'info', title: 'Raz.', duration: null });
    hide();
    hide();
    vi.advanceTimersByTime(500);
    expect(shown()).toHaveLength(0);
    expect(history()).toEqual(['Raz.']);
  });

  it('speaks a repeated message again', () => {
    page();
    showAlert({ tone: 'success', title: 'Dodano do koszyka.' });
    showAlert({ tone: 'success', title: 'Dodano do koszyka.' });
    expect(spoken()).toEqual(['Dodano do koszyka.', 'Dodano do koszyka.']);
  });

  it('still speaks without a region', () => {
    document.body.innerHTML = '';
    showAlert({ tone: 'error', title: 'Nie udało się.', text: 'Spróbuj ponownie.' });
    expect(announcements).toEqual([{ text: 'Nie udało się. Spróbuj ponownie.', isAssertive: true }]);
    expect(spoken()).toEqual(['Nie udało się. Spróbuj ponownie.']);
  });

  it('takes its times from the region', () => {
    page('', { duration: 1000, actionDuration: 2000, fade: 200 });
    showAlert({ tone: 'info', title: 'Raz.' });
    showAlert({ tone: 'info', title: 'Dwa.', link: { href: '/', label: 'Dalej' } });
    vi.advanceTimersByTime(1200);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(shown()).toHaveLength(0);
  });

  it('shows the region with the first message and keeps it visible', () => {
    page();
    const empty = document.querySelector<HTMLElement>('[data-alert-region]')!;
    expect(empty.hidden).toBe(true);
    showAlert({ tone: 'info', title: 'Raz.' });
    expect(empty.hidden).toBe(false);
    vi.advanceTimersByTime(4500);
    expect([shown().length, empty.hidden]).toEqual([0, false]);
  });

  it('announces once per session how to reach the messages', () => {
    sessionStorage.clear();
    page();
    showAlert({ tone: 'info', title: 'Raz.' });
    showAlert({ tone: 'info', title: 'Dwa.' });
    page();
    showAlert({ tone: 'info', title: 'Trzy.' });
    expect(said()).toEqual(['Raz.', 'Komunikaty znajdziesz pod klawiszem F6.', 'Dwa.', 'Trzy.']);
  });

  it('announces the way to the messages once per page without session storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    page();
    showAlert({ tone: 'info', title: 'Raz.' });
    showAlert({ tone: 'info', title: 'Dwa.' });
    expect(said()).toEqual(['Raz.', 'Komunikaty znajdziesz pod klawiszem F6.', 'Dwa.']);
  });

  it('mentions no key on a touch screen', () => {
    sessionStorage.clear();
    room.isTouched = true;
    page();
    showAlert({ tone: 'info', title: 'Raz.' });
    expect(said()).toEqual(['Raz.']);
  });
});

describe('an alert in the loaded page', () => {
  const loaded = (tone: AlertTone) =>
    renderToString(
      <Alert tone={tone} title="Kod działa:" isClosable>
        10% taniej.
      </Alert>,
    );

  it.each(['info', 'warning', 'error', 'success'] as const)('with tone %s speaks once, after the load', (tone) => {
    page(loaded(tone));
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(spoken()).toEqual(['Kod działa: 10% taniej.']);
    expect(announcements[0]?.isAssertive).toBe(tone === 'error');
    speakLoadedAlerts();
    expect(said()).toHaveLength(1);
  });

  it('speaks one in a loaded region when called for it', () => {
    page();
    vi.advanceTimersByTime(1000);
    const main = document.querySelector('main')!;
    main.innerHTML = loaded('error');
    speakLoadedAlerts(main);
    expect(spoken()).toEqual(['Kod działa: 10% taniej.']);
  });

  it('closes without React and moves focus on', () => {
    page(loaded('info'));
    const alert = document.querySelector('main [data-alert]')!;
    closeOf(alert).focus();
    closeOf(alert).click();
    expect(document.querySelector('main [data-alert]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('dalej');
  });

  it('moves focus back when closed at the end of the page', () => {
    page();
    document.body.insertAdjacentHTML('beforeend', `<footer>${loaded('info')}</footer>`);
    const alert = document.querySelector('footer [data-alert]')!;
    closeOf(alert).focus();
    closeOf(alert).click();
    expect(document.activeElement?.textContent).toBe('dalej');
  });

  it('never speaks the toast template', () => {
    page();
    vi.advanceTimersByTime(1000);
    expect(said()).toEqual([]);
    expect(region().querySelector('[data-alert-template]')?.hasAttribute('hidden')).toBe(true);
  });
});
