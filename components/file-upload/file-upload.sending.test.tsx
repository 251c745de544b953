// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, mount, nameOf } from '../field/testing.tsx';
import { FileUpload, type SendingTools } from './index.ts';
import { beginEachTestWithFileInputs, carried, chooseFiles, file, inputIn, rows, said, upload } from './testing.tsx';

beginEachTestWithFileInputs();

describe('FileUpload sending at once', () => {
  const work = () => {
    const calls: Array<{ tools: SendingTools; done: (token: string) => void; fail: () => void }> = [];
    const send = vi.fn(
      (_file: File, tools: SendingTools) =>
        new Promise<string>((done, fail) => calls.push({ tools, done, fail: () => fail(new Error('503')) })),
    );
    return { calls, ...upload({ send, tokenName: 'attachment_id' }) };
  };

  it("shows progress, then submits the server's response", async () => {
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

  it('announces a failure once; retries', async () => {
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

  it('silently aborts when the file is removed', async () => {
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

  it('aborts when the field unmounts', async () => {
    const send = vi.fn((_file: File, _tools: SendingTools) => new Promise<string>(() => {}));
    const { container, rerender } = mount(<FileUpload label="Załącznik" name="a" send={send} />);
    await chooseFiles(inputIn(container), file('a.pdf'));
    rerender(null);
    expect(send.mock.calls[0]![1].signal.aborted).toBe(true);
  });
});
