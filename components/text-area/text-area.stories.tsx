import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { Stack } from '../stack/index.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Pola/TextArea',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Uwagi', name: 'comment', isOptional: true, maxLength: 255 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: 'Proszę o paczkę bez plastiku.' } };
export const Full: Story = { args: { maxLength: 29, defaultValue: 'Proszę o paczkę bez plastiku.' } };
export const WithoutLimit: Story = { args: { maxLength: null } };
export const WithError: Story = { args: { isOptional: false, error: 'Proszę wypełnić to pole.' } };
export const WithHint: Story = { args: { hint: 'Kurier przeczyta je przed dostawą.' } };
export const Disabled: Story = {
  args: { isDisabled: true, note: 'Tego zamówienia nie można już zmienić.', defaultValue: 'Bez plastiku.' },
};
/** A pasted text is cut where it was pasted; the message stands until the text fits again. */
export const Cut: Story = {
  args: { maxLength: 20, defaultValue: 'Proszę. Dziękuję.' },
  play: async ({ canvasElement }) => {
    clearAnnouncements();
    const area = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: /Uwagi/ });
    area.focus();
    area.setSelectionRange(6, 6);
    await userEvent.paste(' o paczkę');
    await expect(area).toHaveValue('Proszę o . Dziękuję.');
    await expect(area.selectionStart).toBe(9);
    await expect(within(canvasElement).getByText(/Ucięliśmy 6 znaków/)).toBeVisible();
    await waitFor(
      () =>
        expect(announcements.map(({ text }) => text)).toEqual([
          'Ucięliśmy 6 znaków. Więcej niż 20 tu się nie zmieści.',
        ]),
      { timeout: 5000 },
    );
  },
};
/** The box grows with its text, up to sixteen lines. */
export const Growing: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: /Uwagi/ });
    const { height } = area.getBoundingClientRect();
    await userEvent.type(area, 'a{Enter}b{Enter}c{Enter}d{Enter}e{Enter}f{Enter}g');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
    await expect(area.scrollHeight).toBeLessThanOrEqual(Math.ceil(area.getBoundingClientRect().height));
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <TextArea label="Uwagi" isOptional maxLength={255} defaultValue="Proszę o paczkę bez plastiku." />
      <TextArea label="Pełne" maxLength={29} defaultValue="Proszę o paczkę bez plastiku." />
      <TextArea label="Błąd" error="Proszę wypełnić to pole." />
      <TextArea
        label="Wyłączone z powodem"
        isDisabled
        note="Tego zamówienia nie można już zmienić."
        defaultValue="Bez plastiku."
      />
    </Stack>
  ),
};
