// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../../../../components/announcer/index.ts';
import { byRole, click, mount } from '../../../../components/field/testing.tsx';
import { basketChanged } from '../../../../patterns/contract/index.ts';
import type { MoneyWords } from '../../../../patterns/rules/money.ts';
import type { PriceType } from '../../../../patterns/rules/price-calculator.ts';
import { ShopEnvironmentProvider } from '../../../../patterns/shop-environment/index.ts';
import { followBasket } from '../../../../patterns/site-header/follow-basket.ts';
import { BasketLink } from '../../../../patterns/site-header/index.ts';
import { BasketDisclosure } from './basket-disclosure.tsx';

const mug = {
  id: '29',
  size: 'uniw',
  name: 'Kubek Poranek',
  link: '/product-pol-29-kubek.html',
  icon: '/kubek.jpg',
  product_version_name: 'kobalt',
  count: '2',
  prices: { worth_net_formatted: '112,20 zł', worth_gros_formatted: '138,00 zł' },
};
const basketOf = (lines: number, more: object = {}) =>
  Response.json({
    basket: {
      products: Array.from({ length: lines }, () => mug),
      productsCounter: lines,
      worth_formatted: '138,00 zł',
      worth_net_formatted: '112,20 zł',
      toShippingFree: '112.00',
      toShippingFree_formatted: '112,00 zł',
      user: {},
      ...more,
    },
  });

const headerOf = (priceType: PriceType, words: MoneyWords, freeFrom: string) => (
  <ShopEnvironmentProvider value={{ now: 0, timeZone: 'Europe/Warsaw', priceType }}>
    <BasketLink address="/basketedit.php" count={0} worth="" />
    <BasketDisclosure
      basketAddress="/basketedit.php"
      orderAddress="/order1.php"
      listFrom={10}
      hiddenAbove={22}
      freeShippingFrom={250_00}
      freeShippingFromText={freeFrom}
      words={words}
    />
    <a href="#other">Dalej</a>
  </ShopEnvironmentProvider>
);
const header = headerOf('gross', {}, '250,00\u00a0zł');

let asked: string[];
function answerWith(...answers: Array<() => Response | Promise<Response>>) {
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve((answers[asked.length - 1] ?? answers.at(-1)!)());
  });
}
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\s]+/g, ' ').trim();
const settled = () => act(() => vi.dynamicImportSettled());

async function opened(inHeader = header) {
  const { container } = mount(inHeader);
  const toggle = byRole(container, 'button', 'Podgląd koszyka');
  const panel = document.getElementById(toggle.getAttribute('aria-controls')!)!;
  await settled();
  toggle.focus();
  click(toggle);
  await settled();
  await settled();
  const isOpen = () => [toggle.getAttribute('aria-expanded') === 'true', !panel.hidden];
  return { container, toggle, panel, isOpen, words: () => plain(panel.textContent) };
}
const press = (key: string) =>
  act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

followBasket();
beforeEach(() => clearAnnouncements());
afterEach(() => vi.unstubAllGlobals());

