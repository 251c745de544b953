import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './index.ts';

const meta = {
  tags: ['!autodocs'],
  title: 'Pola/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'summary-phone', message: 'Telefon: numer powinien mieć 9 cyfr' },
      { fieldId: 'summary-postcode', message: 'Kod pocztowy: wpisz w formacie 00-000' },
      { fieldId: 'summary-city', message: 'Miejscowość: wpisz nazwę' },
    ],
  },
  render: (args) => (
    <Stack space={24}>
      <ErrorSummary {...args} />
      <TextField
        id="summary-phone"
        label="Telefon"
        prefix="+48"
        defaultValue="600 100"
        error="Numer powinien mieć 9 cyfr, teraz ma 6."
      />
      <TextField
        id="summary-postcode"
        label="Kod pocztowy"
        defaultValue="3114"
        error="Wpisz w formacie 00-000, np. 31-145."
      />
      <TextField id="summary-city" label="Miejscowość" error="Proszę wypełnić to pole." />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeErrors: Story = {
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('group', { name: 'Popraw 3 pola, żeby przejść dalej' });
    await expect(summary).toHaveFocus();
  },
};
export const OneError: Story = {
  args: { errors: [{ fieldId: 'summary-phone', message: 'Telefon: numer powinien mieć 9 cyfr' }] },
};
export const GoesToTheField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Kod pocztowy: wpisz w formacie 00-000' }));
    await expect(canvas.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveFocus();
  },
};

/** Entries keep their place when corrected. */
export const OneMended: Story = {
  args: {
    errors: [
      { fieldId: 'summary-phone', label: 'Telefon', message: 'numer powinien mieć 9 cyfr', isMended: true },
      { fieldId: 'summary-postcode', label: 'Kod pocztowy', message: 'wpisz w formacie 00-000' },
      { fieldId: 'summary-city', label: 'Miejscowość', message: 'wpisz nazwę' },
    ],
  },
};
export const AllMended: Story = {
  args: {
    errors: [
      { fieldId: 'summary-phone', label: 'Telefon', message: 'numer powinien mieć 9 cyfr', isMended: true },
      { fieldId: 'summary-postcode', label: 'Kod pocztowy', message: 'wpisz w formacie 00-000', isMended: true },
    ],
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <ErrorSummary errors={meta.args.errors} takesFocus={false} id="summary-three" />
      <ErrorSummary errors={OneMended.args!.errors!} takesFocus={false} id="summary-one-mended" />
      <ErrorSummary errors={AllMended.args!.errors!} takesFocus={false} id="summary-all-mended" />
      <TextField id="summary-phone" label="Telefon" prefix="+48" defaultValue="600 100 200" />
      <TextField id="summary-postcode" label="Kod pocztowy" error="Wpisz w formacie 00-000, np. 31-145." />
      <TextField id="summary-city" label="Miejscowość" error="Proszę wypełnić to pole." />
    </Stack>
  ),
};
