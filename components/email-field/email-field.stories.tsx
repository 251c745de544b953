import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { EmailField } from './index.ts';

const meta = {
  title: 'Pola/EmailField',
  component: EmailField,
  tags: ['!autodocs'],
  args: { label: 'E-mail', name: 'email', placeholder: 'np. hanna@poczta.pl' },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: 'hanna@poczta.pl' } };
export const WithHint: Story = { args: { hint: 'Wyślemy tam potwierdzenie zamówienia.' } };
export const WithError: Story = {
  args: {
    defaultValue: 'hanna@',
    error: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
  },
};
export const WithSuccess: Story = { args: { defaultValue: 'hanna@poczta.pl', success: 'Ten adres jest wolny.' } };
export const Busy: Story = { args: { defaultValue: 'hanna@poczta.pl', busy: 'Sprawdzamy adres…' } };
export const Disabled: Story = {
  args: { defaultValue: 'hanna@poczta.pl', isDisabled: true, note: 'Adres zmienisz w swoim koncie.' },
};
/** The suggestion shows below and is announced once; focus moves on. */
export const Suggested: Story = {
  play: async ({ canvasElement }) => {
    clearAnnouncements();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'hanna@gmial.com');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Czy chodziło o.hanna@gmail.com\?/ })).toBeVisible();
    await expect(announcements.map(({ text }) => text)).toEqual(['Czy chodziło o\u00a0hanna@gmail.com?']);
  },
};
/** By keyboard: Space on the suggestion fills it in and focuses the field. */
export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, 'hanna@gmial.com');
    await userEvent.tab();
    canvas.getByRole('button').focus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveValue('hanna@gmail.com');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Something follows the field: focus moves there, with the suggestion one tab stop before. */
export const InForm: Story = {
  args: { isRequired: true },
  render: (args) => (
    <Form aria-label="Kontakt" onSubmit={async () => {}}>
      <Stack space={24}>
        <EmailField {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 4, 4]} space={24}>
      <EmailField label="Spoczynek" placeholder="np. hanna@poczta.pl" />
      <EmailField label="Wypełnione" defaultValue="hanna@poczta.pl" />
      <EmailField label="Z podpowiedzią" hint="Wyślemy tam potwierdzenie." isOptional />
      <EmailField label="Błąd" defaultValue="hanna@" error="Wpisz pełny adres, np. hanna@poczta.pl." />
      <EmailField label="Sukces" defaultValue="hanna@poczta.pl" success="Ten adres jest wolny." />
      <EmailField label="Sprawdzamy" defaultValue="hanna@poczta.pl" busy="Sprawdzamy adres…" />
      <EmailField label="Literówka" defaultValue="hanna@gmial.com" />
      <EmailField
        label="Wyłączone z powodem"
        defaultValue="hanna@poczta.pl"
        isDisabled
        note="Adres zmienisz w swoim koncie."
      />
    </Grid>
  ),
  // Shows its suggestion, as after a visit.
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Literówka' });
    field.focus();
    field.blur();
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
  },
};
