// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, hydrate, mount } from '../field/testing.tsx';
import { Alert, startAlerts } from './index.ts';

const spoken = () =>
  [...document.querySelectorAll('[data-announcer] > *')].map((element) => element.textContent.trim());

describe('Alert', () => {
  beforeEach(() => {
    clearAnnouncements();
    document.body.replaceChildren();
  });

  it.each([
    ['info', 'status'],
    ['warning', 'status'],
    ['success', 'status'],
    ['error', 'alert'],
  ] as const)('with tone %s has role %s, is no live region, and is announced once', (tone, role) => {
    const { container } = mount(
      <Alert tone={tone} title="Zmieniliśmy ilość na 1,5 m.">
        Len tniemy co 10 cm.
      </Alert>,
    );
    expect(byRole(container, role).textContent).toBe('Zmieniliśmy ilość na 1,5 m. Len tniemy co 10 cm.');
    expect(byRole(container, role).getAttribute('aria-live')).toBe('off');
    expect(announcements).toEqual([
      { text: 'Zmieniliśmy ilość na 1,5 m. Len tniemy co 10 cm.', isAssertive: tone === 'error' },
    ]);
    expect(spoken()).toEqual(['Zmieniliśmy ilość na 1,5 m. Len tniemy co 10 cm.']);
  });

  it('is not announced again on rerender', () => {
    const { rerender } = mount(<Alert tone="info" title="Raz." />);
    rerender(<Alert tone="info" title="Raz." />);
    expect(announcements).toHaveLength(1);
  });

  it('is left to startAlerts when it came with the page', () => {
    const { errors } = hydrate(<Alert tone="info" title="Raz." />);
    expect([announcements, errors]).toEqual([[], []]);
  });

  it('has a close button only when closable', () => {
    expect(renderToString(<Alert tone="info" title="Raz." />)).not.toContain('<button');
  });

  it('closes, calls onClose once and moves focus on, also beside startAlerts', () => {
    onTestFinished(startAlerts());
    const onClose = vi.fn();
    const { container } = hydrate(
      <>
        <Alert tone="info" title="Raz." isClosable onClose={onClose} />
        <button type="button">Dalej</button>
      </>,
    );
    const close = byRole(container, 'button', 'Zamknij');
    close.focus();
    click(close);
    expect(container.querySelector('[data-alert]')).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.textContent).toBe('Dalej');
  });

  it('has no inline style in server HTML', () => {
    expect(renderToString(<Alert tone="error" title="Raz." isClosable />)).not.toContain('style=');
  });
});
