import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from '../../components/icon/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { PaymentTiles } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/PaymentTiles',
  component: PaymentTiles,
  args: {
    heading: (
      <Heading level={2} look="h3">
        Płatność
      </Heading>
    ),
    chosen: 'transfer',
    tiles: [
      {
        value: 'transfer',
        name: 'Przelew tradycyjny',
        description: 'numer konta podamy po zamówieniu',
        cost: '0,00\u00a0zł',
        icon: icons.file,
      },
      {
        value: 'on-delivery',
        name: 'Przy odbiorze',
        description: 'gotówka lub karta',
        cost: '0,00\u00a0zł',
        icon: icons.truck,
      },
    ],
  },
} satisfies Meta<typeof PaymentTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Transfer: Story = {};
export const NothingChosen: Story = { args: { chosen: '', problem: 'Wybierz sposób płatności.' } };
/** Of two methods that exclude each other's delivery, one stays in sight with its reason. */
export const NotWithThisDelivery: Story = {
  args: {
    tiles: meta.args.tiles.map((tile) =>
      tile.value === 'on-delivery'
        ? { ...tile, reason: 'Tylko z\u00a0dostawą „Kurier, płatność przy odbiorze”.' }
        : tile,
    ),
  },
};
export const AllStates: Story = { tags: ['every-theme'], args: NothingChosen.args! };
