import type { ReactNode } from 'react';
import { useWords } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { skeletonTexts } from './skeleton.texts.ts';
import { useLoadingWords } from './use-loading-words.ts';

export interface SkeletonRegionProps {
  /** Whether it is still being loaded. */
  isLoading: boolean;
  /** What stands here meanwhile: `Skeleton` blocks, laid out as the real thing. */
  skeleton: ReactNode;
  /** Announced once while it loads, in place of "Wczytujemy…": "Wczytujemy opinie…" */
  words?: string;
  /** The real thing; it takes the place of the blocks when it is there. */
  children?: ReactNode;
}

/**
 * The place of something that is being loaded: busy for assistive technology, announced once, politely, if slow. One
 * region around all that loads together, or each of them would speak.
 */
export function SkeletonRegion({ isLoading, skeleton, words, children }: SkeletonRegionProps) {
  const t = useWords(skeletonTexts);
  const loadingText = words ?? t('loading');
  useLoadingWords(isLoading, loadingText);
  return (
    <div aria-busy={isLoading}>
      {isLoading ? (
        <>
          {/* For screen readers; the drawings have no words. */}
          <VisuallyHidden as="p">{loadingText}</VisuallyHidden>
          {skeleton}
        </>
      ) : (
        children
      )}
    </div>
  );
}
