import { Time } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { TimeField } from './index.ts';

const time = new Time(14, 5);
const openingHours = { minHour: 8, maxHour: 19, minuteStep: 15 };

const meta = {
  title: 'Pola/TimeField',
  component: TimeField,
  tags: ['!autodocs'],
  args: { label: 'Godzina odbioru', name: 'time' },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement, name: 'Godzina' | 'Minuty') =>
  within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name });

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: time } };
export const TwelveHours: Story = { args: { clock: 12, defaultValue: time } };
export const WithHint: Story = { args: { hint: 'od 8:00 do 19:45, co kwadrans', rules: openingHours } };
export const WithError: Story = { args: { defaultValue: time, error: 'O tej godzinie nie ma już miejsc.' } };
export const WithSuccess: Story = { args: { defaultValue: time, success: 'Paczka będzie gotowa.' } };
export const Busy: Story = { args: { defaultValue: time, busy: 'Sprawdzamy miejsca…' } };
export const Disabled: Story = {
  args: { clock: 12, defaultValue: time, isDisabled: true, note: 'Najpierw wybierz punkt odbioru.' },
};
/** A time from elsewhere that may not be chosen. */
export const OutOfRules: Story = { args: { defaultValue: new Time(7, 30), rules: openingHours } };

/** The keys of a spin button in a real browser, in the given steps. */
export const Keyboard: Story = {
  args: { defaultValue: new Time(14, 0), rules: openingHours },
  play: async ({ canvasElement }) => {
    const [hour, minute] = [box(canvasElement, 'Godzina'), box(canvasElement, 'Minuty')];
    await userEvent.tab();
    await expect(hour).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(hour).toHaveValue('16');
    await userEvent.keyboard('{End}');
    await expect([hour.value, hour.getAttribute('aria-valuetext')]).toEqual(['19', '19 godzin']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect([minute.value, minute.getAttribute('aria-valuetext')]).toEqual(['15', '15 minut']);
  },
};
/** The previous time replaces an invalid one, and the reason stands under it. */
export const PutBack: Story = {
  args: { defaultValue: time },
  play: async ({ canvasElement }) => {
    const hour = box(canvasElement, 'Godzina');
    await userEvent.click(hour);
    await userEvent.keyboard('25');
    await userEvent.tab();
    await expect(hour).toHaveValue('14');
    await expect(
      within(canvasElement).getByText('Godziny mają numery od 0 do 23. Zostaje 14:05.', { selector: 'fieldset *' }),
    ).toBeVisible();
  },
};
/** AM and PM are the same time in the other half of the day. */
export const Toggled: Story = {
  args: { clock: 12, defaultValue: time },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'AM, przed południem' }));
    await expect(box(canvasElement, 'Godzina')).toHaveAttribute('aria-valuetext', '2 godziny, przed południem');
    await expect(canvas.getByRole('button', { name: 'PM, po południu' })).toHaveAttribute('aria-pressed', 'false');
  },
};
/** One field of its form: its summary names it by its legend and leads to the hour. */
export const InForm: Story = {
  args: { isRequired: true, rules: openingHours },
  render: (args) => (
    <Form aria-label="Odbiór" onSubmit={async () => {}}>
      <Stack space={24}>
        <TimeField {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 3, 3]} space={24}>
      <TimeField label="Spoczynek" />
      <TimeField label="Wypełnione" defaultValue={time} />
      <TimeField label="Dwanaście godzin" clock={12} defaultValue={time} isOptional />
      <TimeField label="Z podpowiedzią" hint="od 8:00 do 19:45, co kwadrans" rules={openingHours} />
      <TimeField label="Błąd" defaultValue={time} error="O tej godzinie nie ma już miejsc." />
      <TimeField label="Sukces" defaultValue={time} success="Paczka będzie gotowa." />
      <TimeField label="Sprawdzamy" defaultValue={time} busy="Sprawdzamy miejsca…" />
      <TimeField
        label="Wyłączone z powodem"
        clock={12}
        defaultValue={time}
        isDisabled
        note="Najpierw wybierz punkt odbioru."
      />
    </Grid>
  ),
};
