import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Table, type TableColumn, type TableProps, type TableSort } from './index.ts';

interface Order {
  readonly number: string;
  readonly placed: string;
  readonly day: number;
  readonly state: string;
  readonly amount: number;
}

const orders: ReadonlyArray<Order> = [
  { number: '20261121/014', placed: '21\u00a0listopada 2026', day: 20261121, state: 'przygotowujemy', amount: 230.34 },
  { number: '20261030/007', placed: '30\u00a0października 2026', day: 20261030, state: 'doręczone', amount: 1234.5 },
  { number: '20261012/022', placed: '12\u00a0października 2026', day: 20261012, state: 'zwrócone', amount: 79 },
];

const złotys = new Intl.NumberFormat('pl', { style: 'currency', currency: 'PLN', useGrouping: 'always' });

const columns: ReadonlyArray<TableColumn<Order>> = [
  {
    id: 'number',
    header: 'Numer',
    isRowHeader: true,
    cell: ({ number }) => <Link href={`?number=${number}`}>{number}</Link>,
  },
  { id: 'placed', header: 'Data', cell: ({ placed }) => placed },
  { id: 'state', header: 'Stan', cell: ({ state }) => state },
  { id: 'amount', header: 'Kwota', isNumeric: true, cell: ({ amount }) => złotys.format(amount) },
];
const sortable = columns.map((column): TableColumn<Order> =>
  column.id === 'placed' || column.id === 'amount' ? { ...column, sort: 'descending' } : column,
);
const many: ReadonlyArray<TableColumn<Order>> = [
  ...columns,
  ...['Dostawa', 'Płatność', 'Faktura', 'Odbiorca'].map((header) => ({
    id: header,
    header,
    cell: ({ number }: Order) => `${header}\u00a0${number}`,
  })),
];

const worth: Readonly<Record<string, (order: Order) => number>> = {
  placed: ({ day }) => day,
  amount: ({ amount }) => amount,
};
const inOrder = ({ column, direction }: TableSort) =>
  orders.toSorted((one, other) => {
    const value = worth[column]!;
    return (value(one) - value(other)) * (direction === 'ascending' ? 1 : -1);
  });

/** The owner of the rows sorts them. */
function SortedHere(props: TableProps<Order>) {
  const [sort, setSort] = useState<TableSort>({ column: 'placed', direction: 'descending' });
  return <Table {...props} rows={inOrder(sort)} sort={sort} onSort={setSort} />;
}

/** What is compared: a row of each fact, a column of each order. */
const facts = columns.slice(1).map(({ id, header, cell }) => ({ id, header, cell }));

function Compared({ caption, layout }: TableProps<Order>) {
  const orderColumns = orders.map((order): TableColumn<(typeof facts)[number]> => ({
    id: order.number,
    header: order.number,
    cell: ({ cell }) => cell(order),
  }));
  return (
    <Table
      caption={caption}
      columns={[{ id: 'fact', header: 'Cecha', isRowHeader: true, cell: ({ header }) => header }, ...orderColumns]}
      rows={facts}
      rowKey={({ id }) => id}
      {...(layout !== undefined && { layout })}
    />
  );
}

const addressOf = ({ column, direction }: TableSort) => `?sort=${column}&direction=${direction}`;

const meta = {
  title: 'Pokaz/Table',
  component: Table,
  tags: ['!autodocs'],
  args: { caption: 'Zamówienia', columns, rows: orders, rowKey: ({ number }) => number },
} satisfies Meta<typeof Table<Order>>;
export default meta;
type Story = StoryObj<typeof Table<Order>>;

export const Rest: Story = {};
export const HiddenCaption: Story = { args: { isCaptionHidden: true } };
export const Empty: Story = { args: { rows: [] } };
export const EmptyInOwnWords: Story = { args: { rows: [], empty: 'Pierwsze zamówienie stanie tutaj.' } };
/** Addresses alone: the server sorts, with and without JavaScript. */
export const SortedByServer: Story = {
  args: { columns: sortable, sort: { column: 'placed', direction: 'descending' }, sortAddressOf: addressOf },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { search } = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'Data' }).href);
    await expect(search).toBe('?sort=placed&direction=ascending');
  },
};
/** Enter or Space on a header sorts, and again reverses the order; each is announced. */
export const SortedByScript: Story = {
  args: { columns: sortable, sortAddressOf: addressOf },
  render: (args) => <SortedHere {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headers = () =>
      canvas.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort') ?? 'none');
    const numbers = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(headers()).toEqual(['none', 'descending', 'none', 'none']);
    await userEvent.tab();
    await userEvent.tab();
    const amount = canvas.getByRole('button', { name: 'Kwota' });
    await expect(amount).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(headers()).toEqual(['none', 'none', 'none', 'descending']);
    await expect(numbers()).toEqual(['20261030/007', '20261121/014', '20261012/022']);
    await userEvent.keyboard(' ');
    await expect(headers()).toEqual(['none', 'none', 'none', 'ascending']);
    await expect(numbers()).toEqual(['20261012/022', '20261121/014', '20261030/007']);
    await expect(amount).toHaveFocus();
    await expect(amount.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
/** What does not fit scrolls: then, and only then, the box takes focus and has a name. */
export const Overflowing: Story = {
  args: { columns: many },
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Zamówienia' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
/** On phones a row is a block, and each value has the words of its header before it. */
export const StackedOnPhone: Story = {
  args: { layout: 'stack' },
  globals: { viewport: { value: 'level1' } },
};
export const StackedAndSortableOnPhone: Story = {
  args: { layout: 'stack', columns: sortable, sortAddressOf: addressOf },
  globals: { viewport: { value: 'level1' } },
  render: (args) => <SortedHere {...args} />,
};
/** Orders beside each other: columns of one width, and the words of the rows stay in sight. */
export const SideBySide: Story = {
  args: { layout: 'side-by-side', caption: 'Porównanie zamówień' },
  render: (args) => <Compared {...args} />,
};
/** On phones the words of a row are a line over it. */
export const SideBySideOnPhone: Story = {
  ...SideBySide,
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Porównanie zamówień' }));
    const [header, cell] = [
      table.getByRole('rowheader', { name: 'Stan' }),
      table.getByRole('cell', { name: 'zwrócone' }),
    ];
    await expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(cell.getBoundingClientRect().top + 1);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <Stack space={64}>
      <Table {...args} />
      <SortedHere {...args} caption="Z sortowaniem" columns={sortable} />
      <Table
        {...args}
        caption="Sortowane przez serwer"
        columns={sortable}
        sort={{ column: 'amount', direction: 'ascending' }}
        rows={inOrder({ column: 'amount', direction: 'ascending' })}
        sortAddressOf={addressOf}
      />
      <Table {...args} caption="Więcej, niż się zmieści" columns={many} />
      <SortedHere {...args} caption="Wiersze pod sobą" columns={sortable} layout="stack" />
      <Table {...args} caption="Puste" rows={[]} layout="stack" />
      <div>
        <Text>Podpis tylko dla czytników:</Text>
        <Table {...args} caption="Podpis, którego nie widać" isCaptionHidden />
      </div>
    </Stack>
  ),
};
