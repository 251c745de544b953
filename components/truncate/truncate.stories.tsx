import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { Truncate } from './index.ts';
import { sampleOpinion } from './sample-opinion.ts';

const whole = /^Tkany gęsto.* drugi raz\.$/;
const short = 'Kolor cieplejszy niż na moim ekranie.';

const meta = {
  title: 'Pokaz/Truncate',
  component: Truncate,
  tags: ['!autodocs'],
  args: { text: sampleOpinion, of: 'opinia Zofii', lines: 2, characters: 95 },
} satisfies Meta<typeof Truncate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Fitting: Story = {
  args: { text: short },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
/** Enter or Space opens and closes; focus stays on the button. */
export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'Pokaż więcej: opinia Zofii' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(whole)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pokaż mniej: opinia Zofii' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(whole)).toBeNull();
    await userEvent.keyboard(' ');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  },
};
/** A line has fewer than 95 characters here, and it ends with a word. */
export const LinesFirst: Story = {
  globals: { viewport: { value: 'level1' } },
  args: { lines: 1 },
  play: async ({ canvasElement }) => {
    const beginning = await within(canvasElement).findByText(/^Tkany/, { selector: 'span:not([hidden]) > span' });
    // A late font changes the lines, and they are recounted.
    const lines = () => new Set(Array.from(beginning.getClientRects(), ({ top }) => top));
    await waitFor(() => expect(lines().size).toBe(1));
    const kept = beginning.textContent;
    await expect(kept.length).toBeLessThan(95);
    await expect(sampleOpinion.slice(kept.length)).toMatch(/^[\s.,]/);
  },
};
export const CharactersOnly: Story = { args: { lines: undefined, characters: 40 } };
export const LinesOnly: Story = {
  args: { lines: 3, characters: undefined },
  globals: { viewport: { value: 'level1' } },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={40}>
      <Truncate text={short} of="krótka opinia" lines={2} characters={95} />
      <Truncate text={sampleOpinion} of="opinia Zofii" lines={2} characters={95} />
      <Truncate text={sampleOpinion} of="opinia Tomasza" characters={30} look="small" tone="muted" />
      <Grid columns={[1, 2, 3, 3]}>
        {['Ewy', 'Adama', 'Hanny'].map((name) => (
          <Truncate key={name} text={sampleOpinion} of={`opinia ${name}`} lines={2} look="quote" />
        ))}
      </Grid>
    </Stack>
  ),
};
