// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertRegion } from '../alert/index.ts';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { blur, byRole, click, descriptionOf, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { megabyte } from './file-checks.ts';
import { FileUpload, opinionPhoto, type FileUploadProps, type SendingTools } from './index.ts';
import { chooseFiles, dropFiles, withFileInputs } from './testing.ts';

beforeAll(withFileInputs);
beforeEach(() => {
  clearAnnouncements();
  URL.createObjectURL = vi.fn(() => 'blob:kubek');
  URL.revokeObjectURL = vi.fn();
});

const file = (name: string, { content = 'x', type = 'application/pdf', lastModified = 1 } = {}) =>
  new File([content], name, { type, lastModified });
const large = (name: string, bytes: number) => Object.defineProperty(file(name), 'size', { value: bytes });

const inputIn = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=file]')!;
const rows = (container: HTMLElement) => [...container.querySelectorAll('li')].map((row) => row.textContent);
const carried = (container: HTMLElement) => [...inputIn(container).files!].map(({ name }) => name);
const said = () => announcements.map(({ text }) => text);
/** What the field says to somebody who comes back to it. */
const errorOf = (container: HTMLElement) => {
  blur(inputIn(container));
  return descriptionOf(inputIn(container))
    .replace(/[ \n]+/g, ' ')
    .trim();
};

const upload = (props: Partial<FileUploadProps> = {}) => {
  const element = <FileUpload label="Załączniki" name="attachment" isMultiple {...(props as object)} />;
  const { container } = mount(
    <form>
      {element}
      <AlertRegion />
    </form>,
  );
  return { container, input: inputIn(container) };
};
const blacklisted = { forbidden: ['.exe', 'video/*'], maximumMegabytes: 5 };
const forbiddenFilm = 'Nie można wgrać pliku film.mov, ponieważ załączanie plików tego typu jest niedozwolone.';

