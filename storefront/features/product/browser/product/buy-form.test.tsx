// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basketChanged } from '../../../../../patterns/contract/basket-change.ts';
import { polishCurrency } from '../../../../../patterns/rules/money.ts';
import type { BuyFormProps } from './buy-form-view.ts';
import { BuyForm } from './buy-form.tsx';
import { eventually } from '../../../../testing/eventually.ts';

const small = {
  type: '23-15-cm',
  name: '23×15 cm',
  swatch: null,
  obstacle: null,
  price: 11_900,
  reduction: null,
  bounds: { step: 1000, min: 1000, max: 25_000 },
  stock: 25_000,
  content: null,
  points: null,
};
const board: BuyFormProps = {
  action: '/product-pol-1020-deska-bochen.html',
  basketAddress: '/basketedit.php',
  changeAddress: '/basketchange.php',
  expressKey: 'key',
  productId: 1020,
  name: 'Deska Bochen',
  unit: { singular: 'szt.', plural: 'szt.' },
  currency: polishCurrency,
  freeText: null,
  note: 'Cena z\u00a0VAT.',
  shownWithout: 0,
  versions: null,
  sizeLabel: 'Rozmiar',
  sizes: [
    small,
    {
      ...small,
      type: '30-19-cm',
      name: '30×19 cm',
      price: 14_900,
      stock: 14_000,
      bounds: { ...small.bounds, max: 14_000 },
    },
    {
      ...small,
      type: '40-25-cm',
      name: '40×25 cm',
      price: 19_900,
      obstacle: 'Teraz tego nie ma. Wybierz inny rozmiar albo zajrzyj później.',
      stock: 0,
      bounds: { ...small.bounds, max: 0 },
    },
  ],
  configurator: [],
  points: null,
  isGone: false,
  tiers: [],
  chosen: { size: '23-15-cm', number: null, period: '0', configuration: {} },
  problems: {},
};
const linen: BuyFormProps = {
  ...board,
  name: 'Len Miedza',
  unit: { singular: 'm', plural: 'm' },
  sizeLabel: null,
  sizes: [
    {
      ...small,
      type: 'uniw',
      price: 7400,
      bounds: { step: 100, min: 500, max: 30_000 },
      stock: 86_400,
      reduction: { crossedPrice: 7900, lowestPrice: 7600, percent: 3 },
      content: { amount: 1500, unit: 'm2' },
      points: null,
    },
  ],
  tiers: [{ threshold: 3000, thresholdEnd: null, percent: 6 }],
};

let root: Root | undefined;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function show(props: BuyFormProps): void {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  act(() => root!.render(<BuyForm {...props} />));
}
const seen = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const quantity = () => document.querySelector<HTMLInputElement>('[role="spinbutton"]')!;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) =>
      (each.ariaLabel ?? each.getAttribute('aria-label') ?? each.textContent)?.replaceAll('\u00a0', ' ').trim() ===
      name,
  )!;
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;
const press = (element: HTMLElement) => act(async () => element.click());

