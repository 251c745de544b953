import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { nationalDigits, PhoneField } from './index.ts';

const meta = {
  title: 'Pola/PhoneField',
  component: PhoneField,
  tags: ['!autodocs'],
  args: { label: 'Telefon', name: 'phone' },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithPrefix: Story = { args: { prefix: '+48' } };
export const WithHint: Story = { args: { hint: 'Kurier zadzwoni przed dostawą.', isOptional: true } };
export const WithError: Story = {
  args: { prefix: '+48', defaultValue: '600 100', error: 'Numer telefonu powinien zawierać minimum 9 znaków' },
};
export const WithSuccess: Story = { args: { prefix: '+48', defaultValue: '600 100 200', success: 'Dziękujemy.' } };
export const Busy: Story = { args: { defaultValue: '600 100 200', busy: 'Wysyłamy kod…' } };
export const Disabled: Story = { args: { isDisabled: true, note: 'Numer zmienisz w swoim koncie.' } };
/** Grouped when focus leaves, never during typing; the form gets the typed text. */
export const Grouped: Story = {
  args: { prefix: '+48' },
  render: (args) => (
    <form>
      <PhoneField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Telefon' });
    await userEvent.type(field, '60123');
    await expect(field).toHaveValue('60123');
    await userEvent.type(field, '4567');
    await userEvent.tab();
    await expect(field).toHaveValue('601 234 567');
    await expect(new FormData(field.form!).get('phone')).toBe('601234567');
  },
};
/** What is pasted from elsewhere loses a prefix that the field already shows; here the international number is sent. */
export const Pasted: Story = {
  args: { prefix: '+48', sends: 'international' },
  render: (args) => (
    <form>
      <PhoneField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Telefon' });
    await userEvent.click(field);
    await userEvent.paste('0048 601-234-567');
    await userEvent.tab();
    await expect(field).toHaveValue('601 234 567');
    await expect(new FormData(field.form!).getAll('phone')).toEqual(['+48601234567']);
  },
};
/** A form checks it: the error comes with a pause in the typing, and goes as soon as the number is right. */
export const InForm: Story = {
  args: { prefix: '+48', isRequired: true },
  render: (args) => (
    <Form
      aria-label="Kontakt"
      checks={{ phone: ({ value }) => (nationalDigits(value) === null ? 'Numer powinien mieć 9 cyfr.' : null) }}
      onSubmit={async () => {}}
    >
      <Stack space={24}>
        <PhoneField {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 4, 4]} space={24}>
      <PhoneField label="Spoczynek" />
      <PhoneField label="Z numerem kraju" prefix="+48" />
      <PhoneField label="Wypełnione" prefix="+48" defaultValue="600 100 200" />
      <PhoneField label="Z podpowiedzią" hint="Kurier zadzwoni przed dostawą." isOptional />
      <PhoneField
        label="Błąd"
        prefix="+48"
        defaultValue="600 100"
        error="Numer telefonu powinien zawierać minimum 9 znaków"
      />
      <PhoneField label="Sukces" prefix="+48" defaultValue="600 100 200" success="Dziękujemy." />
      <PhoneField label="Sprawdzamy" defaultValue="600 100 200" busy="Wysyłamy kod…" />
      <PhoneField
        label="Wyłączone z powodem"
        prefix="+48"
        defaultValue="600 100 200"
        isDisabled
        note="Numer zmienisz w swoim koncie."
      />
    </Grid>
  ),
};
