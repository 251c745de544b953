import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ForcedStates, expectEachStateSeen } from '../../.storybook/forced-states.tsx';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { BackToTop } from './index.ts';
import { longPage, storyWindow } from './story-window.css.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Nawigacja/BackToTop',
  component: BackToTop,
  args: { screens: 0, targetId: 'poczatek' },
  // Appears as its page scrolls.
  parameters: { isPlaced: true },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fixed to the window; here a small one. */
export const Shown: Story = {
  render: (args) => (
    <div className={storyWindow}>
      <Text>Koniec długiej listy.</Text>
      <BackToTop {...args} />
    </div>
  ),
};
/** Appears after two window heights; a press moves view and focus to the top. */
export const AfterTwoScreens: Story = {
  args: { screens: 2 },
  render: (args) => (
    <div className={longPage}>
      <Heading level={2} id="poczatek">
        Wszystkie kubki
      </Heading>
      <Text>Lista jest długa.</Text>
      <BackToTop {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByText('Wróć na górę').closest('a');
    await expect(link).not.toBeVisible();
    window.scrollTo(0, 2 * window.innerHeight - 10);
    await new Promise(requestAnimationFrame);
    await expect(link).not.toBeVisible();
    window.scrollTo(0, 2 * window.innerHeight + 10);
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'Wróć na górę' }));
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 });
    await expect(canvas.getByRole('heading', { name: 'Wszystkie kubki' })).toHaveFocus();
    await waitFor(() => expect(link).not.toBeVisible());
  },
};
/** Steps aside from focused content below it, and Tab still reaches it. */
export const NeverInTheWay: Story = {
  render: (args) => (
    <div className={storyWindow}>
      <Stack space={64}>
        <Text>Pod nim leży przycisk.</Text>
        <Button isFullWidth>Pokaż więcej</Button>
      </Stack>
      <BackToTop {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Wróć na górę' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pokaż więcej' })).toHaveFocus();
    await waitFor(() => expect(link).not.toBeVisible());
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link).toBeVisible());
  },
};
/** Hovered, pressed, focused. */
export const Interaction: Story = {
  render: (args) => (
    <div id="poczatek">
      <ForcedStates>
        <div className={storyWindow}>
          <BackToTop {...args} />
        </div>
      </ForcedStates>
    </div>
  ),
  play: async ({ canvasElement }) => expectEachStateSeen(canvasElement),
};
export const AllStates: Story = { ...Shown, tags: ['every-theme'] };
