// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, descriptionOf, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { megabyte } from './file-checks.ts';
import { FileUpload, opinionPhoto } from './index.ts';
import {
  beginEachTestWithFileInputs,
  blacklisted,
  carried,
  chooseFiles,
  errorOf,
  file,
  inputIn,
  large,
  rows,
  said,
  upload,
} from './testing.tsx';

beginEachTestWithFileInputs();

describe('FileUpload', () => {
  it('is a native file input without JavaScript, with its accept types', () => {
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
    // The drawn replacement is visual only.
    const drawn = input.nextElementSibling;
    expect([drawn?.textContent, drawn?.getAttribute('aria-hidden')]).toEqual([
      'Przeciągnij plik albo wybierz z\u00a0dysku',
      'true',
    ]);
    document.body.innerHTML = '';
  });

  it('lists chosen files with sizes, announces them once', async () => {
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

  it('notifies the form when a script changes the files', async () => {
    const { container, input } = upload(blacklisted);
    const onInput = vi.fn();
    container.querySelector('form')!.addEventListener('input', onInput);
    await chooseFiles(input, file('a.pdf'));
    click(byRole(container, 'button', 'Usuń plik a.pdf'));
    expect(onInput).toHaveBeenCalledTimes(2);
  });

  it('removes files by name, and moves focus to the next, the last, or the field', async () => {
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

  it('distinguishes equal names, and adds the same file once', async () => {
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

  it('replaces the file unless multiple', async () => {
    const { container, input } = upload({ isMultiple: false });
    await chooseFiles(input, file('a.pdf'));
    await chooseFiles(input, file('b.pdf'));
    expect([carried(container), rows(container).length]).toEqual([['b.pdf'], 1]);
  });

  it('shows a preview of a picture and frees its memory', async () => {
    const { container, input } = upload();
    await chooseFiles(input, file('kubek.png', { type: 'image/png' }), file('faktura.pdf'));
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([['blob:kubek', '']]);
    click(byRole(container, 'button', 'Usuń plik kubek.png'));
    expect(vi.mocked(URL.revokeObjectURL).mock.calls).toEqual([['blob:kubek']]);
  });

  it('is empty after a form reset', async () => {
    const { container, input } = upload(blacklisted);
    await chooseFiles(input, file('a.pdf'), file('gra.exe'));
    act(() => container.querySelector('form')!.reset());
    expect([rows(container), errorOf(container)]).toEqual([[], '']);
  });

  it('keeps and checks files chosen before hydration', async () => {
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

  it('marks the box while dragging files', () => {
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

  it('is disabled with a reason', () => {
    const { container, input } = upload({ isDisabled: true, note: 'Najpierw wybierz produkt.' });
    expect([input.disabled, errorOf(container)]).toEqual([true, 'Najpierw wybierz produkt.']);
  });

  it('names its list even if its name is not plain text', async () => {
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