describe('FileUpload', () => {
  it('is a native file input without JavaScript, with the types that it asks for', () => {
    const html = renderToString(
      <FileUpload label="Zdjęcie" name="photo" photo={opinionPhoto} isRequired hint="Do 5 MB." />,
    );
    expect(html).not.toMatch(/style=|<script/);
    document.body.innerHTML = html;
    const input = inputIn(document.body);
    expect([input.name, input.accept, input.multiple, input.required]).toEqual([
      'photo',
      '.jpg,.jpeg,image/jpeg',
      false,
      true,
    ]);
    expect([nameOf(input), descriptionOf(input)]).toEqual(['Zdjęcie', 'Do 5 MB.']);
    // What is drawn in place of the browser's control is for the eye.
    const drawn = input.nextElementSibling;
    expect([drawn?.textContent, drawn?.getAttribute('aria-hidden')]).toEqual([
      'Przeciągnij plik albo wybierz z\u00a0dysku',
      'true',
    ]);
    document.body.innerHTML = '';
  });

  it('lists what was chosen with its size, and says so once', async () => {
    const onChange = vi.fn();
    const { container, input } = upload({ onChange });
    await chooseFiles(input, large('faktura.pdf', 1.25 * megabyte));
    expect(byRole(container, 'list', 'Wybrane pliki: Załączniki').children).toHaveLength(1);
    expect(rows(container)).toEqual(['faktura.pdf 1,3\u00a0MBUsuń plik faktura.pdf']);
    expect(said()).toEqual(['Dodano plik faktura.pdf.']);
    await chooseFiles(input, file('a.pdf'), file('b.pdf'));
    expect(said().slice(1)).toEqual(['Dodano 2\u00a0pliki.']);
    expect(carried(container)).toEqual(['faktura.pdf', 'a.pdf', 'b.pdf']);
    expect(onChange.mock.lastCall![0].map(({ name }: File) => name)).toEqual(['faktura.pdf', 'a.pdf', 'b.pdf']);
    expect([input.multiple, errorOf(container)]).toEqual([true, '']);
  });

  it('lets the form around know when a script changed what is chosen', async () => {
    const { container, input } = upload(blacklisted);
    const onInput = vi.fn();
    container.querySelector('form')!.addEventListener('input', onInput);
    await chooseFiles(input, file('a.pdf'));
    click(byRole(container, 'button', 'Usuń plik a.pdf'));
    expect(onInput).toHaveBeenCalledTimes(2);
  });

  it('refuses a forbidden type: the input is cleared, the field says why and an alert is shown, spoken once [V-17]', async () => {
    const { container, input } = upload({ ...blacklisted, isMultiple: false });
    await chooseFiles(input, file('dobry.pdf'));
    clearAnnouncements();
    await chooseFiles(input, file('film.mov', { type: 'video/quicktime' }));
    expect([carried(container), rows(container)]).toEqual([[], []]);
    // The alert has said it: while focus is in the field, a new description would be the same words again.
    expect([document.activeElement, descriptionOf(input)]).toEqual([input, '']);
    expect(document.getElementById(`${input.id}-message`)?.textContent).toContain(forbiddenFilm);
    expect([errorOf(container), input.getAttribute('aria-invalid')]).toEqual([forbiddenFilm, 'true']);
    const alert = byRole(container, 'alert');
    expect(alert.textContent).toContain(forbiddenFilm);
    expect(announcements).toEqual([{ text: forbiddenFilm, isAssertive: true }]);
    expect(alert.getAttribute('aria-live')).toBe('off');
    expect(document.querySelector('[data-announcer="assertive"]')?.textContent.trim()).toBe(forbiddenFilm);
    // The message of the field is a description and nothing more.
    expect(input.closest('[data-state]')!.querySelector('[aria-live]')).toBeNull();
  });

  it('says why at once where files come from elsewhere than the focus', async () => {
    const { input } = upload(blacklisted);
    await chooseFiles(input, file('dobry.pdf'));
    blur(input);
    await dropFiles(input, file('film.mov', { type: 'video/quicktime' }));
    expect(descriptionOf(input)).toContain(forbiddenFilm);
  });

  it('refuses what is too large, and keeps the others [V-17]', async () => {
    const { container, input } = upload(blacklisted);
    await chooseFiles(input, large('wielki.pdf', 5 * megabyte + 1), file('maly.pdf'));
    const text = 'Nie można wgrać pliku wielki.pdf, ponieważ przekracza maksymalny dozwolony rozmiar 5MB.';
    expect([errorOf(container), carried(container)]).toEqual([text, ['maly.pdf']]);
    expect(said()).toEqual([text, 'Dodano plik maly.pdf.']);
  });

  it('refuses what is no photograph of the allowed format and size, and names the file [V-18]', async () => {
    const { container, input } = upload({ photo: opinionPhoto });
    const jpeg = (width: number, height: number) =>
      Uint8Array.from([
        0xff,
        0xd8,
        0xff,
        0xc0,
        0,
        11,
        8,
        height >> 8,
        height & 255,
        width >> 8,
        width & 255,
        1,
        0,
        0,
        0,
      ]);
    const photo = (name: string, width: number, height: number) =>
      new File([jpeg(width, height)], name, { type: 'image/jpeg' });

    await chooseFiles(input, photo('poziom.jpg', 2048, 1536), photo('pion.JPEG', 1536, 2048));
    expect([carried(container), errorOf(container)]).toEqual([['poziom.jpg', 'pion.JPEG'], '']);
    await chooseFiles(input, photo('wielkie.jpg', 2049, 1536));
    expect(errorOf(container)).toBe('Maksymalny rozmiar zdjęcia to: 2048x1536px. Plik wielkie.jpg nie został dodany.');
    await chooseFiles(input, file('rysunek.png', { type: 'image/png' }));
    expect(errorOf(container)).toBe('Dopuszczalne formaty zdjęć: .jpg. Plik rysunek.png nie został dodany.');
    await chooseFiles(input, file('udawane.jpg', { type: 'image/jpeg', content: 'tekst' }));
    expect(errorOf(container)).toBe('Dopuszczalne formaty zdjęć: .jpg. Plik udawane.jpg nie został dodany.');
    expect(said().at(-1)).toBe('Dopuszczalne formaty zdjęć: .jpg. Plik udawane.jpg nie został dodany.');
    expect(carried(container)).toEqual(['poziom.jpg', 'pion.JPEG']);
  });

  it('takes files off by their name, and leads focus to the next, the last, the field', async () => {
    const { container, input } = upload();
    await chooseFiles(input, file('a.pdf'), file('b.pdf'), file('c.pdf'));
    clearAnnouncements();
    const remove = (name: string) => {
      const button = byRole(container, 'button', `Usuń plik ${name}`);
      button.focus();
      click(button);
      return nameOf(document.activeElement!);
    };
    expect(remove('a.pdf')).toBe('Usuń plik b.pdf');
    expect(remove('c.pdf')).toBe('Usuń plik b.pdf');
    expect(carried(container)).toEqual(['b.pdf']);
    expect(remove('b.pdf')).toBe('Załączniki');
    expect(said()).toEqual(['Usunięto plik a.pdf.', 'Usunięto plik c.pdf.', 'Usunięto plik b.pdf.']);
    expect([carried(container), container.querySelector('[role="list"][aria-label^="Wybrane"]')]).toEqual([[], null]);
  });

  it('tells files of one name apart, and adds the very same file once', async () => {
    const { container, input } = upload();
    await chooseFiles(input, file('faktura.pdf'), file('faktura.pdf', { lastModified: 2 }));
    clearAnnouncements();
    await chooseFiles(input, file('faktura.pdf'));
    expect(said()).toEqual(['Plik faktura.pdf jest już na\u00a0liście.']);
    expect(rows(container)).toHaveLength(2);
    click(byRole(container, 'button', 'Usuń plik faktura.pdf (2)'));
    expect([...container.querySelectorAll('li')]).toHaveLength(1);
    expect(byRole(container, 'button', 'Usuń plik faktura.pdf')).toBeTruthy();
  });

  it.each([
    [1, 'Możesz dodać najwyżej 1\u00a0plik.'],
    [2, 'Możesz dodać najwyżej 2\u00a0pliki.'],
  ])('takes no more than %i', async (maximumCount, text) => {
    const { container, input } = upload({ maximumCount });
    await chooseFiles(input, file('a.pdf'), file('b.pdf'), file('c.pdf'));
    expect([carried(container).length, errorOf(container)]).toEqual([maximumCount, text]);
  });

  it('replaces the file where only one is asked for', async () => {
    const { container, input } = upload({ isMultiple: false });
    await chooseFiles(input, file('a.pdf'));
    await chooseFiles(input, file('b.pdf'));
    expect([carried(container), rows(container).length]).toEqual([['b.pdf'], 1]);
  });

  it('drops its own error with the next choice, and shows that of the form again', async () => {
    const { container, input } = upload({ ...blacklisted, error: 'Dołącz zdjęcie wady.' });
    expect(errorOf(container)).toBe('Dołącz zdjęcie wady.');
    await chooseFiles(input, file('gra.exe'));
    expect(errorOf(container)).toContain('Nie można wgrać pliku gra.exe');
    await chooseFiles(input, file('a.pdf'));
    expect(errorOf(container)).toBe('Dołącz zdjęcie wady.');
  });

  it('shows a small picture of a picture and gives its memory back', async () => {
    const { container, input } = upload();
    await chooseFiles(input, file('kubek.png', { type: 'image/png' }), file('faktura.pdf'));
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([['blob:kubek', '']]);
    click(byRole(container, 'button', 'Usuń plik kubek.png'));
    expect(vi.mocked(URL.revokeObjectURL).mock.calls).toEqual([['blob:kubek']]);
  });

  it('is empty after a reset of its form', async () => {
    const { container, input } = upload(blacklisted);
    await chooseFiles(input, file('a.pdf'), file('gra.exe'));
    act(() => container.querySelector('form')!.reset());
    expect([rows(container), errorOf(container)]).toEqual([[], '']);
  });

  it('keeps, and checks, what was chosen before hydration', async () => {
    const { container, errors } = hydrate(
      <FileUpload label="Załączniki" name="a" isMultiple {...blacklisted} />,
      (page) => {
        inputIn(page).files = [file('a.pdf'), file('gra.exe')] as unknown as FileList;
      },
    );
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect([errors, rows(container).length, carried(container)]).toEqual([[], 1, ['a.pdf']]);
    expect(errorOf(container)).toContain('gra.exe');
  });

  it('marks the box while files hang over it', () => {
    const { input } = upload();
    const drag = (name: string) => act(() => void input.dispatchEvent(new Event(name, { bubbles: true })));
    const isOver = () => input.parentElement!.hasAttribute('data-over');
    for (const end of ['dragleave', 'drop']) {
      drag('dragenter');
      expect(isOver()).toBe(true);
      drag(end);
      expect(isOver()).toBe(false);
    }
  });

  it('is not told as wrong while it is required and nobody was there yet', async () => {
    const { input } = upload({ ...blacklisted, isRequired: true });
    // The browser finds the empty field wrong at once.
    expect([input.validity.valid, input.getAttribute('aria-invalid')]).toEqual([false, 'false']);
    await chooseFiles(input, file('gra.exe'));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await chooseFiles(input, file('a.pdf'));
    expect(input.getAttribute('aria-invalid')).toBe('false');
  });

  it('can do nothing while it is disabled, and says why', () => {
    const { container, input } = upload({ isDisabled: true, note: 'Najpierw wybierz produkt.' });
    expect([input.disabled, errorOf(container)]).toEqual([true, 'Najpierw wybierz produkt.']);
  });

  it('names its list also where its own name is no plain text', async () => {
    const { container } = mount(<FileUpload aria-label="Zdjęcie" id="zdjecie" name="photo" />);
    await chooseFiles(inputIn(container), file('a.pdf'));
    expect(byRole(container, 'list', 'Wybrane pliki')).toBeTruthy();
    expect([inputIn(container).id, nameOf(inputIn(container))]).toEqual(['zdjecie', 'Zdjęcie']);
  });

  it('speaks English', async () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <FileUpload label="Photo" name="photo" maximumMegabytes={5} />
      </TextsProvider>,
    );
    await chooseFiles(inputIn(container), large('big.pdf', 6 * megabyte));
    expect(errorOf(container)).toBe(
      'The file big.pdf cannot be uploaded because it exceeds the maximum allowed size of 5MB.',
    );
  });
});

