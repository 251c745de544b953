import type { SendingTools } from '../../../../../components/file-upload/index.ts';

export interface SentFile {
  /** By which the form names it; null where it was refused. */
  name: string | null;
  /** Why it was refused, in words; null where the reason is unknown. */
  problem: string | null;
}

const nothing: SentFile = { name: null, problem: null };

/** Sends one file of a complaint. `fetch` reports no progress of a request, so this is an XMLHttpRequest. */
export function sendFile(address: string, file: File, { signal, onProgress }: SendingTools): Promise<SentFile> {
  const body = new FormData();
  body.set('upload', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => resolve(readAnswer(request.response)));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function readAnswer(answer: unknown): SentFile {
  if (typeof answer !== 'object' || answer === null) return nothing;
  const { name, problem } = answer as { name?: unknown; problem?: unknown };
  return {
    name: typeof name === 'string' ? name : null,
    problem: typeof problem === 'string' ? problem : null,
  };
}
