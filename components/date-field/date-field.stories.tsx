import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { DateField } from './index.ts';

const day = new CalendarDate(2026, 11, 21);
const yearOf = { min: new CalendarDate(2026, 11, 1), max: new CalendarDate(2027, 10, 31) };
const holidays = [{ day: new CalendarDate(2026, 12, 24), name: 'Wigilia' }];

const meta = {
  title: 'Pola/DateField',
  component: DateField,
  tags: ['!autodocs'],
  args: { label: 'Data dostawy', name: 'date' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name = 'Data dostawy') =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: day } };
export const Dotted: Story = { args: { pattern: 'dd.mm.yy', defaultValue: day } };
export const WithNames: Story = { args: { pattern: 'd MM yy', defaultValue: day } };
/** A date of birth: also before 1970, autofilled, with an example from another time. */
export const BirthDate: Story = {
  args: {
    label: 'Data urodzenia',
    name: 'birthDate',
    autoComplete: 'bday',
    availability: { min: new CalendarDate(1900, 1, 1), max: new CalendarDate(2008, 11, 21) },
    example: new CalendarDate(1984, 5, 1),
  },
};
export const WithError: Story = { args: { defaultValue: day, error: 'Na ten dzień nie ma już kurierów.' } };
export const WithSuccess: Story = { args: { defaultValue: day, success: 'Dostarczymy między 9:00 a 17:00.' } };
export const Busy: Story = { args: { defaultValue: day, busy: 'Pytamy kuriera…' } };
export const Disabled: Story = { args: { defaultValue: day, isDisabled: true, note: 'Najpierw wybierz kuriera.' } };
export const ReadOnly: Story = { args: { defaultValue: day, readOnly: true } };

/** Other characters are rejected; digits alone are enough. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '2026/11x21');
    await expect(input).toHaveValue('20261121');
    await userEvent.tab();
    await expect(input).toHaveValue('2026-11-21');
  },
};
/** A date pasted from a mail replaces the present one. */
export const Pasted: Story = {
  args: { defaultValue: new CalendarDate(2026, 1, 1) },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('sobota, 21 listopada 2026 r.');
    await expect(input).toHaveValue('2026-11-21');
  },
};
/** No error while typing, only on blur. */
export const NoSuchDay: Story = {
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '2026-11-31');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('np. 2026-11-21 Listopad ma 30\u00a0dni. Popraw dzień.');
  },
};
/** An unavailable day, and why. */
export const Holiday: Story = {
  args: { availability: { ...yearOf, holidays, areHolidaysDisabled: true, areWeekendsDisabled: true } },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '2026-12-24');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('np. 2026-11-21 2026-12-24 jest wolne: Wigilia. Wpisz inną datę.');
  },
};
/** The form gets the date's error from the field and reports it like any other. */
export const InForm: Story = {
  args: { isRequired: true, availability: yearOf },
  render: (args) => (
    <Form aria-label="Dostawa" onSubmit={async () => {}}>
      <Stack space={24}>
        <DateField {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 4, 4]} space={24}>
      <DateField label="Spoczynek" />
      <DateField label="Wypełnione" defaultValue={day} />
      <DateField label="Z kropkami" pattern="dd.mm.yy" defaultValue={day} isOptional />
      <DateField label="Z nazwą miesiąca" pattern="d MM yy" defaultValue={day} />
      <DateField label="Błąd" defaultValue={day} error="Na ten dzień nie ma już kurierów." />
      <DateField label="Sukces" defaultValue={day} success="Dostarczymy między 9:00 a 17:00." />
      <DateField label="Sprawdzamy" defaultValue={day} busy="Pytamy kuriera…" />
      <DateField label="Wyłączone z powodem" defaultValue={day} isDisabled note="Najpierw wybierz kuriera." />
    </Grid>
  ),
};