describe('FileUpload that sends at once', () => {
  const work = () => {
    const calls: Array<{ tools: SendingTools; done: (token: string) => void; fail: () => void }> = [];
    const send = vi.fn(
      (_file: File, tools: SendingTools) =>
        new Promise<string>((done, fail) => calls.push({ tools, done, fail: () => fail(new Error('503')) })),
    );
    return { calls, ...upload({ send, tokenName: 'attachment_id' }) };
  };

  it('shows the progress, and carries what the server answered', async () => {
    const { calls, container, input } = work();
    await chooseFiles(input, file('a.pdf'));
    expect(carried(container)).toEqual([]);
    act(() => calls[0]!.tools.onProgress(0.25));
    const progress = container.querySelector('progress')!;
    expect([progress.value, progress.max, nameOf(progress)]).toEqual([0.25, 1, 'Wysyłanie pliku a.pdf']);
    act(() => calls[0]!.tools.onProgress(7));
    expect(progress.value).toBe(1);
    await act(async () => calls[0]!.done('t1'));
    expect(container.querySelector('progress')).toBeNull();
    expect(new FormData(container.querySelector('form')!).getAll('attachment_id')).toEqual(['t1']);
    expect(rows(container)[0]).toContain('Wysłany');
    expect(said()).toEqual(['Dodano plik a.pdf.', 'Wysłano plik a.pdf.']);
  });

  it('says a failure once, and tries again', async () => {
    const { calls, container, input } = work();
    await chooseFiles(input, file('a.pdf'));
    clearAnnouncements();
    await act(async () => calls[0]!.fail());
    expect(rows(container)[0]).toContain('Nie udało się wysłać.');
    expect(announcements).toEqual([{ text: 'Nie udało się wysłać pliku a.pdf.', isAssertive: true }]);
    click(byRole(container, 'button', 'Wyślij ponownie plik a.pdf'));
    await act(async () => calls[1]!.done('t2'));
    expect(new FormData(container.querySelector('form')!).get('attachment_id')).toBe('t2');
  });

  it('stops what is taken off the list, in silence', async () => {
    const { calls, container, input } = work();
    await chooseFiles(input, file('a.pdf'), file('b.pdf', { lastModified: 2 }));
    click(byRole(container, 'button', 'Usuń plik a.pdf'));
    clearAnnouncements();
    expect(calls.map(({ tools }) => tools.signal.aborted)).toEqual([true, false]);
    await act(async () => calls[0]!.fail());
    act(() => calls[0]!.tools.onProgress(0.5));
    expect([said(), rows(container).length]).toEqual([[], 1]);
    act(() => container.querySelector('form')!.reset());
    expect(calls[1]!.tools.signal.aborted).toBe(true);
  });

  it('stops when the page takes the field away', async () => {
    const send = vi.fn((_file: File, _tools: SendingTools) => new Promise<string>(() => {}));
    const { container, rerender } = mount(<FileUpload label="Załącznik" name="a" send={send} />);
    await chooseFiles(inputIn(container), file('a.pdf'));
    rerender(null);
    expect(send.mock.calls[0]![1].signal.aborted).toBe(true);
  });
});
