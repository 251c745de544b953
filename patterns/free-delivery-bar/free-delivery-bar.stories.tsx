import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/stack/index.ts';
import { FreeDeliveryBar } from './index.ts';

const missing = {
  text: 'Do darmowej dostawy brakuje',
  amount: '32,65\u00a0zł',
  progressText: '217,35\u00a0zł z\u00a0250,00\u00a0zł',
  worth: 217_35,
  from: 250_00,
};
const reached = {
  text: 'Dostawa jest za darmo.',
  amount: null,
  progressText: '250,00\u00a0zł z\u00a0250,00\u00a0zł',
  worth: 250_00,
  from: 250_00,
};

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/FreeDeliveryBar',
  component: FreeDeliveryBar,
  args: missing,
} satisfies Meta<typeof FreeDeliveryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const Reached: Story = { args: reached };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={32}>
      <FreeDeliveryBar {...missing} />
      <FreeDeliveryBar {...reached} />
    </Stack>
  ),
};
