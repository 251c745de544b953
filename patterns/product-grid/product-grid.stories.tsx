import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { products } from '../product-card/testing.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { ProductGrid } from './index.ts';

const all = Object.values(products);

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/ProductGrid',
  component: ProductGrid,
  args: { products: all, headingLevel: 2 },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { products: all.slice(0, 1) } };
/** Two cards beside each other. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(third?.left).toBe(first?.left);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  args: { headingLevel: 3, labelledBy: 'nowosci' },
  render: (args) => (
    <section aria-labelledby="nowosci">
      <SectionHeading id="nowosci" title="Nowości" />
      <ProductGrid {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Nowości' }).children).toHaveLength(all.length);
  },
};
