import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from '../../components/icon/index.ts';
import { IconButton } from '../../components/button/index.ts';
import { samplePicture as picture } from '../../components/image/sample-picture.ts';
import { QuantityStepper } from '../../components/quantity-stepper/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { BasketLine, OrderLine } from './index.ts';

const line = {
  name: 'Kubek Poranek',
  address: '/product-pol-1001-kubek-poranek.html',
  picture,
  facts: 'kobalt · wyślemy dziś',
  priceText: '69,00\u00a0zł/szt.',
  total: '138,00\u00a0zł',
  stepper: (
    <QuantityStepper
      aria-label="Ilość: Kubek Poranek"
      productName="Kubek Poranek"
      size="compact"
      step={1000}
      min={0}
      max={12_000}
      defaultValue={2000}
      unit="szt."
    />
  ),
  remove: <IconButton icon={icons.trash} label="Usuń: Kubek Poranek" />,
};
const reduced = {
  ...line,
  priceText: '59,00\u00a0zł/szt. · najniższa cena z\u00a030\u00a0dni przed obniżką: 64,00\u00a0zł',
};
const changed = { ...line, notice: 'Cena zmieniła się z\u00a059,00\u00a0zł na 69,00\u00a0zł.' };
const soldOut = {
  ...line,
  stepper: <span>2 sztuki</span>,
  problem: 'Chwilowo brak. Usuń ten produkt, żeby zamówić resztę.',
};

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/BasketLine',
  component: BasketLine,
  args: line,
} satisfies Meta<typeof BasketLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Reduced: Story = { args: reduced };
export const PriceChanged: Story = { args: changed };
export const SoldOut: Story = { args: soldOut };
export const WithoutPicture: Story = { args: { ...line, picture: null } };
/** On a phone the picture is 88 px and the name may take two lines. */
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={40}>
      <BasketLine {...line} name="Kubek Poranek, wapno" />
      <BasketLine {...reduced} name="Kubek Poranek, kobalt" />
      <BasketLine {...changed} name="Kubek Poranek, szałwia" />
      <BasketLine {...soldOut} name="Kubek Poranek, ugier" />
      <h2>Zamawiane produkty</h2>
      <OrderLine name="Kubek Poranek" picture={picture} facts="kobalt · 2 × 69,00 zł" total="138,00 zł" />
    </Stack>
  ),
};
