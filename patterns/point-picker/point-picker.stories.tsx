import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PointPicker, type PickupPointData } from './index.ts';

const point = (id: string, street: string, north: number, east: number, more: Partial<PickupPointData> = {}) => ({
  id,
  name: `Skrytka ${id}`,
  address: `${street}, 31-145 Kraków`,
  facts: ['poniedziałek–niedziela całą dobę'],
  distance: null,
  coordinates: { latitude: 50.062 + north, longitude: 19.938 + east },
  isLast: false,
  ...more,
});

const points = [
  point('KRK07S', 'ul. Zmyślona 21', 0.004, 0.006, { isLast: true }),
  point('KRK14S', 'ul. Wymyślona 8', -0.003, 0.011),
  point('KRK21S', 'pl. Przykładowy 3', 0.009, -0.008, {
    facts: ['poniedziałek–niedziela całą dobę', 'skrytki na wysokości siedzącej osoby'],
  }),
];

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/PointPicker',
  component: PointPicker,
  args: {
    id: 'pickup_point',
    names: { query: 'points', point: 'pickup_point', customerNumber: 'client_number' },
    searchButton: { name: 'find_points', value: '7-1', formAction: '#points' },
    query: '31-145',
    points,
    chosen: 'KRK07S',
    status: 'Najbliżej 31-145: 3 miejsca odbioru.',
    customerNumber: null,
  },
} satisfies Meta<typeof PointPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const BeforeSearch: Story = {
  args: { query: '', points: [], chosen: '', status: 'Wpisz, gdzie chcesz odebrać przesyłkę.' },
};
export const NothingFound: Story = {
  args: { query: 'Hel', points: [], chosen: '', status: '', problem: 'W\u00a0tej okolicy nie ma punktów odbioru.' },
};
export const NearVisitor: Story = {
  args: {
    status: 'W\u00a0pobliżu: 3 miejsca odbioru.',
    here: { latitude: 50.066, longitude: 19.945 },
    points: points.map((one, index) => ({ ...one, distance: `${240 + index * 310}\u00a0m` })),
    onNear: () => {},
  },
};
export const CustomerNumber: Story = { args: { customerNumber: '123 456' } };
export const Overview: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Pokaż na mapie'));
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  args: { ...NearVisitor.args, ...CustomerNumber.args },
  play: Overview.play!,
};
