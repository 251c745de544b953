import { announce } from '../announcer/announce.ts';

/** A load that takes less is not worth a flicker, in milliseconds. */
export const SHOWS_AFTER = 1000;

export interface PageLoadingOptions {
  /** Called when the user stops the load by the button or Escape. */
  onCancel: () => void;
  /** Milliseconds until it shows. */
  after?: number;
}

/**
 * Covers the page while the next one loads: shows the rendered PageLoading once the wait is longer than a moment, and
 * announces its message, once. Focus stays where it is. A page without PageLoading shows and says nothing.
 *
 * @returns a function that ends it, to be called when the load has ended
 */
export function showPageLoading({ onCancel, after = SHOWS_AFTER }: PageLoadingOptions): () => void {
  const stop = new AbortController();
  const show = () => {
    const template = document.querySelector<HTMLTemplateElement>('[data-page-loading]');
    const overlay = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    if (!overlay) return;
    const { signal } = stop;
    const cancel = () => {
      end();
      onCancel();
    };
    document.body.append(overlay);
    overlay.showPopover();
    overlay.querySelector('[data-page-loading-cancel]')!.addEventListener('click', cancel, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
    signal.addEventListener('abort', () => overlay.remove());
    announce(overlay.querySelector('[data-page-loading-words]')!.textContent);
  };
  const timer = setTimeout(show, after);
  const end = () => {
    clearTimeout(timer);
    stop.abort();
  };
  return end;
}