describe('the basket in the header', () => {
  it('sends no request before it opens, and renders only a button on the server', async () => {
    answerWith(() => basketOf(1));
    expect(renderToString(header)).not.toContain('style=');
    mount(header);
    await settled();
    expect([asked, announcements]).toEqual([[], []]);
  });

  it('shows lines, sums, the missing amount and the user, and announces once [H-18, E-14 part]', async () => {
    answerWith(() => basketOf(2, { user: { login: 'hanna', firstname: 'Hanna', lastname: 'Źrebiec' } }));
    const { container, toggle, panel, isOpen, words } = await opened();
    expect(asked).toEqual(['/ajax/basket.php?getAjax=true']);
    expect(isOpen()).toEqual([true, true]);
    for (const part of [
      'Kubek Poranek',
      'kobalt · 2 ×',
      '138,00 zł',
      'Do darmowej dostawy brakuje 112,00 zł',
      'Kupujesz jako Hanna Źrebiec',
    ])
      expect(words()).toContain(part);
    expect([...panel.querySelectorAll('a')].slice(-2).map((link) => link.getAttribute('href'))).toEqual([
      '/basketedit.php',
      '/order1.php',
    ]);
    expect(announcements.map(({ text }) => plain(text))).toEqual(['2 produkty, razem 138,00 zł.']);
    expect(document.activeElement).toBe(toggle);
    // The header was rendered earlier, perhaps with another basket.
    expect(plain(container.querySelector('a')!.textContent)).toContain('2 produkty');
  });

  it.each([
    [10, false, true],
    [22, false, true],
    [23, false, false],
    [9, true, true],
  ])('of %i lines has pictures: %s, lines: %s [L-11]', async (lines, hasPictures, hasLines) => {
    answerWith(() => basketOf(lines));
    const { panel, words } = await opened();
    expect([panel.querySelector('img') !== null, words().includes('Kubek Poranek')]).toEqual([hasPictures, hasLines]);
    expect(words()).toContain('Razem 138,00 zł');
  });

  it('marks net and gross if the shop shows net prices, in the header too [T-10 part]', async () => {
    answerWith(() => basketOf(1));
    const { container, words } = await opened(headerOf('net', { goods: 'netto', paid: 'brutto' }, '250,00 zł brutto'));
    expect(words()).toContain('Razem 112,20 zł nettoRazem z VAT 138,00 zł brutto');
    expect(words()).toContain('Do darmowej dostawy brakuje 112,00 zł brutto');
    expect(words()).not.toMatch(/zł(?! netto| brutto)/);
    expect(plain(container.querySelector('a')!.textContent)).toContain('112,20 zł netto');
    expect(announcements.map(({ text }) => plain(text))).toEqual(['1 produkt, razem 112,20 zł netto.']);
  });

  it('shows an empty message', async () => {
    answerWith(() => basketOf(0));
    const { words } = await opened();
    expect(words()).toContain('Koszyk jest pusty');
    expect(announcements.map(({ text }) => text)).toEqual(['Koszyk jest pusty.']);
  });

  it('shows a failure and retries, keeping focus [X-09 part]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    answerWith(
      () => Promise.reject(new TypeError('network')),
      () => basketOf(1),
    );
    const { panel, words } = await opened();
    expect(words()).toContain('Nie udało się wczytać koszyka.');
    const retry = byRole(panel, 'button', 'Spróbuj ponownie');
    retry.focus();
    click(retry);
    expect(panel.contains(document.activeElement)).toBe(true);
    await settled();
    expect(words()).toContain('Kubek Poranek');
    expect(announcements.map(({ text }) => plain(text).slice(0, 30))).toEqual([
      'Nie udało się wczytać koszyka.',
      '1 produkt, razem 138,00 zł.',
    ]);
  });

  it('follows changes of other tabs silently', async () => {
    answerWith(
      () => basketOf(1),
      () => basketOf(3),
    );
    const { words } = await opened();
    expect(words()).toContain('1 produkt');
    clearAnnouncements();
    const newValue = JSON.stringify({ count: 3, countText: '3 produkty', worth: '138,00 zł' });
    act(() => void dispatchEvent(new StorageEvent('storage', { key: basketChanged, newValue })));
    await settled();
    expect(words()).toContain('3 produkty');
    expect(announcements).toEqual([]);
  });

  it('closes by Escape and its button, restoring focus, by its toggle, and by a press or focus elsewhere', async () => {
    answerWith(() => basketOf(1));
    const { container, toggle, panel, isOpen } = await opened();
    const again = async () => {
      click(toggle);
      await settled();
      expect(isOpen()).toEqual([true, true]);
    };
    byRole(panel, 'link', 'Zamów').focus();
    press('Escape');
    expect([isOpen(), document.activeElement]).toEqual([[false, false], toggle]);
    await again();
    click(byRole(panel, 'button', 'Zamknij'));
    expect([isOpen(), document.activeElement]).toEqual([[false, false], toggle]);
    await again();
    click(toggle);
    expect(isOpen()).toEqual([false, false]);
    await again();
    act(() => byRole(container, 'link', 'Dalej').focus());
    expect(isOpen()).toEqual([false, false]);
    await again();
    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(isOpen()).toEqual([false, false]);
  });
});
