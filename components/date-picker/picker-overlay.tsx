import type { ReactNode } from 'react';
import { Drawer } from '../drawer/index.ts';
import { endButton } from '../field/end-button.css.ts';
import { Icon, icons } from '../icon/index.ts';
import { Popover } from '../popover/index.ts';
import * as styles from './picker-overlay.css.ts';
import type { PickerOverlayState } from './use-picker-overlay.ts';

export interface PickerOverlayProps {
  /** What `usePickerOverlay` returned. */
  overlay: PickerOverlayState;
  /** The name of the trigger, with what is chosen. Other words than `title`: Orca 43 does not repeat a name it has just said. */
  triggerName: string;
  /** The name of the dialog; in the sheet it is seen. */
  title: string;
  /** The trigger opens nothing. */
  isDisabled?: boolean | undefined;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** Whether Back in the browser closes the sheet: while it is open, the history has an entry more. Off by default. */
  closesOnBack?: boolean | undefined;
  /** A calendar, and what belongs to it; in the page only while it is open. */
  children: ReactNode;
}

/**
 * The button at the end of a date's box, and the dialog that it opens: from viewport level 3 on a panel beside it, below that
 * a sheet from the bottom. Focus goes to the chosen day or today, and back to the button. Source: ARIA Authoring Practices,
 * date picker dialog example.
 */
export function PickerOverlay({
  overlay,
  triggerName,
  title,
  isDisabled,
  actions,
  closesOnBack,
  children,
}: PickerOverlayProps) {
  const { shown, open, close, trigger, beginning, surface } = overlay;
  const content = (
    <div ref={surface} className={styles.surface}>
      {children}
    </div>
  );
  return (
    <>
      <Popover
        aria-label={title}
        align="end"
        isOpen={shown === 'popover'}
        onOpenChange={(isOpen) => (isOpen ? open() : close())}
        initialFocus={beginning}
        trigger={
          <button type="button" ref={trigger} className={endButton} aria-label={triggerName} disabled={isDisabled}>
            <Icon shape={icons.calendar} />
          </button>
        }
      >
        {content}
        {actions !== undefined && <div className={styles.foot}>{actions}</div>}
      </Popover>
      <Drawer
        side="bottom"
        closesOnBack={closesOnBack}
        title={title}
        isOpen={shown === 'sheet'}
        onClose={close}
        actions={actions}
      >
        {content}
      </Drawer>
    </>
  );
}