describe('buy form', () => {
  it('shows price, sizes by name, quantity and worth; sold-out sizes are marked and can be chosen [S-35 part]', async () => {
    show(board);
    expect(seen()).toContain('119,00 zł');
    expect(document.querySelector('[role="radiogroup"]')?.textContent).toContain('Rozmiar');
    expect(seen()).toContain('zostało 25 szt.');
    expect(seen()).toContain('40×25 cm, chwilowo brak');
    // Not "the struck ones": a line through a name is visual.
    expect(seen()).toContain('Chwilowo brak: 40×25 cm.');
    await press(radio('40-25-cm'));
    expect(radio('40-25-cm').checked).toBe(true);
    const buy = button('Do koszyka');
    expect(buy.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(buy.getAttribute('aria-describedby')!)?.textContent).toContain('Teraz tego nie ma.');
  });

  it('updates price, bounds and stock for the chosen size', async () => {
    show(board);
    await press(radio('30-19-cm'));
    expect(seen()).toContain('149,00 zł');
    expect(quantity().getAttribute('aria-valuemax')).toBe('14');
    expect(seen()).toContain('zostało 14 szt.');
  });

  it('labels free goods, without a tax, and calculates no worth [T-08]', () => {
    show({ ...board, freeText: 'Gratis', note: null, sizes: [{ ...small, price: 0 }], sizeLabel: null });
    expect(seen()).toMatch(/^Cena: Gratis/);
    expect(seen()).not.toContain('VAT');
    expect(seen()).toContain('0,00 zł');
    expect(button('Do koszyka').getAttribute('aria-disabled')).not.toBe('true');
  });

  it('calculates the line by the tier of the quantity', async () => {
    show(linen);
    expect(seen()).toContain('37,00 zł');
    await press(button('Zwiększ ilość: Len Miedza'));
    expect(seen()).toContain('44,40 zł');
    await press(button('Dodaj 2,4 m'));
    expect(quantity().value).toBe('3');
    expect(seen()).toContain('208,68 zł');
  });

  it('announces the step to the next tier, and keeps focus after the last one [T-17 part]', async () => {
    const { announcements } = await import('../../../../../components/announcer/index.ts');
    show(linen);
    const toTier = button('Dodaj 2,5 m');
    toTier.focus();
    await press(toTier);
    expect(announcements.at(-1)?.text.replaceAll('\u00a0', ' ').trim()).toBe('3 metry, razem 208,68 zł.');
    expect(toTier.isConnected).toBe(false);
    expect(document.activeElement).toBe(button('Do koszyka'));
  });

  it('shows a reduced price with the lowest of 30 days, the percent from it, and the price per unit [E-08 part]', () => {
    show(linen);
    expect(seen()).toContain('Cena po obniżce: 74,00 zł/m');
    expect(seen()).toContain('Cena przed obniżką: 79,00 zł/m');
    expect(seen()).toContain('−3%');
    expect(seen()).toContain('Najniższa cena z 30 dni przed obniżką: 76,00 zł/m');
    expect(seen()).toContain('49,33 zł/m²');
  });

  it('adds the extras of a configuration to the price', async () => {
    const groups = [
      {
        id: 'podstawa',
        name: 'Podstawa',
        options: [
          { value: 'kobalt', label: 'kobalt', extra: 0 },
          { value: 'dab', label: 'dąb', extra: 6000 },
        ],
      },
    ];
    show({ ...board, configurator: groups });
    await press(radio('dab'));
    expect(seen()).toContain('179,00 zł');
  });

  it('links to the other versions, marks the current one and the sold-out ones', () => {
    const version = { swatch: '#EFEBE2', isAvailable: true, isCurrent: false };
    show({
      ...board,
      versions: {
        label: 'Szkliwo',
        versions: [
          {
            ...version,
            id: 1001,
            name: 'wapno',
            address: '/product-pol-1001-kubek-poranek-wapno.html',
            isCurrent: true,
          },
          {
            ...version,
            id: 1003,
            name: 'szałwia',
            address: '/product-pol-1003-kubek-poranek-szalwia.html',
            isAvailable: false,
          },
        ],
      },
    });
    const links = [...document.querySelectorAll('nav a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['wapno', 'page'],
      ['szałwia, chwilowo brak', null],
    ]);
    const name = document.getElementById(document.querySelector('nav')!.getAttribute('aria-labelledby')!);
    expect(name?.textContent).toBe('Szkliwo');
    expect(seen()).toContain('Szkliwo: wapno');
  });

  it('forbids an unavailable size, with the reason and help [T-06 part]', () => {
    show({ ...board, chosen: { ...board.chosen, size: '40-25-cm' } });
    const buy = button('Do koszyka');
    expect(buy.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(buy.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Teraz tego nie ma. Wybierz inny rozmiar albo zajrzyj później.',
    );
    expect(quantity().disabled).toBe(true);
    expect(seen()).not.toContain('Teraz nie można zamówić żadnej ilości');
  });

  it('formats all amounts like the shop, quantity discounts too [L-04 part]', () => {
    show({ ...linen, currency: { mask: '###,##0.00', symbol: 'PLN', hasSpace: true, isSymbolBefore: true } });
    expect(seen()).toContain('Cena po obniżce: PLN 74.00/m');
    expect(seen()).toContain('Dodaj jeszcze 2,5 m, a zapłacisz PLN 69.56/m.');
    expect(seen()).not.toContain('zł');
  });

  it('offers no unreachable discount [T-17 part]', () => {
    const { bounds } = linen.sizes[0]!;
    show({ ...linen, sizes: [{ ...linen.sizes[0]!, bounds: { ...bounds, max: 2900 } }] });
    expect(seen()).toContain('od 3 m');
    expect(seen()).not.toContain('Dodaj jeszcze');
  });

  it('keeps a refused form’s values and shows the error at the field', () => {
    show({
      ...board,
      chosen: { ...board.chosen, size: '30-19-cm', number: '3' },
      problems: { number: 'Wpisz ilość cyframi, np. 2.' },
    });
    expect(radio('30-19-cm').checked).toBe(true);
    expect(quantity().value).toBe('3');
    expect(quantity().getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(quantity().getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent,
    ).toContain('Wpisz ilość cyframi');
  });

  it.each(['dużo', '0', '', '200'])('leaves "%s" in the field, as typed', (number) => {
    show({ ...board, chosen: { ...board.chosen, number }, problems: { number: 'Wpisz ilość cyframi, np. 2.' } });
    expect(quantity().value).toBe(number);
  });

  it('is a whole form without a script, and keeps values typed before hydration', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<BuyForm {...board} />);
    document.body.append(place);
    const form = document.querySelector('form')!;
    expect(form.method).toBe('post');
    quantity().value = '4';
    expect(Object.fromEntries(new FormData(form))).toEqual({ product: '1020', size: '23-15-cm', number: '4' });
    const errors = vi.spyOn(console, 'error');
    await act(async () => {
      root = hydrateRoot(place, <BuyForm {...board} />);
    });
    expect(errors).not.toHaveBeenCalled();
    expect(seen()).toContain('476,00 zł');
  });

  it('buys without leaving the page: sends the form once and updates the header', async () => {
    const sent: FormData[] = [];
    const summary = { count: 1, countText: '1 produkt', worth: '119,00 zł' };
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: FormData }) => {
      sent.push(body);
      return Response.json({
        basket: { products: [], user: {} },
        result: { status: 'success', message: 'Dodano do koszyka. Deska Bochen, 1 sztuka.' },
        summary,
      });
    });
    const changes: unknown[] = [];
    document.addEventListener(basketChanged, (event) => changes.push((event as CustomEvent).detail), { once: true });
    show(board);
    await press(button('Do koszyka'));
    await eventually(() => expect(changes).toEqual([summary]));
    expect(sent.map((form) => Object.fromEntries(form))).toEqual([
      { product: '1020', size: '23-15-cm', number: '1', mode: '1', change: 'add', getAjax: 'true' },
    ]);
  });

  it('shows a refusal by the shop at its field', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json(
        {
          basket: { products: [], user: {} },
          result: { status: 'error', field: 'number', message: 'Możesz zamówić co najwyżej 25 sztuk.' },
          summary: { count: 0, countText: '', worth: '' },
        },
        { status: 422 },
      ),
    );
    show(board);
    await press(button('Do koszyka'));
    await eventually(() => expect(seen()).toContain('Możesz zamówić co najwyżej 25 sztuk.'));
    expect(document.activeElement).toBe(quantity());
  });

  it('reports a failed connection and changes nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    const { announcements } = await import('../../../../../components/announcer/index.ts');
    show(board);
    await press(button('Do koszyka'));
    const failed = 'Nie udało się dodać. Koszyk jest taki jak przedtem.';
    await eventually(() => expect(announcements.at(-1)?.text).toContain(failed));
    expect(button('Do koszyka').getAttribute('aria-disabled')).not.toBe('true');
  });

  it('states bounds like the shop, with the unit after "zamówić"', async () => {
    const { announcements } = await import('../../../../../components/announcer/index.ts');
    show(board);
    await press(button('Zmniejsz ilość: Deska Bochen'));
    expect(announcements.at(-1)?.text).toBe('Możesz zamówić co najmniej 1\u00a0sztukę');
    expect(quantity().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe('1 sztuka');
  });
});
