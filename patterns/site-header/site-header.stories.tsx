import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, icons } from '../../components/icon/index.ts';
import { OrderHeader, SiteHeader, type MenuItem } from './index.ts';

const names = [
  'Ceramika',
  'Len',
  'Do noszenia',
  'Drewno',
  'Światło',
  'Kawa i\u00A0spiżarnia',
  'Łazienka',
  'Papier i\u00A0prezenty',
];
const menu: ReadonlyArray<MenuItem> = [
  ...names.map((name, index) => ({ name, address: `#${index}`, isCurrent: index === 0 })),
  { name: 'Teraz taniej', address: '#sale', isSale: true },
];

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/SiteHeader',
  component: SiteHeader,
  args: {
    shopName: 'Sień',
    logo: <Icon shape={icons.gable} />,
    homeAddress: '#home',
    searchAddress: '#search',
    menu,
    basket: { address: '#basket', count: 2, worth: '241,50\u00A0zł' },
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBasket: Story = {};
export const EmptyBasket: Story = { args: { basket: { address: '#basket', count: 0, worth: '' } } };
export const SearchedText: Story = { args: { searchText: 'kubek' } };
/** The store cannot be asked: search and the way home remain. */
export const WithoutData: Story = { args: { menu: [], basket: { address: '#basket', count: null, worth: '' } } };
export const Order: Story = {
  render: ({ shopName, logo, homeAddress }) => (
    <OrderHeader shopName={shopName} logo={logo} homeAddress={homeAddress} />
  ),
};
/** On phones and tablets the departments fold into a menu. */
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = { tags: ['every-theme'], args: { searchText: 'kubek' } };
