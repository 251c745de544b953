// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { basketChanged } from '../contract/basket-change.ts';
import { notifyBasketChanged } from '../contract/notify-basket-changed.ts';
import { BasketLink } from './basket-link.tsx';
import { followBasket } from './follow-basket.ts';

const show = (count: number, worth: string) => {
  document.body.innerHTML = renderToStaticMarkup(<BasketLink address="/basketedit.php" count={count} worth={worth} />);
};
/** The accessible name: the text without the decoration. */
const name = () => {
  const link = document.querySelector('a')!.cloneNode(true) as HTMLElement;
  for (const decoration of link.querySelectorAll('[aria-hidden]')) decoration.remove();
  return link.textContent.replaceAll('\u00a0', ' ').trim();
};
const counter = () => document.querySelector<HTMLElement>('[data-basket-counter]')!;

describe('the basket in the header', () => {
  beforeAll(followBasket);

  it('follows a change from empty to full and back', async () => {
    show(0, '');
    expect(name()).toBe('Koszyk pusty');
    expect(counter().hidden).toBe(true);
    notifyBasketChanged({ count: 2, countText: '2 produkty', worth: '241,50 zł' });
    await vi.dynamicImportSettled();
    expect(name()).toBe('Koszyk 2 produkty · 241,50 zł');
    expect(counter().hidden).toBe(false);
    expect(counter().textContent).toBe('2');
    notifyBasketChanged({ count: 0, countText: 'pusty', worth: '0,00 zł' });
    await vi.dynamicImportSettled();
    expect(name()).toBe('Koszyk pusty');
    expect(counter().hidden).toBe(true);
  });

  it('renders a change as the server does', async () => {
    show(3, '99,00 zł');
    const fromServer = document.body.innerHTML;
    show(0, '');
    notifyBasketChanged({ count: 3, countText: '3 produkty', worth: '99,00 zł' });
    await vi.dynamicImportSettled();
    expect(document.body.innerHTML.replaceAll('hidden=""', '')).toBe(fromServer.replaceAll('hidden=""', ''));
  });

  it('follows another tab, and notifies it of each own change', async () => {
    show(0, '');
    const change = { count: 2, countText: '2 produkty', worth: '241,50 zł' };
    const written = vi.spyOn(Storage.prototype, 'setItem');
    onTestFinished(() => written.mockRestore());
    notifyBasketChanged(change);
    await vi.dynamicImportSettled();
    notifyBasketChanged(change);
    await vi.dynamicImportSettled();
    expect(written).toHaveBeenCalledTimes(2);
    // An equal value would fire no event in the others, and the worth is private.
    expect(localStorage).toHaveLength(0);
    const [key, newValue] = written.mock.lastCall!;
    show(0, '');
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await vi.dynamicImportSettled();
    expect(name()).toBe('Koszyk 2 produkty · 241,50 zł');
    dispatchEvent(new StorageEvent('storage', { key: basketChanged, newValue: null }));
    await vi.dynamicImportSettled();
    expect(name()).toBe('Koszyk 2 produkty · 241,50 zł');
  });

  it('works without storage', async () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    onTestFinished(() => refused.mockRestore());
    show(0, '');
    notifyBasketChanged({ count: 1, countText: '1 produkt', worth: '69,00 zł' });
    await vi.dynamicImportSettled();
    expect(name()).toBe('Koszyk 1 produkt · 69,00 zł');
  });
});
