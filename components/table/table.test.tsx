// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Table, sortAfterPress, type TableColumn, type TableProps, type TableSort } from './index.ts';

interface Line {
  readonly name: string;
  readonly amount: string;
}
const rows: ReadonlyArray<Line> = [
  { name: 'Kubek Poranek', amount: '138,00\u00a0zł' },
  { name: 'Len Miedza', amount: '103,50\u00a0zł' },
];
const columns: ReadonlyArray<TableColumn<Line>> = [
  { id: 'name', header: 'Produkt', isRowHeader: true, sort: 'ascending', cell: ({ name }) => name },
  { id: 'amount', header: 'Kwota', isNumeric: true, sort: 'descending', cell: ({ amount }) => amount },
  { id: 'note', header: 'Uwagi', cell: () => null },
];
const table = (props: Partial<TableProps<Line>> = {}) => (
  <Table caption="Produkty" columns={columns} rows={rows} rowKey={({ name }) => name} {...props} />
);
const addressOf = ({ column, direction }: TableSort) => `?${column}=${direction}`;
const render = (props?: Partial<TableProps<Line>>) => mount(table(props)).container;
const texts = (container: ParentNode, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

let measure: () => void;
let watched: Element[];
/** How wide the box and its content are, in pixels. */
const widths = { box: 300, content: 300 };

beforeEach(() => {
  clearAnnouncements();
  Object.assign(widths, { box: 300, content: 300 });
  watched = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe = (element: Element) => void watched.push(element);
      disconnect = () => void (watched = []);
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => widths.box);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => widths.content);
});

describe('sortAfterPress', () => {
  it.each([
    [null, 'descending', 'descending'],
    [{ column: 'name', direction: 'ascending' }, 'descending', 'descending'],
    [{ column: 'amount', direction: 'descending' }, 'descending', 'ascending'],
    [{ column: 'amount', direction: 'ascending' }, 'descending', 'descending'],
    [null, 'ascending', 'ascending'],
  ] as const)('after %o, first %s, is %s', (now, first, direction) => {
    expect(sortAfterPress(now, 'amount', first)).toEqual({ column: 'amount', direction });
  });
});

describe('Table', () => {
  it('has a caption, and headers with their scope', () => {
    const container = render();
    expect(container.querySelector('caption')!.textContent).toBe('Produkty');
    expect(texts(container, 'thead th[scope="col"]')).toEqual(['Produkt', 'Kwota', 'Uwagi']);
    expect(texts(container, 'tbody th[scope="row"]')).toEqual(['Kubek Poranek', 'Len Miedza']);
    expect(texts(container, 'tbody td')).toEqual(['138,00\u00a0zł', '', '103,50\u00a0zł', '']);
    expect(container.querySelector('td[scope], [role], [aria-sort]')).toBeNull();
  });

  it('keeps a hidden caption', () => {
    const seen = render().querySelector('caption')!;
    const hidden = render({ isCaptionHidden: true }).querySelector('caption')!;
    expect([hidden.textContent, hidden.className === seen.className]).toEqual(['Produkty', false]);
  });

  it('shows that it is empty, in a row over all columns', () => {
    const container = render({ rows: [] });
    expect(texts(container, 'tbody tr')).toEqual(['Nic tu jeszcze nie ma.']);
    expect(container.querySelector('td')!.colSpan).toBe(3);
    expect(texts(render({ rows: [], empty: 'Brak zamówień.' }), 'td')).toEqual(['Brak zamówień.']);
  });

  it('marks numeric cells, the header too', () => {
    expect(texts(render(), '[data-numeric]')).toEqual(['Kwota', '138,00\u00a0zł', '103,50\u00a0zł']);
  });

  it('speaks English', () => {
    const { container } = mount(<TextsProvider value={{ locale: 'en' }}>{table({ rows: [] })}</TextsProvider>);
    expect(texts(container, 'td')).toEqual(['There is nothing here yet.']);
  });
});

describe('a table whose rows are blocks', () => {
  it('remains a table, whatever its boxes are', () => {
    const container = render({ layout: 'stack' });
    const roles = [...container.querySelectorAll('table, table *')].map((each) => each.getAttribute('role'));
    // The words of a row header are its own: in a box of theirs Orca 43 does not read them with the other cells.
    const row = ['row', 'rowheader', 'cell', null, null, 'cell', null, null];
    expect(roles).toEqual([
      'table',
      null,
      'rowgroup',
      'row',
      'columnheader',
      'columnheader',
      'columnheader',
      'rowgroup',
      ...row,
      ...row,
    ]);
    const empty = byRole(render({ layout: 'stack', rows: [] }), 'cell');
    expect(empty.textContent).toBe('Nic tu jeszcze nie ma.');
    expect(empty.parentElement!.getAttribute('role')).toBe('row');
  });

  it("shows the header's words before each value, but has them read once", () => {
    const container = render({ layout: 'stack' });
    expect(texts(container, 'td [aria-hidden="true"]')).toEqual(['Kwota', 'Uwagi', 'Kwota', 'Uwagi']);
    expect(container.querySelector('tbody th')!.textContent).toBe('Kubek Poranek');
    expect(container.querySelector('tbody div')!.textContent).toBe('138,00\u00a0zł');
  });
});

