import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../text/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Nawigacja/SkipLink',
  component: SkipLink,
  args: { targetId: 'tresc' },
  // The first thing of its page.
  parameters: { isPlaced: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="tresc" tabIndex={-1}>
          <Text>Treść strony.</Text>
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible until it has keyboard focus. */
export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Przejdź do treści' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
