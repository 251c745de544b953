import { act } from 'react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { AlertRegion } from '../alert/index.ts';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { blur, descriptionOf, mount } from '../field/testing.tsx';
import { FileUpload, type FileUploadProps } from './index.ts';

/** Helpers for the tests of the upload: files, a browser that takes them, and what the field shows and says. */

/** jsdom 31 knows neither DataTransfer nor a settable `files`: as much of both as a file input needs, for tests. */
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

/** Chooses files as the dialog of the browser does, and waits until they were looked at. */
export async function chooseFiles(input: HTMLInputElement, ...files: File[]): Promise<void> {
  act(() => input.focus());
  await dropFiles(input, ...files);
}

/** Drops files onto the field, which moves no focus, and waits until they were looked at. */
export async function dropFiles(input: HTMLInputElement, ...files: File[]): Promise<void> {
  await act(async () => {
    input.files = files as unknown as FileList;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 20));
  });
}

/** In every test of a file the browser takes files, and nothing was said yet. */
export function beginEachTestWithFileInputs(): void {
  beforeAll(withFileInputs);
  beforeEach(() => {
    clearAnnouncements();
    // The way to the messages is announced once in a visit: this one has heard it.
    sessionStorage.setItem('witryna-alerts-way-back', '1');
    URL.createObjectURL = vi.fn(() => 'blob:kubek');
    URL.revokeObjectURL = vi.fn();
  });
}

export const file = (
  name: string,
  { content = 'x', type = 'application/pdf', lastModified = 1 }: FilePropertyBag & { content?: BlobPart } = {},
): File => new File([content], name, { type, lastModified });

/** A file that says it is so large, in bytes. */
export const large = (name: string, bytes: number): File => Object.defineProperty(file(name), 'size', { value: bytes });

export const inputIn = (container: HTMLElement): HTMLInputElement =>
  container.querySelector<HTMLInputElement>('input[type=file]')!;
/** The texts of the list. */
export const rows = (container: HTMLElement): ReadonlyArray<string> =>
  [...container.querySelectorAll('li')].map((row) => row.textContent);
/** The names of the files that the form would send. */
export const carried = (container: HTMLElement): ReadonlyArray<string> =>
  [...inputIn(container).files!].map(({ name }) => name);
export const said = (): ReadonlyArray<string> => announcements.map(({ text }) => text);
/** What the field says to somebody who comes back to it. */
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
