import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { announcements } from '../announcer/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { icons } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Toggletip, Tooltip } from './index.ts';

const heart = <IconButton icon={icons.heart} label="Na listę" />;

const meta = {
  tags: ['!autodocs'],
  title: 'Działania/Tooltip',
  component: Tooltip,
  args: { text: 'Odłóż na później, bez logowania.', children: heart },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const tip = (canvasElement: HTMLElement) => within(canvasElement).getByRole('tooltip', { hidden: true });
const heartIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Na listę' });
/** It enters the top layer first and is placed then. */
const shown = (bubble: HTMLElement) =>
  waitFor(() => expect(bubble.matches(':popover-open') && bubble.style.inset !== '').toBe(true));
const gone = (bubble: HTMLElement) => waitFor(() => expect(bubble.matches(':popover-open')).toBe(false));

export const Resting: Story = {};
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await shown(tip(canvasElement));
    await expect(heartIn(canvasElement)).toHaveAccessibleDescription('Odłóż na później, bez logowania.');
    const { left, right, top, bottom } = tip(canvasElement).getBoundingClientRect();
    await expect([left >= 8, right <= window.innerWidth - 8, top >= 8, bottom <= window.innerHeight - 8]).toEqual(
      Array.from({ length: 4 }, () => true),
    );
  },
};
/** Escape hides it and leaves focus where it is. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await shown(tip(canvasElement));
    await userEvent.keyboard('{Escape}');
    await gone(tip(canvasElement));
    await expect(heartIn(canvasElement)).toHaveFocus();
  },
};
/** The mouse may go to the bubble, and it stays as long as the mouse does. */
export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    const bubble = tip(canvasElement);
    await userEvent.hover(heartIn(canvasElement));
    await shown(bubble);
    await userEvent.unhover(heartIn(canvasElement));
    await userEvent.hover(bubble);
    await new Promise((done) => setTimeout(done, 400));
    await expect(bubble.matches(':popover-open')).toBe(true);
    await userEvent.unhover(bubble);
    await gone(bubble);
    await userEvent.hover(heartIn(canvasElement));
    await shown(bubble);
  },
};
/** The mouse waits once; on its way along the row the next tip replaces the one before at once. */
export const AlongARow: Story = {
  render: (args) => (
    <Inline space={24}>
      <Tooltip {...args} />
      <Tooltip text="Najwyżej cztery produkty.">
        <Button icon={icons.compare}>Porównaj</Button>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('tooltip', { hidden: true });
    await userEvent.hover(heartIn(canvasElement));
    await shown(first!);
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Porównaj' }));
    await shown(second!);
    await expect(first!.matches(':popover-open')).toBe(false);
  },
};

const points = (
  <Toggletip aria-label="O punktach">
    Za każde 10&nbsp;zł dostajesz punkt. <Link href="#punkty">Zasady programu</Link>
  </Toggletip>
);
export const Information: Story = { render: () => points };
/** A press shows and announces it, by touch too; focus stays; its links come next. */
export const InformationOpen: Story = {
  render: () => points,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'O punktach' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const bubble = button.nextElementSibling as HTMLElement;
    await shown(bubble);
    await waitFor(() => expect(announcements.at(-1)?.text).toMatch(/^Za każde 10.*programu$/));
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Zasady programu' })).toBeVisible());
    await fireEvent.click(button);
    await gone(bubble);
    await userEvent.click(button);
    await shown(bubble);
  },
};
export const OnPhone: Story = { ...InformationOpen, globals: { viewport: { value: 'level1' } } };

/** All open at once. The browser shows one at a time; here a script shows them all. */
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={112}>
      <Text>Nad przyciskiem jest miejsce na podpowiedź.</Text>
      <Inline space={24}>
        <Tooltip text="Odłóż na później, bez logowania.">{heart}</Tooltip>
        <Tooltip text="Najwyżej cztery produkty.">
          <Button icon={icons.compare}>Porównaj</Button>
        </Tooltip>
      </Inline>
      <Inline space={4}>
        <Text>Kupując, zbierasz 103&nbsp;punkty.</Text>
        {points}
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await shown(within(canvasElement).getAllByRole('tooltip', { hidden: true })[0]!);
    await fireEvent.click(within(canvasElement).getByRole('button', { name: 'O punktach' }));
  },
};
