import { Content, Root, Trigger } from '@radix-ui/react-popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../button/index.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { icons } from '../icon/index.ts';
import type { AccessibleName } from '../shared/index.ts';
import { useWords } from '../texts/index.ts';
import * as css from './popover.css.ts';
import { popoverTexts } from './popover.texts.ts';
import { raise } from './raise.ts';
import { usePopover } from './use-popover.ts';

export type PopoverProps = AccessibleName & {
  /**
   * What opens and closes it: a `Button` or an `IconButton`. Give it other words than the panel: Orca 43 does not repeat
   * a name that it has just said.
   */
  trigger: ReactElement;
  /** The panel's content; as a function it gets `close`, which closes and returns focus to the trigger. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The heading level of `label` on the page, 1-6. */
  headingLevel?: HeadingLevel;
  /** The preferred side of the trigger. Without room there it opens on the other one. */
  side?: 'below' | 'above';
  /** The edge of the trigger that it keeps to, in the direction of the text. It shifts to stay in the window. */
  align?: 'start' | 'center' | 'end';
  /** Whether it is open, when controlled; otherwise it keeps its own state and starts closed. */
  isOpen?: boolean;
  /** Called when it opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** What gets focus when it opens, such as the first field; otherwise the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
};

const sides = { below: 'bottom', above: 'top' } as const;
/** In CSS pixels: the gap between trigger and panel, and between panel and window, which is the phone's gutter. */
const gap = 8;
const gutter = 20;

/**
 * A panel beside its trigger that leaves the page usable: a dialog that is not modal. Escape, a press outside and its own
 * button close it and give focus back. With `label` it has a heading and the button "Zamknij"; with `aria-label` or
 * `aria-labelledby` it has neither. The server renders the trigger alone.
 */
export function Popover({
  trigger,
  children,
  label,
  headingLevel = 2,
  side = 'below',
  align = 'start',
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  ...options
}: PopoverProps) {
  const t = useWords(popoverTexts);
  const { titleId, close, rootProps, triggerRef, focusProps } = usePopover(options);
  return (
    <Root {...rootProps}>
      <Trigger asChild ref={triggerRef}>
        {trigger}
      </Trigger>
      <Content
        ref={raise}
        className={css.panel}
        side={sides[side]}
        align={align}
        sideOffset={gap}
        collisionPadding={gutter}
        aria-label={ariaLabel}
        aria-labelledby={label === undefined ? labelledBy : titleId}
        {...focusProps}
      >
        {label !== undefined && (
          <div className={css.head}>
            <Heading level={headingLevel} look="h3" id={titleId}>
              {label}
            </Heading>
            <span className={css.close}>
              <IconButton icon={icons.close} label={t('close')} onClick={close} />
            </span>
          </div>
        )}
        {typeof children === 'function' ? children(close) : children}
      </Content>
    </Root>
  );
}