describe('the box around the table', () => {
  const state = (container: HTMLElement) => {
    const box = container.querySelector('[data-two-dimensional]')!;
    return [box.getAttribute('role'), box.getAttribute('tabindex'), box.getAttribute('aria-labelledby') !== null];
  };

  it.each([{ isCaptionHidden: false }, { isCaptionHidden: true }])(
    'takes focus and has a name while its content does not fit, with %o',
    (props) => {
      widths.content = 500;
      const container = render(props);
      expect(state(container)).toEqual(['region', '0', true]);
      expect(nameOf(byRole(container, 'region'))).toBe('Produkty');
      widths.box = 499;
      act(measure);
      expect(state(container)).toEqual([null, null, false]);
      widths.content = 501;
      act(measure);
      expect(state(container)[0]).toBe('region');
    },
  );

  it('is plain while all fits, and on the server, which knows no widths', () => {
    expect(state(render())).toEqual([null, null, false]);
    expect(renderToString(table())).not.toMatch(/tabindex|role=|style=/i);
  });

  it('observes itself and its content until unmounted', () => {
    const { container, rerender } = mount(table());
    expect(watched.map(({ tagName }) => tagName)).toEqual(['DIV', 'TABLE']);
    rerender(null);
    expect([watched, container.innerHTML]).toEqual([[], '']);
  });
});

describe('sorting', () => {
  const sort: TableSort = { column: 'amount', direction: 'descending' };

  it('is exposed and pressed at the header', () => {
    const onSort = vi.fn();
    const container = render({ sort, onSort });
    expect([...container.querySelectorAll('th')].map((each) => each.getAttribute('aria-sort')).slice(0, 3)).toEqual([
      null,
      'descending',
      null,
    ]);
    click(byRole(container, 'button', 'Kwota'));
    click(byRole(container, 'button', 'Produkt'));
    expect(onSort.mock.calls).toEqual([
      [{ column: 'amount', direction: 'ascending' }],
      [{ column: 'name', direction: 'ascending' }],
    ]);
    expect(byRole<HTMLButtonElement>(container, 'button', 'Kwota').type).toBe('button');
    // The arrow is a drawing; `aria-sort` says the same.
    expect(container.querySelector('th svg')!.getAttribute('aria-hidden')).toBe('true');
  });

  it('draws each order differently', () => {
    const paths = (now: TableSort | null) =>
      [...render({ sort: now, onSort: vi.fn() }).querySelectorAll('th path')].map((path) => path.getAttribute('d'));
    const drawn = [paths(null), paths(sort), paths({ column: 'amount', direction: 'ascending' })];
    expect(new Set(drawn.map(([name]) => name)).size).toBe(1);
    expect(new Set(drawn.map(([, amount]) => amount)).size).toBe(3);
  });

  it('is a link before the script loads, and if the server sorts', () => {
    const link = byRole(render({ sort, sortAddressOf: addressOf }), 'link', 'Kwota');
    expect(link.getAttribute('href')).toBe('?amount=ascending');
    const html = renderToString(table({ sort, sortAddressOf: addressOf, onSort: vi.fn() }));
    expect(html).toContain('href="?name=ascending"');
    expect(html).not.toMatch(/<button/);
  });

  it('becomes a button with the script, and keeps focus from the link', () => {
    const onSort = vi.fn();
    const { container, errors } = hydrate(table({ sort, sortAddressOf: addressOf, onSort }), (page) =>
      byRole(page, 'link', 'Kwota').focus(),
    );
    const button = byRole(container, 'button', 'Kwota');
    expect([errors, document.activeElement === button, container.querySelector('a')]).toEqual([[], true, null]);
    click(button);
    expect(onSort).toHaveBeenCalledOnce();
  });

  it('takes no focus from elsewhere', () => {
    hydrate(table({ sort, sortAddressOf: addressOf, onSort: vi.fn() }));
    expect(document.activeElement).toBe(document.body);
  });

  it('has no control without a handler', () => {
    expect(render({ sort }).querySelector('a, button')).toBeNull();
    expect(renderToString(table({ onSort: vi.fn() }))).not.toMatch(/<a|<button/);
  });

  it('is announced once it is done, and only then', () => {
    const { rerender } = mount(table({ sort, onSort: vi.fn() }));
    rerender(table({ sort: { ...sort }, onSort: vi.fn() }));
    expect(announcements).toEqual([]);
    rerender(table({ sort: { column: 'amount', direction: 'ascending' }, onSort: vi.fn() }));
    rerender(table({ sort: { column: 'name', direction: 'ascending' }, onSort: vi.fn() }));
    rerender(table({ sort: { column: 'name', direction: 'descending' }, onSort: vi.fn() }));
    rerender(table({ sort: null, onSort: vi.fn() }));
    expect(announcements.map(({ text }) => text)).toEqual([
      'Posortowano rosnąco: Kwota.',
      'Posortowano rosnąco: Produkt.',
      'Posortowano malejąco: Produkt.',
    ]);
  });
});
