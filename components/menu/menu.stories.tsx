import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { viewportLevel } from '../../tokens/viewport.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Menu, MenuList, type MenuItem } from './index.ts';

const links = (path: string, ...names: ReadonlyArray<string>): ReadonlyArray<MenuItem> =>
  names.map((name, index) => ({ name, address: `#${path}-${index + 1}` }));

const items: ReadonlyArray<MenuItem> = [
  {
    name: 'Ceramika',
    address: '#ceramika',
    items: [
      {
        name: 'Kubki i\u00a0czarki',
        address: '#kubki',
        items: links('kubki', 'Kubki', 'Czarki', 'Filiżanki', 'Dzbanki'),
      },
      { name: 'Talerze', address: '#talerze', items: links('talerze', 'Obiadowe', 'Deserowe', 'Głębokie', 'Patery') },
      { name: 'Miski', address: '#miski', items: links('miski', 'Małe', 'Sałatkowe', 'Do pieczenia') },
      {
        name: 'Wazony',
        address: '#wazony',
        items: links('wazony', 'Na jeden kwiat', 'Wysokie', 'Wiszące', 'Druga jakość'),
      },
      { name: 'Do herbaty', address: '#herbata', items: links('herbata', 'Imbryki', 'Zaparzacze', 'Cukiernice') },
    ],
  },
  {
    name: 'Len',
    address: '#len',
    items: links('len', 'Pościel', 'Obrusy', 'Ręczniki', 'Ścierki', 'Zasłony').map((item, index) =>
      index === 1 ? { ...item, isCurrent: true } : item,
    ),
  },
  { name: 'Drewno', address: '#drewno', items: links('drewno', 'Deski', 'Łyżki', 'Stołki') },
  { name: 'Światło', address: '#swiatlo' },
  { name: 'Papier i\u00a0prezenty', address: '#papier' },
  { name: 'Teraz taniej', address: '#taniej', isSale: true },
];

/** On phones and tablets there is no bar, and no panel. */
const roomForPanel = (room: HTMLElement | null) => {
  if (viewportLevel(window.innerWidth) >= 3) room?.style.setProperty('min-height', '460px');
};

const meta = {
  tags: ['!autodocs'],
  title: 'Nawigacja/Menu',
  component: Menu,
  args: { items },
  globals: { viewport: { value: 'level4' } },
  decorators: [
    (StoryView) => (
      <div ref={roomForPanel}>
        <StoryView />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const toggle = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name: `${name}: podkategorie` });
const open = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button', { expanded: true })
    .map((button) => button.getAttribute('aria-label'));

export const Resting: Story = {};
/** Five columns of at least 200 and at most 320 px, 30 px from the edge. */
export const Open: Story = {
  name: 'Open: five columns, 320 high, 30 from the edge, 200 wide [L-17]',
  play: async ({ canvasElement }) => {
    await userEvent.click(toggle(canvasElement, 'Ceramika'));
    await expect(open(canvasElement)).toEqual(['Ceramika: podkategorie']);
    const panel = document.getElementById(toggle(canvasElement, 'Ceramika').getAttribute('aria-controls')!)!;
    const list = panel.querySelector('ul')!;
    const boxes = [...panel.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
    await expect(getComputedStyle(panel).padding).toBe('30px');
    await expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(5);
    for (const { width } of boxes) await expect(width).toBeGreaterThanOrEqual(200);
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    await expect(bottom - top).toBeLessThanOrEqual(320);
    await expect(getComputedStyle(list).maxHeight).toBe('320px');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};
/** Escape closes and gives focus back; arrows lead through bar and panel. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ceramika' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(open(canvasElement)).toEqual(['Ceramika: podkategorie']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Kubki i/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle(canvasElement, 'Ceramika')).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Talerze' })).toBeNull();
  },
};
/** A resting mouse opens, leaving closes after a while; a press keeps it open. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('link', { name: 'Drewno' }));
    await waitFor(() => expect(open(canvasElement)).toEqual(['Drewno: podkategorie']));
    await userEvent.hover(canvas.getByRole('link', { name: 'Len' }));
    await waitFor(() => expect(open(canvasElement)).toEqual(['Len: podkategorie']));
    await expect(canvas.getByRole('link', { name: 'Obrusy' })).toHaveAttribute('aria-current', 'page');
    await userEvent.unhover(canvas.getByRole('link', { name: 'Len' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Obrusy' })).toBeNull());
    await userEvent.hover(canvas.getByRole('link', { name: 'Len' }));
    await waitFor(() => expect(open(canvasElement)).toEqual(['Len: podkategorie']));
  },
};
/** The form of phones and tablets, in a drawer or by itself. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'level1' } },
  render: () => <MenuList items={items} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // It is unfolded where the current page lies in it.
    await expect(canvas.getByRole('link', { name: 'Obrusy' })).toBeVisible();
    await expect(canvas.getByText('Talerze')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ceramika'));
    await waitFor(() => expect(canvas.getByText('Talerze')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Cały dział: Ceramika' })).toBeVisible();
  },
};
const onNavigate = fn();
/** Reports followed links, so that a drawer can close. */
export const TellsNavigation: Story = {
  globals: { viewport: { value: 'level2' } },
  render: () => <MenuList items={items} onNavigate={onNavigate} />,
  play: async ({ canvasElement }) => {
    onNavigate.mockClear();
    await userEvent.click(within(canvasElement).getByText('Drewno'));
    await expect(onNavigate).not.toHaveBeenCalled();
    const link = within(canvasElement).getByRole('link', { name: 'Deski' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(onNavigate).toHaveBeenCalledTimes(1);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={48}>
      <div ref={roomForPanel}>
        <Menu items={items} />
      </div>
      <Text tone="muted">Na telefonach:</Text>
      <div ref={(drawer) => drawer?.style.setProperty('max-width', '320px')}>
        <MenuList items={items} label="Działy, lista" />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    if (viewportLevel(window.innerWidth) >= 3) await userEvent.click(toggle(canvasElement, 'Ceramika'));
  },
};
