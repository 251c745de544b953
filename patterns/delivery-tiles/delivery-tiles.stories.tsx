import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from '../../components/icon/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { Select } from '../../components/select/index.ts';
import { DeliveryTiles } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/DeliveryTiles',
  component: DeliveryTiles,
  args: {
    heading: (
      <Heading level={2} look="h3">
        Dostawa
      </Heading>
    ),
    chosen: 'kurier-1',
    tiles: [
      {
        value: 'kurier-1',
        name: 'Kurier',
        description: 'u\u00a0Ciebie: poniedziałek, 23 listopada',
        cost: '16,90\u00a0zł',
        icon: icons.truck,
      },
      {
        value: 'punkt-1',
        name: 'Odbiór w\u00a0punkcie',
        description: 'do odbioru: wtorek, 24 listopada',
        cost: '11,90\u00a0zł',
        icon: icons.parcelLocker,
        content: (
          <Select
            label="Punkt odbioru"
            name="pickup_point"
            placeholder="Wybierz punkt odbioru"
            options={[{ value: 'KRK-01', label: 'Kwiaciarnia Szałwia, ul. Nieistniejąca 14, Kraków' }]}
          />
        ),
      },
    ],
  },
} satisfies Meta<typeof DeliveryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Courier: Story = {};
export const PickupPoint: Story = { args: { chosen: 'punkt-1' } };
export const NothingChosen: Story = { args: { chosen: '', problem: 'Wybierz sposób dostawy.' } };
export const AllStates: Story = { tags: ['every-theme'], args: PickupPoint.args! };
