import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton } from '../../components/button/index.ts';
import { Grid } from '../../components/grid/index.ts';
import { icons } from '../../components/icon/index.ts';
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
/** Buttons over the picture and under the lines, outside of the card's link. */
export const WithActions: Story = {
  args: {
    actions: <IconButton icon={icons.heart} label="Dodaj do ulubionych" />,
    foot: <Button tone="secondary">Do koszyka</Button>,
  },
};
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
