import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { Price } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Pokaz/Price',
  component: Price,
  args: { current: '69,00\u00A0zł' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Big: Story = { args: { size: 'big', note: 'Cena z\u00A0VAT.' } };
export const Reduced: Story = {
  render: () => (
    <Price
      size="big"
      current={'69,00\u00A0zł'}
      unit="/m"
      old={'74,00\u00A0zł/m'}
      lowest={'72,00\u00A0zł/m'}
      reduction="−4%"
      note={'Cena z\u00A0VAT.'}
      perUnit={'46,00\u00A0zł/m²'}
      points="kupując, zbierasz 103 punkty"
    />
  ),
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 2, 4]}>
      <Price current={'69,00\u00A0zł'} />
      <Price current={'151,00\u00A0zł'} old={'179,00\u00A0zł'} lowest={'169,00\u00A0zł'} />
      <Price current={'24,00\u00A0zł'} perUnit={'24,00\u00A0zł/100\u00A0g'} />
      <Price
        size="big"
        current={'69,00\u00A0zł'}
        unit="/m"
        old={'74,00\u00A0zł/m'}
        lowest={'72,00\u00A0zł/m'}
        reduction="−4%"
        note={'Cena z\u00A0VAT.'}
        perUnit={'46,00\u00A0zł/m²'}
        points="kupując, zbierasz 103 punkty"
      />
    </Grid>
  ),
};
