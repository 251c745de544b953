import { useTexts } from '../texts/index.ts';
import { skipLink } from './skip-link.css.ts';
import { skipLinkTexts } from './skip-link.texts.ts';

export interface SkipLinkProps {
  /** The id of the element that takes focus; it needs `tabindex="-1"` unless it is focusable. */
  targetId?: string;
  /** Other words than "Przejdź do treści", for a page with several targets. */
  children?: string;
}

/** The first stop of the keyboard on a page: hidden until it has focus, leads past the header. Source: WCAG 2.2, 2.4.1. */
export function SkipLink({ targetId = 'content', children }: SkipLinkProps) {
  const t = useTexts(skipLinkTexts);
  return (
    <a href={`#${targetId}`} className={skipLink}>
      {children ?? t('toContent')}
    </a>
  );
}
