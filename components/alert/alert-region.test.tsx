// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, Announcer, clearAnnouncements } from '../announcer/index.ts';
import { byRole, nameOf } from '../field/testing.tsx';
import { Alert, AlertRegion, showAlert, speakLoadedAlerts, startAlerts, type AlertTone } from './index.ts';

let stop = () => {};
let prefersReducedMotion = false;
let isHidden = false;

const region = () => byRole(document, 'region', 'Komunikaty');
const shown = () => [...region().querySelectorAll<HTMLElement>('[data-alert-toasts] > *')];
const words = (element: Element | undefined) => element?.querySelector('[data-alert-text]')?.textContent;
const history = () => [...region().querySelectorAll('li > span')].map((entry) => entry.textContent?.trim());
const closeOf = (toast: Element) => byRole(toast, 'button', 'Zamknij');
const said = () => announcements.map(({ text }) => text);
/** What stands in the live regions, where screen readers hear it. */
const spoken = () =>
  [...document.querySelectorAll('[data-announcer] > *')].map((element) => element.textContent.trim());

function page(body = ''): void {
  document.documentElement.lang = 'pl';
  document.body.innerHTML =
    renderToString(
      <>
        <AlertRegion />
        <Announcer />
      </>,
    ) + `<main><button>Do koszyka</button>${body}<a href="/dalej">dalej</a></main>`;
  // A section with a name has this role; the helper looks for attributes.
  document.querySelector('section')!.setAttribute('role', 'region');
  stop = startAlerts();
}

const setHidden = (value: boolean) => {
  isHidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
};
const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5) });
  clearAnnouncements();
  prefersReducedMotion = false;
  isHidden = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
    // The announcer says it, so it must not speak by itself.
    expect(spoken()).toEqual(said());
    expect(toast?.getAttribute('aria-live')).toBe('off');
  });

  it('hides after 4000 ms and a fade of 500 ms, and leaves the message in the history [T-24 part] [L-09 part]', () => {
    page();
    showAlert({
      tone: 'success',
      title: 'Dodano do koszyka.',
      text: 'Kubek Poranek, 2 sztuki.',
      link: { href: '/koszyk', label: 'Zobacz koszyk' },
    });
    vi.advanceTimersByTime(3999);
    expect(shown()[0]?.dataset['leaving']).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(shown()[0]?.dataset['leaving']).toBe('');
    vi.advanceTimersByTime(499);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
    expect(history()).toEqual(['Dodano do koszyka. Kubek Poranek, 2 sztuki. Zobacz koszyk']);
    expect(region().querySelector('time')?.textContent).toBe('14:05');
    expect(region().querySelector('li a')?.getAttribute('href')).toBe('/koszyk');
  });

  it('goes without a fade where motion is not wanted', () => {
    prefersReducedMotion = true;
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

  it('stops the clock under the pointer, on focus and in a hidden tab, and keeps what has elapsed', () => {
    page();
    showAlert({ tone: 'info', title: 'Raz.' });
    const [toast] = shown();
    vi.advanceTimersByTime(1000);
    toast!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(60_000);
    closeOf(toast!).focus();
    document.querySelector('main')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(60_000);
    setHidden(true);
    byRole(document, 'button', 'Do koszyka').focus();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    setHidden(false);
    vi.advanceTimersByTime(2999);
    expect(toast!.dataset['leaving']).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(toast!.dataset['leaving']).toBe('');
  });

  it.each([
    [
      'the pointer leaves the window',
      (toast: HTMLElement) => toast.dispatchEvent(new Event('pointerover', { bubbles: true })),
      () => document.documentElement.dispatchEvent(new Event('pointerleave')),
    ],
    [
      'focus leaves for nowhere',
      (toast: HTMLElement) => closeOf(toast).focus(),
      (toast: HTMLElement) => closeOf(toast).blur(),
    ],
  ])('lets the clock run again when %s', (_, arrive, leave) => {
    page();
    showAlert({ tone: 'info', title: 'Raz.' });
    const [toast] = shown();
    arrive(toast!);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    leave(toast!);
    vi.advanceTimersByTime(4500);
    expect(shown()).toHaveLength(0);
  });

  it('does not start the clock of a toast that comes while the others stand', () => {
    page();
    setHidden(true);
    showAlert({ tone: 'info', title: 'Raz.' });
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    setHidden(false);
    vi.advanceTimersByTime(4500);
    expect(shown()).toHaveLength(0);
  });

  it('does what its action says and goes', () => {
    page();
    const onPress = vi.fn();
    showAlert({ tone: 'error', title: 'Nie udało się dodać.', action: { label: 'Spróbuj ponownie', onPress } });
    // What is said are the words of the message; the button is there for who goes to it.
    expect(spoken()).toEqual(['Nie udało się dodać.']);
    byRole(shown()[0]!, 'button', 'Spróbuj ponownie').click();
    vi.advanceTimersByTime(500);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(shown()).toHaveLength(0);
    // A button of the past would do its thing again.
    expect(history()).toEqual(['Nie udało się dodać.']);
  });

  it('can be hidden by who showed it', () => {
    page();
    const hide = showAlert({ tone: 'info', title: 'Raz.', duration: null });
    hide();
    hide();
    vi.advanceTimersByTime(500);
    expect(shown()).toHaveLength(0);
    expect(history()).toEqual(['Raz.']);
  });

  it('speaks the same message twice when it happens twice', () => {
    page();
    showAlert({ tone: 'success', title: 'Dodano do koszyka.' });
    showAlert({ tone: 'success', title: 'Dodano do koszyka.' });
    expect(spoken()).toEqual(['Dodano do koszyka.', 'Dodano do koszyka.']);
  });

  it('still speaks in a page without a region', () => {
    document.body.innerHTML = '';
    showAlert({ tone: 'error', title: 'Nie udało się.', text: 'Spróbuj ponownie.' });
    expect(announcements).toEqual([{ text: 'Nie udało się. Spróbuj ponownie.', isAssertive: true }]);
    expect(spoken()).toEqual(['Nie udało się. Spróbuj ponownie.']);
  });

  it('takes its times from the region, where the shop sets them', () => {
    document.body.innerHTML = renderToString(<AlertRegion duration={1000} fade={200} />);
    document.querySelector('section')!.setAttribute('role', 'region');
    stop = startAlerts();
    showAlert({ tone: 'info', title: 'Raz.' });
    vi.advanceTimersByTime(1200);
    expect(shown()).toHaveLength(0);
  });
});

