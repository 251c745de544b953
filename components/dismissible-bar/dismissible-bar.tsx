import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Container } from '../container/index.ts';
import { icons } from '../icon/index.ts';
import { useWords } from '../texts/index.ts';
import * as css from './dismissible-bar.css.ts';
import { dismissibleBarTexts } from './dismissible-bar.texts.ts';
import { useDismissibleBar } from './use-dismissible-bar.ts';

export interface DismissibleBarProps {
  /** What is remembered when it is closed: "autumn-code". A new message needs a new id, or nobody who closed sees it. */
  id: string;
  /** The name of the landmark, in few words: "Kod rabatowy". */
  label: string;
  /** The message, in one sentence. */
  children: ReactNode;
  /**
   * For how many days it stays away once it is closed, for what comes back, such as a promotion (requirement T-21: 1). It is
   * remembered in a cookie, so that the server leaves the bar out (`isBarDismissedIn`); what it sends shows at once. Without
   * days it stays away for good, and the local storage remembers it.
   */
  days?: number;
  /** What can be done about it: one `Link` with the tone `inherit`. */
  action?: ReactNode;
  /** Called after the reader closed it here; not where another tab did. */
  onClose?: () => void;
}

/**
 * A bar over the whole width that is closed once and for all, or for some days: its id is remembered, also for the other
 * tabs. What the server cannot know stays out of sight until a script knows whether it was closed, so that nothing
 * flashes: `startDismissibleBars()` knows it before any React.
 */
export function DismissibleBar({ id, label, children, days, action, onClose }: DismissibleBarProps) {
  const t = useWords(dismissibleBarTexts);
  const { barRef, state, onClosePress } = useDismissibleBar(id, days, onClose);
  if (state === 'dismissed') return null;
  const isSettled = state === 'open' || days !== undefined;
  return (
    <section
      ref={barRef}
      aria-label={label}
      className={css.bar}
      data-dismissible-bar={id}
      data-days={days}
      data-settled={isSettled ? '' : undefined}
      // `startDismissibleBars` may have settled it already.
      suppressHydrationWarning
    >
      <Container>
        <div className={css.row}>
          <div className={css.message}>
            {/* A paragraph of its own: Orca 43 would tell the name of the bar with each piece of text in it. */}
            <p>{children}</p>
            {action !== undefined && <span>{action}</span>}
          </div>
          <span className={css.close}>
            <IconButton
              icon={icons.close}
              tone="strip"
              label={t('close')}
              data-dismissible-bar-close=""
              onClick={onClosePress}
            />
          </span>
        </div>
      </Container>
    </section>
  );
}
