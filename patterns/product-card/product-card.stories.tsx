import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../components/grid/index.ts';
import { ProductCard } from './index.ts';
import { products } from './testing.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/ProductCard',
  component: ProductCard,
  args: { product: products.plain, headingLevel: 2 },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Reduced: Story = { args: { product: products.reduced } };
export const SoldOut: Story = { args: { product: products.soldOut } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid as="ul" columns={[2, 3, 3, 4]} isOfProducts>
      {Object.entries(products).map(([name, product]) => (
        <li key={name}>
          <ProductCard product={product} headingLevel={2} />
        </li>
      ))}
    </Grid>
  ),
};
