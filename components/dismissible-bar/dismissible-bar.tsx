import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Container } from '../container/index.ts';
import { Icon, type IconShape, icons } from '../icon/index.ts';
import { useWords } from '../texts/index.ts';
import * as css from './dismissible-bar.css.ts';
import { dismissibleBarTexts } from './dismissible-bar.texts.ts';
import { useDismissibleBar } from './use-dismissible-bar.ts';

export type BarTone = 'info' | 'warning' | 'error' | 'success';

const signs: Readonly<Record<BarTone, IconShape>> = {
  info: icons.info,
  warning: icons.alertTriangle,
  error: icons.alertOctagon,
  success: icons.checkCircle,
};

export interface DismissibleBarProps {
  /** Identifies the message when closed: "autumn-code". A new message needs a new id, or closed bars stay hidden. */
  id: string;
  /** The landmark's name, in few words: "Kod rabatowy". */
  label: string;
  /** Its meaning, by a named icon and a colour; without one it is a strip of the shop. */
  tone?: BarTone;
  /** The message, in one sentence. */
  children: ReactNode;
  /**
   * How many days it stays away once closed, for recurring messages, such as a promotion (requirement T-21: 1). Stored
   * in a cookie, so that the server omits the bar (`isBarDismissedIn`); what it sends shows at once. Without days it
   * stays away for good, stored in the local storage.
   */
  days?: number;
  /** The action: one `Link` with the tone `inherit`. */
  action?: ReactNode;
  /** Called after the user closed it here; not in another tab. */
  onClose?: () => void;
}

/**
 * A full-width bar that is closed once and for all, or for some days: its id is stored, for other tabs too. What the
 * server cannot know stays hidden until a script knows whether it was closed, so that nothing flashes:
 * `startDismissibleBars()` checks before any React, `settleBars` as an inline script before the first paint.
 */
export function DismissibleBar({ id, label, tone, children, days, action, onClose }: DismissibleBarProps) {
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
      data-tone={tone}
      data-settled={isSettled ? '' : undefined}
      // `startDismissibleBars` may have settled it already.
      suppressHydrationWarning
    >
      <Container>
        <div className={css.row}>
          <div className={css.message}>
            {tone && (
              <span className={css.sign}>
                <Icon shape={signs[tone]} label={t(tone)} />
              </span>
            )}
            {/* A paragraph: Orca 43 would read the bar's name with each piece of text in it. */}
            <p>{children}</p>
            {action !== undefined && <span>{action}</span>}
          </div>
          <span className={css.close}>
            <IconButton
              icon={icons.close}
              {...(!tone && { tone: 'strip' })}
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
