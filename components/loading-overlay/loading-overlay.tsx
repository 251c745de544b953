import { Description, Title } from '@radix-ui/react-dialog';
import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../announcer/announce.ts';
import { DialogSurface } from '../modal/dialog-surface.tsx';
import { useWords } from '../texts/index.ts';
import * as css from './loading-overlay.css.ts';
import { loadingOverlayTexts } from './loading-overlay.texts.ts';
import { WaitingGable } from './waiting-gable.tsx';

export interface LoadingOverlayProps {
  /** Whether it is loading. */
  isOpen: boolean;
  /** What is loading; "Wczytujemy stronę" by default. Later messages are announced politely, once. */
  message?: string;
  /** Text under the message: why it takes long, or what happens at the end. */
  children?: ReactNode;
  /** Milliseconds until the hand-over (spec L-03: 16000). */
  handOverAfter?: number;
  /** The address that the browser opens then. */
  href?: string;
  /** Called then, before the browser navigates. */
  onHandOver?: () => void;
}

/**
 * Covers the page while the next one loads, with a message (spec S-44). It cannot be closed, so it ends: after 16 s the
 * browser takes over. Focus comes to it, because nothing behind it can be used, and goes back when it closes.
 */
export function LoadingOverlay({
  isOpen,
  message: given,
  children,
  handOverAfter = 16_000,
  href,
  onHandOver,
}: LoadingOverlayProps) {
  const t = useWords(loadingOverlayTexts);
  const message = given ?? t('loading');
  useNews(isOpen, message);
  useHandOver(isOpen, handOverAfter, () => {
    onHandOver?.();
    if (href !== undefined) location.assign(href);
  });
  return (
    <DialogSurface isOpen={isOpen} canClose={() => false} className={css.overlay} aria-busy>
      <div className={css.message}>
        <WaitingGable duration={handOverAfter} />
        <Title asChild>
          <p className={css.words}>{message}</p>
        </Title>
        {children !== undefined && (
          <Description asChild>
            <div className={css.more}>{children}</div>
          </Description>
        )}
      </div>
    </DialogSurface>
  );
}

/** The first message is the name of the focused dialog and read as such; later ones are announced. */
function useNews(isOpen: boolean, message: string): void {
  const lastMessage = useRef<string>(undefined);
  useEffect(() => {
    if (isOpen && lastMessage.current !== undefined && lastMessage.current !== message) announce(message);
    lastMessage.current = isOpen ? message : undefined;
  }, [isOpen, message]);
}

/** Calls once at the end of the wait. A tab in the background counts too: what takes over need not be seen. */
function useHandOver(isOpen: boolean, after: number, onHandOver: () => void): void {
  const latest = useRef(onHandOver);
  useEffect(() => {
    latest.current = onHandOver;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = setTimeout(() => latest.current(), after);
    return () => clearTimeout(end);
  }, [isOpen, after]);
}
