import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../components/heading/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { Text } from '../../components/text/index.ts';
import { OrderSummary } from '../order-summary/index.ts';
import { OrderColumns } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/OrderColumns',
  component: OrderColumns,
  args: {
    children: (
      <Stack>
        <Heading level={2}>Dostawa</Heading>
        <Text>{'Kurier u\u00a0Ciebie w\u00a0poniedziałek, 23 listopada.'}</Text>
      </Stack>
    ),
    side: (
      <OrderSummary
        rows={[{ label: 'Produkty (2)', amount: '241,50\u00a0zł' }]}
        total={'241,50\u00a0zł'}
        totalNote={'z\u00a0VAT'}
      />
    ),
  },
} satisfies Meta<typeof OrderColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = (canvas: { getByRole(role: string, options: object): HTMLElement }) => ({
  content: canvas.getByRole('heading', { name: 'Dostawa' }).getBoundingClientRect(),
  side: canvas.getByRole('region', { name: 'Podsumowanie' }).getBoundingClientRect(),
});

export const AllStates: Story = { tags: ['every-theme'] };

export const Wide: Story = {
  globals: { viewport: { value: 'level4' } },
  play: async ({ canvas }) => {
    const { content, side } = places(canvas);
    await expect(side.left).toBeGreaterThan(content.right);
  },
};

/** One under the other, in the order of reading. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvas }) => {
    const { content, side } = places(canvas);
    await expect(side.top).toBeGreaterThan(content.bottom);
    await expect(side.left).toBeLessThan(content.right);
  },
};
