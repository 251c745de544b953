import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../alert/index.ts';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, SubmitButton, useFormStatus, type FormProps } from './index.ts';

const checks: FormProps['checks'] = {
  phone: ({ value }) => {
    const digits = value.replace(/\D/g, '').length;
    return digits === 9 ? null : `Numer powinien mieć 9 cyfr, teraz ma ${digits}.`;
  },
  postcode: ({ value }) => (/^\d\d-\d{3}$/.test(value) ? null : 'Wpisz w formacie 00-000, np. 31-145.'),
};

function Thanks() {
  const { progress } = useFormStatus();
  return progress === 'sent' && <Alert tone="success" title="Przyjęte. Odpiszemy w ciągu dnia." />;
}

const fields = (
  <Stack space={24}>
    <TextField label="Telefon" name="phone" id="form-phone" prefix="+48" isRequired autoComplete="tel-national" />
    <TextField label="Kod pocztowy" name="postcode" id="form-postcode" isRequired autoComplete="postal-code" />
    <TextField label="Uwagi" name="remarks" id="form-remarks" isOptional />
    <Checkbox label="Akceptuję regulamin sklepu" name="terms" id="form-terms" isRequired />
    <SubmitButton>Wyślij</SubmitButton>
    <Thanks />
  </Stack>
);

const arrives: FormProps['onSubmit'] = async () => {};

const meta = {
  tags: ['!autodocs'],
  title: 'Pola/Form',
  component: Form,
  args: { checks, children: fields, 'aria-label': 'Dane odbiorcy', onSubmit: arrives },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** For busy machines; usually half a second is enough. */
const eventually = { timeout: 10_000 };
const said = () => announcements.map(({ text }) => text);
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
const fill = async (canvas: Canvas) => {
  await userEvent.type(field(canvas, 'Telefon'), '600 100 200');
  await userEvent.type(field(canvas, 'Kod pocztowy'), '31-145');
  await userEvent.click(canvas.getByRole('checkbox'));
};

export const Rest: Story = {};

/** Leaving a field checks it at once; untouched fields stay silent. */
export const WhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    clearAnnouncements();
    await userEvent.type(field(canvas, 'Telefon'), '600 100');
    await expect(field(canvas, 'Telefon')).toHaveAccessibleDescription('+48');
    await userEvent.tab();
    await expect(field(canvas, 'Telefon')).toHaveAccessibleDescription('+48 Numer powinien mieć 9 cyfr, teraz ma 6.');
    await expect(field(canvas, 'Kod pocztowy')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field(canvas, 'Telefon'), ' 200');
    await waitFor(() => expect(field(canvas, 'Telefon')).not.toHaveAttribute('aria-invalid'), eventually);
    await expect(said()).toEqual([]);
  },
};

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    clearAnnouncements();
    await userEvent.type(field(canvas, 'Telefon'), '600 100');
    await send(canvas);
    const summary = canvas.getByRole('group', { name: 'Popraw 3 pola, żeby przejść dalej' });
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Telefon: Numer powinien mieć 9 cyfr, teraz ma 6.',
      'Kod pocztowy: Wpisz w formacie 00-000, np. 31-145.',
      'Akceptuję regulamin sklepu: Proszę wypełnić to pole.',
    ]);
    await expect(canvas.getByRole('form')).toHaveAttribute('data-failed');
    await expect(said()).toEqual([]);
  },
};

/** The list stays and counts down; the end is announced once. */
export const Mended: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(field(canvas, 'Telefon'), '600 100');
    await send(canvas);
    clearAnnouncements();
    await userEvent.click(canvas.getByRole('link', { name: /^Telefon/ }));
    await expect(field(canvas, 'Telefon')).toHaveFocus();
    await userEvent.type(field(canvas, 'Telefon'), ' 200');
    await canvas.findByRole('link', { name: 'Telefon: poprawione' }, eventually);
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Popraw 2 pola, żeby przejść dalej');
    await userEvent.type(field(canvas, 'Kod pocztowy'), '31-145');
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(said()).toEqual(['Wszystko poprawione. Możesz przejść dalej.']), eventually);
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Wszystko poprawione. Możesz przejść dalej.');
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-failed');
  },
};

