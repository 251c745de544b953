import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Pola/TextField',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'Miejscowość', name: 'city', autoComplete: 'address-level2', placeholder: 'np. Kraków' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: 'Kraków' } };
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Miejscowość' });
    await userEvent.type(field, 'Kra');
    await expect(field).toHaveFocus();
  },
};
export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'hanna@',
    error: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
  },
};
export const WithSuccess: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'hanna@poczta.pl',
    success: 'Ten adres jest wolny.',
  },
};
export const Disabled: Story = {
  args: { label: 'Kraj', defaultValue: 'Polska', isDisabled: true, note: 'Na razie wysyłamy tylko w Polsce.' },
};
export const Busy: Story = {
  args: {
    label: 'NIP',
    inputMode: 'numeric',
    autoComplete: 'off',
    defaultValue: '521-301-22-10',
    busy: 'Pytamy o firmę w rejestrze…',
  },
};
export const WithPrefix: Story = {
  args: {
    label: 'Telefon',
    type: 'tel',
    autoComplete: 'tel-national',
    prefix: '+48',
    defaultValue: '600 100 200',
    placeholder: '',
  },
};
export const WithSuffix: Story = {
  args: { label: 'Cena od', inputMode: 'decimal', autoComplete: 'off', suffix: 'zł', defaultValue: '20' },
};
export const WithHint: Story = {
  args: { label: 'Kod pocztowy', hint: '00-000', autoComplete: 'postal-code', defaultValue: '31-145' },
};
export const Search: Story = {
  args: { label: 'Szukaj w zamówieniach', type: 'search', autoComplete: 'off', placeholder: 'numer albo produkt' },
};
export const Address: Story = {
  args: { label: 'Strona firmy', type: 'url', autoComplete: 'url', placeholder: 'https://' },
};
export const ReadOnly: Story = { args: { label: 'Numer zamówienia', readOnly: true, defaultValue: '2026-1189' } };
export const LongWords: Story = {
  args: {
    label: 'Najdłuższa nazwa miejscowości, w której odbierasz paczki od konstantynopolitańczykowianeczki',
    hint: 'Jeżeli miejscowość ma dwie nazwy, wpisz tę, która stoi na tablicy przy wjeździe.',
    error: 'W rejestrze nie ma miejscowości o nazwie Konstantynopolitańczykowianeczka-Przedmieście.',
    defaultValue: 'Konstantynopolitańczykowianeczka-Przedmieście',
  },
};
/** With form validation: hint and prefix, heard on entering, are not repeated when the error comes and goes. */
export const InForm: Story = {
  args: {
    label: 'Kod pocztowy',
    name: 'postcode',
    hint: '00-000',
    prefix: 'PL',
    autoComplete: 'postal-code',
    placeholder: '',
    isRequired: true,
  },
  render: (args) => (
    <Form
      aria-label="Adres"
      checks={{ postcode: ({ value }) => (/^\d{2}-\d{3}$/.test(value) ? null : 'Wpisz w formacie 00-000.') }}
      onSubmit={async () => {}}
    >
      <Stack space={24}>
        <TextField {...args} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    </Form>
  ),
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Grid columns={[1, 2, 4, 4]} space={24}>
      <TextField label="Spoczynek" placeholder="np. Kraków" />
      <TextField label="Wypełnione" defaultValue="Kraków" />
      <TextField label="Bez miejscowości" isOptional />
      <TextField label="Kod pocztowy" hint="00-000" defaultValue="31-145" />
      <TextField label="Błąd" defaultValue="hanna@" error="Wpisz pełny adres, np. hanna@poczta.pl." />
      <TextField label="Sukces" defaultValue="hanna@poczta.pl" success="Ten adres jest wolny." />
      <TextField
        label="Wyłączone z powodem"
        defaultValue="Polska"
        isDisabled
        note="Na razie wysyłamy tylko w Polsce."
      />
      <TextField label="Sprawdzamy" defaultValue="521-301-22-10" busy="Pytamy o firmę w rejestrze…" />
      <TextField label="Telefon" type="tel" prefix="+48" defaultValue="600 100 200" />
      <TextField label="Cena od" suffix="zł" defaultValue="20" />
      <TextField
        label="Telefon firmy"
        type="tel"
        prefix="+48"
        defaultValue="600 100"
        error="Numer telefonu powinien zawierać minimum 9 znaków"
      />
      <TextField label="Tylko do odczytu" readOnly defaultValue="2026-1189" />
    </Grid>
  ),
};
