import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityTiers } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/QuantityTiers',
  component: QuantityTiers,
  args: {
    price: 7400,
    bounds: { step: 100, min: 500, max: null },
    unit: 'm',
    tiers: [
      { threshold: 3000, thresholdEnd: 5900, percent: 6 },
      { threshold: 6000, thresholdEnd: null, percent: 12 },
    ],
  },
} satisfies Meta<typeof QuantityTiers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {};
export const WithIncentive: Story = { args: { quantity: 1500 } };
export const AtTheLastTier: Story = { args: { quantity: 8000 } };
/** One row stands out, with what is missing for the next. */
export const AllStates: Story = { tags: ['every-theme'], args: WithIncentive.args! };
