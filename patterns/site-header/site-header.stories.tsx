import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Icon, icons } from '../../components/icon/index.ts';
import { Menu, type MenuItem } from '../../components/menu/index.ts';
import { Text } from '../../components/text/index.ts';
import { startFixedHeader } from './fixed-header.ts';
import { OrderHeader, PhoneMenu, SiteHeader } from './index.ts';

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
const items: ReadonlyArray<MenuItem> = [
  ...names.map((name, index) => ({ name, address: `#${index}`, isCurrent: index === 0 })),
  { name: 'Teraz taniej', address: '#sale', isSale: true },
];
const withParts: ReadonlyArray<MenuItem> = items.map((item, index) =>
  index === 0
    ? {
        ...item,
        items: ['Kubki', 'Talerze', 'Miski', 'Wazony', 'Czajniki'].map((name) => ({ name, address: `#${name}` })),
      }
    : item,
);

const meta = {
  tags: ['!autodocs'],
  title: 'Wzory/SiteHeader',
  component: SiteHeader,
  args: {
    shopName: 'Sień',
    logo: <Icon shape={icons.gable} />,
    homeAddress: '#home',
    searchAddress: '#search',
    departments: <Menu items={items} />,
    phoneMenu: <PhoneMenu items={items} />,
    basket: { address: '#basket', count: 2, worth: '241,50\u00A0zł' },
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBasket: Story = {};
export const EmptyBasket: Story = { args: { basket: { address: '#basket', count: 0, worth: '' } } };
export const SearchedText: Story = { args: { searchText: 'kubek' } };
/** The store is unavailable: search and home link remain. */
export const WithoutData: Story = {
  render: ({ departments: _departments, phoneMenu: _phoneMenu, ...args }) => (
    <SiteHeader {...args} basket={{ address: '#basket', count: null, worth: '' }} />
  ),
};
export const Order: Story = {
  render: ({ shopName, logo, homeAddress }) => (
    <OrderHeader shopName={shopName} logo={logo} homeAddress={homeAddress} />
  ),
};
/** Parts of a department unfold under the line. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'level4' } },
  args: { departments: <Menu items={withParts} /> },
  decorators: [
    (StoryView) => (
      <div ref={(room) => room?.style.setProperty('min-height', '420px')}>
        <StoryView />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ceramika: podkategorie' }));
    await expect(canvas.getByRole('link', { name: 'Kubki' })).toBeVisible();
  },
};
/** On phones and tablets the departments open from a button. */
export const OnPhone: Story = { globals: { viewport: { value: 'level1' } } };
/** They open in a drawer, closed by a press beside it. */
export const SidebarOpen: Story = {
  globals: { viewport: { value: 'level1' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    const sidebar = await canvas.findByRole('dialog', { name: 'Działy sklepu' });
    await expect(document.documentElement).toHaveClass('sidebar-open');
    await atRest(sidebar);
    const menu = within(within(sidebar).getByRole('navigation', { name: 'Menu' }));
    await expect(menu.getAllByRole('link')).toHaveLength(items.length);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Ceramika');
  },
};

/** A page scrolled down past its header. */
function ScrolledPage(props: Parameters<typeof SiteHeader>[0]) {
  useEffect(startFixedHeader, []);
  return (
    <div ref={(page) => page?.style.setProperty('min-height', '2000px')}>
      <SiteHeader {...props} />
      <Text>Strona, która się przewija.</Text>
    </div>
  );
}
/** Waits until animations end or are cancelled: a replaced one never finishes. */
const atRest = (place: DocumentOrShadowRoot | Animatable) =>
  waitFor(() => expect(place.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]));
async function scrollDown(header: HTMLElement) {
  window.scrollTo(0, 600);
  await waitFor(() => expect(document.documentElement).toHaveClass('header-fixed'));
  const logo = within(header).getByRole('link', { name: 'Sień, strona główna' });
  await waitFor(() => expect(logo.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  await atRest(document);
}
/** The first row stays: menu, mark and basket on phones, with the search from viewport level 3 on. */
export const Fixed: Story = {
  render: (args) => <ScrolledPage {...args} />,
  play: ({ canvasElement }) => scrollDown(canvasElement),
};
export const FixedOnPhone: Story = { ...Fixed, globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = { tags: ['every-theme'], args: { searchText: 'kubek' } };
