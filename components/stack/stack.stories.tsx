import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { viewportLevel } from '../../tokens/viewport.ts';
import { Text } from '../text/index.ts';
import { Stack } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Podstawy/Stack',
  component: Stack,
  args: {
    space: 24,
    children: [<Text key={1}>Pierwszy</Text>, <Text key={2}>Drugi</Text>, <Text key={3}>Trzeci</Text>],
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};
export const SectionGap: Story = { args: { space: 'sectionGap' } };
/** Closer on a phone than on a desktop. */
export const ByLevel: Story = {
  args: { space: [8, 16, 16, 40] },
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('p')!.parentElement!;
    const level = viewportLevel(window.innerWidth);
    await expect(getComputedStyle(column).rowGap).toBe({ 1: '8px', 2: '16px', 3: '16px', 4: '40px' }[level]);
  },
};
export const ByLevelOnPhone: Story = { ...ByLevel, globals: { viewport: { value: 'level1' } } };
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={40}>
      <Stack as="ul" space={8}>
        <li>Kubki</li>
        <li>Miski i talerze</li>
        <li>Wazony</li>
      </Stack>
      <Stack as="ul" space={['none', 8, 16, 24]} align="end">
        <li>Len</li>
        <li>Ceramika</li>
      </Stack>
    </Stack>
  ),
};
