import { act } from 'react';

/** jsdom 31 knows neither DataTransfer nor a settable `files`: as much of both as a file input needs, for tests. */
export function withFileInputs(): void {
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