describe('the keyboard', () => {
  it('goes to the region and back by F6, and back by Escape', () => {
    page();
    const buy = byRole(document, 'button', 'Do koszyka');
    for (const back of ['F6', 'Escape']) {
      buy.focus();
      expect(key('F6').defaultPrevented).toBe(true);
      expect(document.activeElement).toBe(region());
      expect(key(back).defaultPrevented).toBe(true);
      expect(document.activeElement).toBe(buy);
    }
    expect(key('Escape').defaultPrevented).toBe(false);
  });

  it('goes from a closed toast to the next one, and from the last one to where it came from', () => {
    page();
    byRole(document, 'button', 'Do koszyka').focus();
    showAlert({ tone: 'info', title: 'Raz.' });
    showAlert({ tone: 'info', title: 'Dwa.' });
    key('F6');
    const [second, first] = shown();
    closeOf(second!).focus();
    closeOf(second!).click();
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(closeOf(first!));
    closeOf(first!).click();
    vi.advanceTimersByTime(500);
    expect(nameOf(document.activeElement!)).toBe('Do koszyka');
    expect(history()).toEqual(['Raz.', 'Dwa.']);
    // A list without markers is a list for VoiceOver only where the role says so.
    expect(byRole(region(), 'list').children).toHaveLength(2);
  });
});

describe('an alert that came with the page', () => {
  const loaded = (tone: AlertTone) =>
    renderToString(
      <Alert tone={tone} title="Kod działa:" isClosable>
        10% taniej.
      </Alert>,
    );

  it.each(['info', 'warning', 'error', 'success'] as const)('with tone %s is said once, after the load', (tone) => {
    page(loaded(tone));
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(spoken()).toEqual(['Kod działa: 10% taniej.']);
    expect(announcements[0]?.isAssertive).toBe(tone === 'error');
    speakLoadedAlerts();
    expect(said()).toHaveLength(1);
  });

  it('says one that a region load brought when it is told of it', () => {
    page();
    vi.advanceTimersByTime(1000);
    const main = document.querySelector('main')!;
    main.innerHTML = loaded('error');
    speakLoadedAlerts(main);
    expect(spoken()).toEqual(['Kod działa: 10% taniej.']);
  });

  it('is closed without React, and focus goes on', () => {
    page(loaded('info'));
    const alert = document.querySelector('main [data-alert]')!;
    closeOf(alert).focus();
    closeOf(alert).click();
    expect(document.querySelector('main [data-alert]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('dalej');
  });

  it('never says the template of the toasts', () => {
    page();
    vi.advanceTimersByTime(1000);
    expect(said()).toEqual([]);
    expect(region().querySelector('[data-alert-template]')?.hasAttribute('hidden')).toBe(true);
  });
});
