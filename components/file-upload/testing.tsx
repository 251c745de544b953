import { act } from 'react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { AlertRegion } from '../alert/index.ts';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { blur, descriptionOf, mount } from '../field/testing.tsx';
import { FileUpload, type FileUploadProps } from './index.ts';

/** Helpers for upload tests: files, a browser that takes them, and the field's texts and announcements. */

/** jsdom 31 lacks DataTransfer and a settable `files`: the subset that a file input needs, for tests. */
function withFileInputs(): void {
  class FakeTransfer {
    readonly files: File[] = [];
    readonly items = { add: (file: File) => void this.files.push(file) };
  }
  Object.assign(globalThis, { DataTransfer: FakeTransfer });
  const kept = new WeakMap<HTMLInputElement, ReadonlyArray<File>>();
  Object.defineProperty(HTMLInputElement.prototype, 'files', {
    configurable: true,
    get(this: HTMLInputElement) {
      return kept.get(this) ?? [];
    },
    set(this: HTMLInputElement, files: ReadonlyArray<File>) {
      kept.set(this, files);
    },
  });
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    set(this: HTMLInputElement, text: string) {
      if (this.type === 'file') kept.delete(this);
      else value.set!.call(this, text);
    },
  });
}

/** Chooses files like the browser's dialog, and waits for the checks. */
export async function chooseFiles(input: HTMLInputElement, ...files: File[]): Promise<void> {
  act(() => input.focus());
  await dropFiles(input, ...files);
}

/** Drops files onto the field, which moves no focus, and waits for the checks. */
export async function dropFiles(input: HTMLInputElement, ...files: File[]): Promise<void> {
  await act(async () => {
    input.files = files as unknown as FileList;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 20));
  });
}

/** In every test of a file the browser takes files, with no announcements. */
export function beginEachTestWithFileInputs(): void {
  beforeAll(withFileInputs);
  beforeEach(() => {
    clearAnnouncements();
    // This session has already heard the way to the messages.
    sessionStorage.setItem('witryna-alerts-way-back', '1');
    URL.createObjectURL = vi.fn(() => 'blob:kubek');
    URL.revokeObjectURL = vi.fn();
  });
}

export const file = (
  name: string,
  { content = 'x', type = 'application/pdf', lastModified = 1 }: FilePropertyBag & { content?: BlobPart } = {},
): File => new File([content], name, { type, lastModified });

/** A file that reports this size, in bytes. */
export const large = (name: string, bytes: number): File => Object.defineProperty(file(name), 'size', { value: bytes });

export const inputIn = (container: HTMLElement): HTMLInputElement =>
  container.querySelector<HTMLInputElement>('input[type=file]')!;
/** The list's texts. */
export const rows = (container: HTMLElement): ReadonlyArray<string> =>
  [...container.querySelectorAll('li')].map((row) => row.textContent);
/** The names of the submitted files. */
export const carried = (container: HTMLElement): ReadonlyArray<string> =>
  [...inputIn(container).files!].map(({ name }) => name);
export const said = (): ReadonlyArray<string> => announcements.map(({ text }) => text);
/** The field's description on a return to it. */
export const errorOf = (container: HTMLElement): string => {
  blur(inputIn(container));
  return descriptionOf(inputIn(container))
    .replace(/[ \n]+/g, ' ')
    .trim();
};

/** A field for several files, in a form. */
export const upload = (props: Partial<FileUploadProps> = {}) => {
  const { container } = mount(
    <form>
      <FileUpload label="Załączniki" name="attachment" isMultiple {...(props as object)} />
      <AlertRegion />
    </form>,
  );
  return { container, input: inputIn(container) };
};
export const blacklisted = { forbidden: ['.exe', 'video/*'], maximumMegabytes: 5 };
