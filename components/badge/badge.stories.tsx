import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/index.ts';
import { Badge, CounterBadge } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Badge',
  component: Badge,
  args: { children: 'Nowość', tone: 'new' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Sale: Story = { args: { tone: 'sale', children: '−11%' } };
export const Sold: Story = { args: { tone: 'sold', children: 'Chwilowo brak' } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Inline>
      <Badge tone="new">Nowość</Badge>
      <Badge tone="sale">−11%</Badge>
      <Badge tone="sold">Chwilowo brak</Badge>
      <Badge>zostały 2 sztuki</Badge>
      <CounterBadge count={2} />
      <CounterBadge count={12} />
      <CounterBadge count={120} />
    </Inline>
  ),
};
