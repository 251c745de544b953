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
/** Net, the maker's price, the saving, and points instead of money. */
export const Whole: Story = {
  render: () => (
    <Price
      size="big"
      current={'151,00\u00A0zł'}
      old={'179,00\u00A0zł'}
      lowest={'169,00\u00A0zł'}
      reduction="−11%"
      saving={'18,00\u00A0zł'}
      net={'122,76\u00A0zł'}
      catalogue={'189,00\u00A0zł'}
      points="kupując, zbierasz 15 punktów"
      inPoints="1510 punktów"
    />
  ),
};
export const From: Story = { args: { current: '549,00\u00A0zł', isFrom: true } };
/** What only loyalty points buy. */
export const OnlyPoints: Story = { args: { current: '1200\u00A0punktów' } };
/** Where the shop sells to firms, the net price comes first. */
export const NetFirst: Story = { args: { current: '56,10\u00A0zł', note: 'Cena bez VAT; z\u00A0VAT 69,00\u00A0zł.' } };
export const OnPhone: Story = { ...Whole, globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 2, 4]}>
      <Price current={'69,00\u00A0zł'} />
      <Price current={'151,00\u00A0zł'} old={'179,00\u00A0zł'} lowest={'169,00\u00A0zł'} />
      <Price current={'549,00\u00A0zł'} isFrom net={'446,34\u00A0zł'} />
      <Price current={'1200\u00A0punktów'} />
      <Price
        current={'89,00\u00A0zł'}
        old={'99,00\u00A0zł'}
        lowest={'95,00\u00A0zł'}
        reduction="−6%"
        saving={'6,00\u00A0zł'}
        catalogue={'109,00\u00A0zł'}
        inPoints="890 punktów"
      />
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
