import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { viewportLevel } from '../../tokens/viewport.ts';
import { Badge } from '../badge/index.ts';
import { Inline } from './index.ts';

const badges = ['wapno', 'kobalt', 'szałwia', 'grafit', 'miód', 'konstantynopolitańczykowianeczka'].map((name) => (
  <li key={name}>
    <Badge>{name}</Badge>
  </li>
));

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Inline',
  component: Inline,
  args: { as: 'ul', space: 12, children: badges },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = { tags: ['every-theme'] };
/** Closer on a phone than on a desktop, between the lines too. */
export const ByLevel: Story = {
  args: { space: [4, 8, 12, 24] },
  play: async ({ canvasElement }) => {
    const level = viewportLevel(window.innerWidth);
    const distance = { 1: '4px', 2: '8px', 3: '12px', 4: '24px' }[level];
    await expect(getComputedStyle(within(canvasElement).getByRole('list')).gap).toBe(distance);
  },
};
export const ByLevelOnPhone: Story = { ...ByLevel, globals: { viewport: { value: 'level1' } } };
export const Between: Story = { args: { justify: 'between', children: badges.slice(0, 2) } };
/** At 320 px everything goes to next lines. */
export const Narrow: Story = { globals: { viewport: { value: 'level1' } } };
