// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetDismissedBar, startDismissibleBars } from '../../components/dismissible-bar/index.ts';
import { byRole } from '../../components/field/testing.tsx';
import { CodeStrip, isPromoStripDismissed, PromoStrip, type PromoStripProps } from './index.ts';
import { offerCopying } from './offer-copying.ts';

const show = (props: Partial<PromoStripProps> = {}) => {
  document.body.innerHTML =
    renderToString(<PromoStrip freeShippingFrom="250 zł" returnDays={30} {...props} />) + '<a href="/">sień</a>';
  onTestFinished(startDismissibleBars());
};
const strip = () => document.querySelector<HTMLElement>('section:not([hidden])');

beforeEach(() => forgetDismissedBar('promo-strip'));
afterEach(() => void vi.restoreAllMocks());

describe('PromoStrip', () => {
  it('shows the terms in a named region', () => {
    show();
    expect(strip()?.getAttribute('aria-label')).toBe('Warunki zakupów');
    expect(strip()?.textContent).toBe('Darmowa dostawa od\u00a0250 zł · zwrot do 30\u00a0dni');
  });

  it('promises dispatch today only if that holds', () => {
    show({ todayUntil: '14:00' });
    expect(strip()?.textContent).toContain('Zamów dziś do\u00a014:00');
  });

  it.each([
    [undefined, 'Max-Age=86400'],
    [3, 'Max-Age=259200'],
  ])('shows until closed, then with %s days a cookie hides it for %s [T-21] [L-12 part]', (days, age) => {
    show(days === undefined ? {} : { days });
    const cookie = vi.spyOn(document, 'cookie', 'set');
    expect(isPromoStripDismissed(document.cookie)).toBe(false);
    byRole(document, 'button', 'Zamknij').click();
    expect(strip()).toBeNull();
    expect(isPromoStripDismissed(document.cookie)).toBe(true);
    expect(cookie.mock.calls.map(([text]) => text.split('; ')[1])).toEqual([age]);
  });
});

describe('CodeStrip', () => {
  const showCode = (writeText: (text: string) => Promise<void>) => {
    document.body.innerHTML = renderToString(<CodeStrip code="SIEN10" text="10% taniej" />);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    onTestFinished(() => void vi.unstubAllGlobals());
    offerCopying();
    byRole(document, 'button', 'Kopiuj kod SIEN10').click();
  };

  it('copies the code and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    showCode(writeText);
    expect(writeText).toHaveBeenCalledWith('SIEN10');
    await vi.waitFor(() => expect(byRole(document, 'status').textContent).toBe('Skopiowano.'));
  });

  it('selects the code where the browser refuses to copy', async () => {
    showCode(() => Promise.reject(new Error('refused')));
    await vi.waitFor(() => expect(getSelection()?.toString()).toBe('SIEN10'));
  });
});
