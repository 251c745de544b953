import type { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderOptions {
  nonce: string | undefined;
  /** Waits for everything and writes it in order: a region load parses the response and runs no scripts of React. */
  isInOrder: boolean;
  /** Called for errors after the first byte, when it is too late to set a status. */
  onError(error: unknown): void;
}

export interface Renderer {
  /** Whether nothing is pending: the output is the whole document. */
  readonly isComplete: boolean;
  /** Starts to write into `destination`; if it closes early, rendering ends. */
  into(destination: Writable): void;
}

/** Renders to a stream. Rejects if the page itself fails before the first byte: an error page can still answer. */
export function renderStream(element: ReactNode, { nonce, isInOrder, onError }: RenderOptions): Promise<Renderer> {
  return new Promise((resolve, reject) => {
    let isStarted = false;
    let isComplete = false;
    const start = () => {
      isStarted = true;
      resolve({
        get isComplete() {
          return isComplete;
        },
        into(destination) {
          destination.once('close', () => stream.abort());
          stream.pipe(destination);
        },
      });
    };
    const stream = renderToPipeableStream(element, {
      ...(nonce && { nonce: { script: nonce, style: nonce } }),
      // Parts that hydrate later stand in their place, also without a script.
      progressiveChunkSize: Infinity,
      onShellReady() {
        if (!isInOrder) start();
      },
      onAllReady() {
        isComplete = true;
        if (isInOrder) start();
      },
      onShellError: reject,
      onError(error) {
        if (isStarted) onError(error);
      },
    });
  });
}
