import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AlertRegion } from '../alert/index.ts';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { Stack } from '../stack/index.ts';
import { FileUpload, opinionPhoto, type SendFile } from './index.ts';

const document_ = (name: string, kilobytes = 120, type = 'application/pdf') =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type, lastModified: kilobytes });

/** A picture made by the browser, so that it can be decoded and shown. */
async function photo(name: string, width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.5));
  return new File([blob!], name, { type: 'image/jpeg' });
}

/** Like the browser: the dialog's files, not filtered by `accept`, as with dropped ones. */
const choose = (canvasElement: HTMLElement, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.focus();
  input.files = transfer.files;
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
};
const filesIn = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
  return [...input.files!].map(({ name }) => name);
};

const meta = {
  title: 'Pola/FileUpload',
  component: FileUpload,
  tags: ['!autodocs'],
  args: {
    label: 'Załączniki',
    name: 'attachment',
    isMultiple: true,
    forbidden: ['.exe', 'video/*'],
    maximumMegabytes: 5,
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { hint: 'Do 5\u00a0MB. Bez filmów.', isOptional: true } };
export const OneFile: Story = { args: { isMultiple: false, label: 'Paragon' } };
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
export const WithError: Story = { args: { error: 'Dołącz zdjęcie wady.', isRequired: true } };
export const WithSuccess: Story = { args: { success: 'Mamy komplet.' } };
export const Disabled: Story = { args: { isDisabled: true, note: 'Najpierw wybierz produkt.' } };
export const Photos: Story = {
  args: { label: 'Zdjęcie do opinii', name: 'photo', photo: opinionPhoto, maximumCount: 3 },
  play: async ({ canvasElement }) => {
    choose(canvasElement, await photo('kubek-rysa.jpg', 200, 150));
    const row = await within(canvasElement).findByRole('listitem');
    await waitFor(async () => expect(row.querySelector('img')!.naturalWidth).toBe(200));
  },
};
/** Added, rejected and removed: the input always matches the list. */
export const Removal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(canvasElement, document_('faktura.pdf'), document_('paragon.pdf', 1300), document_('umowa.pdf', 1));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(filesIn(canvasElement)).toEqual(['faktura.pdf', 'paragon.pdf', 'umowa.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń plik paragon.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Usuń plik umowa.pdf' })).toHaveFocus();
    await expect(filesIn(canvasElement)).toEqual(['faktura.pdf', 'umowa.pdf']);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Usuń plik faktura.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Załączniki')).toHaveFocus();
    await expect(filesIn(canvasElement)).toEqual([]);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Refused: Story = {
  render: (args) => (
    <>
      <FileUpload {...args} />
      <AlertRegion />
    </>
  ),
  play: async ({ canvasElement }) => {
    clearAnnouncements();
    // This session has already heard the way to the messages.
    sessionStorage.setItem('witryna-alerts-way-back', '1');
    const canvas = within(canvasElement);
    choose(canvasElement, document_('faktura.pdf'), document_('film.mov', 10, 'video/quicktime'));
    const text = 'Nie można wgrać pliku film.mov, ponieważ załączanie plików tego typu jest niedozwolone.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    // The alert was read; the field repeats it on a return.
    await expect(canvas.getByLabelText('Załączniki')).not.toHaveAccessibleDescription();
    canvas.getByLabelText('Załączniki').blur();
    await waitFor(() => expect(canvas.getByLabelText('Załączniki')).toHaveAccessibleDescription(text));
    await expect(filesIn(canvasElement)).toEqual(['faktura.pdf']);
    await expect(announcements.map((said) => said.text)).toEqual([text, 'Dodano plik faktura.pdf.']);
  },
};
/** The browser decodes the picture: its pixels count, not its name. */
export const PhotoTooLarge: Story = {
  args: { label: 'Zdjęcie do opinii', name: 'photo', isMultiple: false, photo: opinionPhoto },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(canvasElement, await photo('pion.jpg', 1536, 2048));
    await expect(await canvas.findByText('pion.jpg')).toBeVisible();
    choose(canvasElement, await photo('za-duze.jpg', 2049, 100));
    await expect(await canvas.findByText(/Maksymalny rozmiar zdjęcia to: 2048x1536px\./)).toBeVisible();
    await expect(filesIn(canvasElement)).toEqual([]);
    choose(canvasElement, new File(['tekst'], 'udawane.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(/Dopuszczalne formaty zdjęć: \.jpg\./)).toBeVisible();
  },
};

/** Uploads in steps set by the story: half and waiting, failed once, done. */
const send: SendFile = (file, { onProgress }) => {
  onProgress(0.5);
  if (file.name.startsWith('wolny')) return new Promise(() => {});
  return file.name.startsWith('zly') ? Promise.reject(new Error('503')) : Promise.resolve(`token-${file.name}`);
};
export const SentAtOnce: Story = {
  args: { send, tokenName: 'attachment_id' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(canvasElement, document_('wolny.pdf'), document_('zly.pdf', 3), document_('dobry.pdf', 1));
    await expect(await canvas.findByText('Wysłany')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Wysyłanie pliku wolny.pdf' })).toHaveAttribute(
      'value',
      '0.5',
    );
    await expect(canvas.getByRole('button', { name: 'Wyślij ponownie plik zly.pdf' })).toBeVisible();
    await expect(canvasElement.querySelector('input[name="attachment_id"]')).toHaveValue('token-dobry.pdf');
    await expect(filesIn(canvasElement)).toEqual([]);
  },
};
export const AllStates: Story = {
  tags: ['every-theme'],
  render: () => (
    <Stack space={24}>
      <FileUpload label="Załączniki" name="a" isMultiple isOptional hint="Do 5 MB. Bez filmów." send={send} />
      <FileUpload label="Zdjęcie" name="b" photo={opinionPhoto} />
      <FileUpload label="Błąd" name="c" error="Dołącz zdjęcie wady." />
      <FileUpload label="Sukces" name="d" success="Mamy komplet." />
      <FileUpload label="Sprawdzamy" name="e" busy="Oglądamy plik…" />
      <FileUpload label="Wyłączone z powodem" name="f" isDisabled note="Najpierw wybierz produkt." />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    choose(canvasElement, document_('kubek-rysa.pdf', 1200), document_('zly.pdf', 3), document_('wolny.pdf', 640));
    await within(canvasElement).findByText('Wysłany');
  },
};
