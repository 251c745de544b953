import { useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import type { ChosenFile } from './chosen-files.ts';
import { fileUploadTexts } from './file-upload.texts.ts';

export interface SendingTools {
  /** Aborted when the file is removed. */
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Uploads one file and returns what the form submits instead of it. A rejection can be retried. */
export type SendFile = (file: File, tools: SendingTools) => Promise<string>;

type Change = (files: ReadonlyArray<ChosenFile>) => ReadonlyArray<ChosenFile>;

/** Uploads files at once, and keeps their state in the list. */
export function useSending(send: SendFile | undefined, update: (change: Change) => void) {
  const t = useTexts(fileUploadTexts);
  const underWay = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const controllers = underWay.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (id: number, next: Partial<ChosenFile>) =>
    update((files) => files.map((file) => (file.id === id ? { ...file, ...next } : file)));

  return {
    start({ id, file }: ChosenFile) {
      if (!send) return;
      const controller = new AbortController();
      const { signal } = controller;
      underWay.current.set(id, controller);
      change(id, { state: 'sending', progress: 0 });
      const onProgress = (fraction: number) => {
        if (!signal.aborted) change(id, { progress: Math.min(Math.max(fraction, 0), 1) });
      };
      send(file, { signal, onProgress }).then(
        (token) => {
          if (signal.aborted) return;
          change(id, { state: 'sent', progress: 1, token });
          announce(t('sentFile', { name: file.name }));
        },
        () => {
          if (signal.aborted) return;
          change(id, { state: 'failed' });
          announce(t('failedFile', { name: file.name }), { isAssertive: true });
        },
      );
    },
    cancel(id: number) {
      underWay.current.get(id)?.abort();
      underWay.current.delete(id);
    },
  };
}
