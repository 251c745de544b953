import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../components/shared/index.ts';
import { frame, heading, wholePage } from './story-frame.css.ts';

export interface StoryFrameProps {
  title: string;
  /** `page` for a story by itself, `embedded` in a documentation page, `bare` for stories with their own main and h1. */
  kind: 'page' | 'embedded' | 'bare';
  /** The language of the components, which in a documentation page differs from the language of the prose. */
  language?: string;
  direction?: string;
  children: ReactNode;
}

/** What every page must have: a title, a main and an h1. Rule engines check stories like pages. */
export function StoryFrame({ title, kind, language = 'pl', direction = 'ltr', children }: StoryFrameProps) {
  useEffect(() => {
    if (kind !== 'embedded') document.title = title;
  }, [title, kind]);
  if (kind === 'bare') return children;
  if (kind === 'embedded') {
    return (
      <div lang={language} dir={direction} className={frame}>
        {children}
      </div>
    );
  }
  return (
    <main className={classNames(frame, wholePage)}>
      <h1 className={heading}>{title}</h1>
      {children}
    </main>
  );
}
