import { useRef, useState } from 'react';
import { announce } from '../../../../../components/announcer/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { BasketLineData } from '../../server/basket-data.ts';
import type { LineFileData } from '../../server/line-file-data.ts';
import type { ShownBasket } from '../../server/shown-basket.ts';
import type { BasketFormProps } from '../../pages/basket/basket-form-props.ts';
import { showAlert } from '../../../../shared/browser/alerts.ts';
import { lineName } from './line-name.ts';
import { saveFiles, type BasketPageAnswer } from './save-basket.ts';
import { basketPageTexts } from './texts.ts';

interface LineFilesWork {
  /** Runs requests one after the other: no stale response comes last. */
  inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  onBasket: (basket: ShownBasket) => void;
}

/** Uploads and removes files as soon as they are chosen, independent of other saves. */
export function useLineFiles({ addresses, attempt, fileRules }: BasketFormProps, { inTurn, onBasket }: LineFilesWork) {
  const t = useTexts(basketPageTexts);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        Object.entries(attempt?.lines ?? {}).flatMap(([name, { fileProblem }]) =>
          fileProblem === undefined ? [] : [[name, fileProblem] as const],
        ),
      ),
  );
  const waiting = useRef(0);
  const newest = useRef<ShownBasket | null>(null);

  const showProblem = (line: BasketLineData, problem: string | null) =>
    setProblems((before) => {
      const others = [...before].filter(([name]) => name !== lineName(line));
      return new Map(problem === null ? others : [...others, [lineName(line), problem]]);
    });

  /** The last of several answers has all files: until then the field shows the progress. */
  const settle = (answer: BasketPageAnswer | null) => {
    waiting.current -= 1;
    newest.current = answer?.page.basket ?? newest.current;
    const shown = newest.current;
    if (shown === null || waiting.current > 0) return;
    newest.current = null;
    // After the field announced it: then the list shows the sent files.
    setTimeout(() => onBasket(shown));
  };

  return {
    problemOf: (line: BasketLineData) => problems.get(lineName(line)) ?? null,
    isSending: () => waiting.current > 0,

    send: (line: BasketLineData) => async (file: File) => {
      waiting.current += 1;
      showProblem(line, null);
      let answer: BasketPageAnswer | null = null;
      try {
        answer = await inTurn(() => saveFiles(addresses.program, line, { files: [file], removed: [] }));
        if (answer.page.fileProblem !== null) throw new TypeError(answer.page.fileProblem);
        return file.name;
      } catch (error) {
        showProblem(line, answer?.page.fileProblem ?? t('fileFailed', { file: file.name }));
        throw error;
      } finally {
        settle(answer);
      }
    },

    async remove(line: BasketLineData, file: LineFileData) {
      try {
        const { page } = await inTurn(() => saveFiles(addresses.program, line, { files: [], removed: [file.name] }));
        showProblem(line, null);
        onBasket(page.basket);
        announce(t('fileRemoved', { file: file.fileName }));
      } catch {
        void showAlert({ tone: 'error', title: fileRules.removeFailed, text: file.fileName });
      }
    },
  };
}
