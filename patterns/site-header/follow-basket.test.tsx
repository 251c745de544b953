// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { tellBasketChanged } from '../contract/basket-change.ts';
import { BasketLink } from './basket-link.tsx';
import { followBasket } from './follow-basket.ts';

const show = (count: number, worth: string) => {
  document.body.innerHTML = renderToStaticMarkup(<BasketLink address="/basketedit.php" count={count} worth={worth} />);
};
/** What is told of the link: its text without the decoration. */
const name = () => {
  const link = document.querySelector('a')!.cloneNode(true) as HTMLElement;
  for (const decoration of link.querySelectorAll('[aria-hidden]')) decoration.remove();
  const count = link.querySelector('[data-basket-count]');
  // It stands apart by its position, so browsers put a space before it.
  count?.before(' ');
  return link.textContent.replaceAll('\u00a0', ' ').trim();
};
const counter = () => document.querySelector<HTMLElement>('[data-basket-counter]')!;

describe('the basket in the header', () => {
  beforeAll(followBasket);

  it('follows a change from empty to full and back', () => {
    show(0, '');
    expect(name()).toBe('Koszyk pusty');
    expect(counter().hidden).toBe(true);
    tellBasketChanged({ count: 2, countText: '2 produkty', worth: '241,50 zł' });
    expect(name()).toBe('Koszyk 2 produkty · 241,50 zł');
    expect(counter().hidden).toBe(false);
    expect(counter().textContent).toBe('2');
    tellBasketChanged({ count: 0, countText: 'pusty', worth: '0,00 zł' });
    expect(name()).toBe('Koszyk pusty');
    expect(counter().hidden).toBe(true);
  });

  it('is the same after a change as the server would render it', () => {
    show(3, '99,00 zł');
    const fromServer = document.body.innerHTML;
    show(0, '');
    tellBasketChanged({ count: 3, countText: '3 produkty', worth: '99,00 zł' });
    expect(document.body.innerHTML.replaceAll('hidden=""', '')).toBe(fromServer.replaceAll('hidden=""', ''));
  });
});