/** The first wrong field takes focus, and the summary's title is announced. */
export const FirstErrorFocused: Story = {
  args: { focusAfterFailure: 'first-error' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    clearAnnouncements();
    await send(canvas);
    await waitFor(() => expect(field(canvas, 'Telefon')).toHaveFocus(), eventually);
    await waitFor(() => expect(said()).toEqual(['Popraw 3 pola, żeby przejść dalej']), eventually);
  },
};

const never = fn(() => new Promise<void>(() => {}));

export const Sending: Story = {
  args: { onSubmit: never },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    never.mockClear();
    await fill(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Wyślij' }));
    await userEvent.type(field(canvas, 'Telefon'), '{Enter}{Enter}');
    const button = canvas.getByRole('button', { name: 'Wyślij' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAccessibleDescription('W\u00a0toku');
    await expect(canvas.getByRole('form')).toHaveAttribute('data-submitting');
    await expect(never).toHaveBeenCalledTimes(1);
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await send(canvas);
    await canvas.findByText('Przyjęte. Odpiszemy w ciągu dnia.', {}, eventually);
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-submitting');
  },
};

/** The connection failed: everything typed stays, and the next press retries. */
export const Lost: Story = {
  args: { onSubmit: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Logged for developers; expected here.
    const complaint = spyOn(console, 'error').mockImplementation(() => {});
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert', {}, eventually)).toHaveTextContent('Nie udało się wysłać.');
    await expect(field(canvas, 'Kod pocztowy')).toHaveValue('31-145');
    await expect(canvas.getByRole('button', { name: 'Wyślij' })).not.toHaveAttribute('aria-busy');
    await expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  },
};

export const RefusedByServer: Story = {
  args: {
    onSubmit: () =>
      Promise.resolve([{ name: 'postcode', message: 'Pod ten kod nie dowozimy. Wybierz punkt odbioru.' }]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await send(canvas);
    const summary = await canvas.findByRole('group', { name: 'Popraw 1 pole, żeby przejść dalej' }, eventually);
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(field(canvas, 'Kod pocztowy')).toHaveAccessibleDescription(
      'Pod ten kod nie dowozimy. Wybierz punkt odbioru.',
    );
  },
};

/** A field with a pending request to its address. */
export const AskingServer: Story = {
  args: {
    request: () => new Promise<Response>(() => {}),
    children: (
      <Stack space={24}>
        <TextField label="Login" name="login" validation={{ url: '/ajax/login' }} />
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(field(canvas, 'Login'), 'hanna');
    await userEvent.tab();
    await expect(field(canvas, 'Login')).toHaveAccessibleDescription('Sprawdzamy…');
  },
};

export const Reset: Story = {
  args: {
    children: (
      <Stack space={24}>
        <TextField label="Telefon" name="phone" isRequired />
        <Button type="reset">Wyczyść</Button>
        <SubmitButton>Wyślij</SubmitButton>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(field(canvas, 'Telefon'), '6');
    await send(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść' }));
    await expect(field(canvas, 'Telefon')).toHaveValue('');
    await expect(field(canvas, 'Telefon')).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** A press on the button takes focus from a wrong field: the button stays in place until released. */
export const PressBesideAnError: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(field(canvas, 'Telefon'), '600');
    const before = canvas.getByRole('button', { name: 'Wyślij' }).getBoundingClientRect().top;
    const press = userEvent.setup();
    await press.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'Wyślij' }) });
    await expect(canvas.getByRole('button', { name: 'Wyślij' }).getBoundingClientRect().top).toBe(before);
    await press.pointer({ keys: '[/MouseLeft]', target: canvas.getByRole('button', { name: 'Wyślij' }) });
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
};

export const AllStates: Story = {
  tags: ['every-theme'],
  args: {
    errors: [
      { name: 'phone', label: 'Telefon', fieldId: 'form-phone', message: 'Numer powinien mieć 9 cyfr, teraz ma 6.' },
      {
        name: 'postcode',
        label: 'Kod pocztowy',
        fieldId: 'form-postcode',
        message: 'Wpisz w formacie 00-000, np. 31-145.',
      },
    ],
    onSubmit: () => Promise.reject(new TypeError('Failed to fetch')),
  },
};
