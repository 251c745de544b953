import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showAlert } from '../alert/alert-region.ts';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import { withoutRepeats, type ChosenFile } from './chosen-files.ts';
import { checkFile, type FileProblem, type FileRules } from './file-checks.ts';
import { fileUploadTexts } from './file-upload.texts.ts';
import { pixelsOf } from './pixels-of.ts';
import { useSending, type SendFile } from './use-sending.ts';

export interface FileUploadBehaviour extends FileRules {
  /** Allows several files, at once or one after the other. Without it a new file replaces the last one. */
  isMultiple?: boolean | undefined;
  /** The maximum number of files; from 1. Only with `isMultiple`. */
  maximumCount?: number | undefined;
  /** Called with the listed files after each change. */
  onChange?: ((files: ReadonlyArray<File>) => void) | undefined;
  /** Uploads each file once chosen. Without it the files go with the form. */
  send?: SendFile | undefined;
}

interface Refusal {
  /** The problem, in the words of the specification. */
  text: string;
  /** What happened to the file, if `text` does not name it. */
  consequence?: string;
}

/**
 * A native file input with a list of chosen files. The list decides: it is written back into the input, so that the
 * form sends what is shown, without rejected files.
 */
export function useFileUpload(props: FileUploadBehaviour) {
  const { isMultiple = false, maximumCount = Infinity, onChange } = props;
  const t = useTexts(fileUploadTexts);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<ReadonlyArray<ChosenFile>>([]);
  const [refusals, setRefusals] = useState<ReadonlyArray<Refusal>>([]);
  /** True from a rejection, read by the alert, until blur; then it is a description as well. */
  const [isJustSaid, setIsJustSaid] = useState(false);
  /** The current list, for work that outlives a render. */
  const current = useRef(chosen);
  const nextId = useRef(1);
  const focusAfterRemoval = useRef<number | null>(null);
  const checking = useRef(Promise.resolve());

  const update = (change: (files: ReadonlyArray<ChosenFile>) => ReadonlyArray<ChosenFile>) => {
    current.current = change(current.current);
    setChosen(current.current);
  };
  const sending = useSending(props.send, update);

  /** Fills the input, and reports the list. */
  const write = () => {
    const element = input.current;
    if (!element) return;
    const carried = current.current.filter(({ state }) => state === 'ready').map(({ file }) => file);
    if (carried.length === 0) element.value = '';
    else {
      const transfer = new DataTransfer();
      for (const file of carried) transfer.items.add(file);
      element.files = transfer.files;
    }
    // For form listeners: a value set by script fires no event.
    element.dispatchEvent(new Event('input', { bubbles: true }));
    onChange?.(current.current.map(({ file }) => file));
  };

  const refusalOf = (problem: FileProblem, name: string): Refusal => {
    const { code, ...values } = problem;
    const text = t(code, values);
    return 'name' in problem ? { text } : { text, consequence: t('refused', { name }) };
  };

  const take = async (files: ReadonlyArray<File>) => {
    const looked = await Promise.all(
      files.map(async (file) => {
        const facts = { name: file.name, type: file.type, size: file.size };
        // A file already rejected is not opened.
        const problem = checkFile(facts, props);
        if (problem || !props.photo) return { file, problem };
        return { file, problem: checkFile({ ...facts, pixels: await pixelsOf(file) }, props) };
      }),
    );
    if (!input.current) return;

    const refused = looked.flatMap(({ file, problem }) => (problem ? [refusalOf(problem, file.name)] : []));
    const passed = looked.filter(({ problem }) => problem === null).map(({ file }) => file);
    const present = isMultiple ? current.current : [];
    const { fresh, repeated } = withoutRepeats(
      present.map(({ file }) => file),
      passed,
    );
    const room = isMultiple ? maximumCount - present.length : 1;
    const added = fresh.slice(0, Math.max(room, 0)).map((file): ChosenFile => ({
      id: nextId.current++,
      file,
      state: props.send ? 'sending' : 'ready',
      progress: 0,
    }));
    if (fresh.length > added.length) refused.push({ text: t('tooMany', { count: isMultiple ? maximumCount : 1 }) });

    if (!isMultiple) for (const { id } of current.current) sending.cancel(id);
    update(() => [...present, ...added]);
    setRefusals(refused);
    setIsJustSaid(document.activeElement === input.current);
    write();
    for (const file of added) if (file.state === 'sending') sending.start(file);
    announceChanges(added, repeated, refused);
  };

  /** Everything is announced once: rejections by their alert, the rest directly. */
  const announceChanges = (
    added: ReadonlyArray<ChosenFile>,
    repeated: ReadonlyArray<File>,
    refused: ReadonlyArray<Refusal>,
  ) => {
    if (refused.length > 0) {
      const [first, ...others] = refused.flatMap(({ text, consequence }) =>
        consequence ? [text, consequence] : [text],
      );
      showAlert({ tone: 'error', title: first!, text: others.join(' ') });
    }
    for (const { name } of repeated) announce(t('alreadyThere', { name }));
    if (added.length === 1) announce(t('added', { name: added[0]!.file.name }));
    if (added.length > 1) announce(t('addedMany', { count: added.length }));
  };

  const clear = () => {
    for (const { id } of current.current) sending.cancel(id);
    update(() => []);
    setRefusals([]);
  };

  const latest = useRef({ take, clear });
  useLayoutEffect(() => {
    latest.current = { take, clear };
  });
  /** Sequentially: a second choice waits until the first is checked. */
  const takeInTurn = (files: ReadonlyArray<File>) => {
    checking.current = checking.current.then(() => latest.current.take(files));
  };

  useEffect(() => {
    const element = input.current;
    // Files chosen before hydration stay.
    if (element?.files?.length) takeInTurn([...element.files]);
    const form = element?.form;
    const onReset = () => latest.current.clear();
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);

  // The focused button is gone: focus the next file, the last one, or the field.
  useLayoutEffect(() => {
    if (focusAfterRemoval.current === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (buttons[focusAfterRemoval.current] ?? buttons.at(-1) ?? input.current)?.focus();
    focusAfterRemoval.current = null;
  }, [chosen]);

  return {
    chosen,
    refusals,
    isJustSaid,
    listRef: list,
    inputProps: {
      ref: input,
      type: 'file',
      multiple: isMultiple || undefined,
      onChange: () => takeInTurn([...(input.current?.files ?? [])]),
      onBlur: () => setIsJustSaid(false),
    } as const,
    remove(id: number) {
      const index = chosen.findIndex((file) => file.id === id);
      const removed = chosen[index];
      if (!removed) return;
      focusAfterRemoval.current = index;
      sending.cancel(id);
      update((files) => files.filter((file) => file.id !== id));
      setRefusals([]);
      write();
      announce(t('removed', { name: removed.file.name }));
    },
    retry(id: number) {
      const file = chosen.find((candidate) => candidate.id === id);
      if (file) sending.start(file);
    },
  };
}
