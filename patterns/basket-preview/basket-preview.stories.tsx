import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../components/button/index.ts';
import { icons } from '../../components/icon/index.ts';
import { samplePicture as picture } from '../../components/image/sample-picture.ts';
import { Stack } from '../../components/stack/index.ts';
import { FreeDeliveryBar } from '../free-delivery-bar/index.ts';
import { BasketPreview } from './index.ts';

const linen = {
  id: '1030-naturalny',
  name: 'Len Miedza na metry',
  address: '/product-pol-1030-len-miedza.html',
  picture,
  facts: 'naturalny · 1,5\u00a0m',
  total: '103,50\u00a0zł',
};
const mug = {
  id: '1001-kobalt',
  name: 'Kubek Poranek',
  address: '/product-pol-1001-kubek-poranek.html',
  picture,
  facts: 'kobalt · 2\u00a0szt.',
  total: '138,00\u00a0zł',
};
const colours = ['wapno', 'kobalt', 'szałwia', 'ugier', 'miedź', 'popiół', 'len', 'grafit', 'mleko', 'glina'];
const ten = colours.map((colour) => ({
  ...mug,
  id: `1001-${colour}`,
  name: `Kubek Poranek, ${colour}`,
  address: `/product-pol-1001-kubek-poranek-${colour}.html`,
  facts: '1\u00a0szt.',
  total: '69,00\u00a0zł',
}));
const many = [...ten, ...ten, ...ten].map((line, index) => ({ ...line, id: `${line.id}-${index}` }));

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/BasketPreview',
  component: BasketPreview,
  args: {
    lines: [linen, mug],
    look: 'pictures',
    total: '241,50\u00a0zł',
    basketAddress: '/basketedit.php',
    orderAddress: '/order1.php',
    freeDelivery: (
      <FreeDeliveryBar
        text="Do darmowej dostawy brakuje"
        amount={'8,50\u00a0zł'}
        progressText={'241,50\u00a0zł z\u00a0250,00\u00a0zł'}
        worth={241_50}
        from={250_00}
      />
    ),
  },
} satisfies Meta<typeof BasketPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
export const JustAdded: Story = {
  args: {
    added: 'Len Miedza na metry, 1,5\u00a0m',
    close: <IconButton icon={icons.close} label="Zamknij" />,
  },
};
/** Ten or more lines: a dense list with its own scroll. */
export const TenLines: Story = { args: { lines: ten, look: 'list', total: '690,00\u00a0zł' } };
/** Above 22 lines: only the sum and the basket link. */
export const ManyLines: Story = { args: { lines: many, look: 'sum', total: '2\u00a0070,00\u00a0zł' } };
export const Empty: Story = { args: { lines: [], total: '0,00\u00a0zł', freeDelivery: undefined } };
export const OnPhone: Story = { args: JustAdded.args!, globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: (args) => (
    <Stack space={40}>
      <BasketPreview {...args} {...JustAdded.args} />
      <BasketPreview {...args} {...TenLines.args} />
      <BasketPreview {...args} {...ManyLines.args} />
      <BasketPreview {...args} {...Empty.args} />
    </Stack>
  ),
};
