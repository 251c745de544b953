import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { announce, announcements, Announcer } from './index.ts';

/** The two parameters of `announce`; the component itself takes none. */
interface Said {
  text: string;
  isAssertive: boolean;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Komunikaty/Announcer',
  component: Announcer,
  args: { text: 'Znaleziono 12 produktów', isAssertive: false },
  argTypes: {
    text: { description: 'What `announce` says, as a whole sentence.', type: { name: 'string', required: true } },
    isAssertive: {
      description: 'Interrupts what is being read. Only for errors that make the next step impossible.',
      type: { name: 'boolean' },
      table: { defaultValue: { summary: 'false' } },
    },
  },
  render: ({ text, isAssertive }) => (
    <>
      <Announcer />
      <Button onClick={() => announce(text, { isAssertive })}>Powiedz to czytnikowi ekranu</Button>
    </>
  ),
} satisfies Meta<Said>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = (canvasElement: HTMLElement, text: string) =>
  within(canvasElement)
    .queryAllByText(text)
    .map((element) => element.parentElement?.getAttribute('aria-live'));

export const Polite: Story = {
  play: async ({ canvasElement, args: { text } }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(announcements.at(-1)).toEqual({ text, isAssertive: false });
    await expect(said(canvasElement, text)).toEqual(['polite']);
  },
};

export const Assertive: Story = {
  args: { text: 'Nie udało się zapisać zamówienia.', isAssertive: true },
  play: async ({ canvasElement, args: { text } }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(announcements.at(-1)).toEqual({ text, isAssertive: true });
    await expect(said(canvasElement, text)).toEqual(['assertive']);
  },
};

/** Two nodes are announced twice; focus stays. */
export const SaysTheSameTwice: Story = {
  play: async ({ canvasElement, args: { text } }) => {
    const before = announcements.length;
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(announcements.length - before).toBe(2);
    await expect(said(canvasElement, text)).toEqual(['polite', 'polite']);
    await expect(button).toHaveFocus();
  },
};

export const AllStates: Story = {
  tags: ['every-theme'],
  render: ({ text }) => (
    <>
      <Announcer />
      <Stack align="start">
        <Button onClick={() => announce(text)}>Powiedz spokojnie</Button>
        <Button onClick={() => announce('Nie udało się zapisać zamówienia.', { isAssertive: true })}>
          Przerwij i powiedz
        </Button>
      </Stack>
    </>
  ),
};
