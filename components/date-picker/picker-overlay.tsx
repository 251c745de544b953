import type { ReactNode } from 'react';
import { Drawer } from '../drawer/index.ts';
import { endButton } from '../field/end-button.css.ts';
import { Icon, icons } from '../icon/index.ts';
import { Popover } from '../popover/index.ts';
import * as styles from './picker-overlay.css.ts';
import type { PickerOverlayState } from './use-picker-overlay.ts';

export interface PickerOverlayProps {
  /** The result of `usePickerOverlay`. */
  overlay: PickerOverlayState;
  /** The trigger's name, with the chosen value. Must differ from `title`: Orca 43 does not repeat a name just spoken. */
  triggerName: string;
  /** The dialog's name; visible in the sheet. */
  title: string;
  /** Disables the trigger. */
  isDisabled?: boolean | undefined;
  /** Footer buttons. */
  actions?: ReactNode;
  /** Whether Back closes the sheet: while open, the history has one more entry. Off by default. */
  closesOnBack?: boolean | undefined;
  /** A calendar and related content; mounted only while open. */
  children: ReactNode;
}

/**
 * The button at the end of a date field, and its dialog: from viewport level 3 on a panel beside it, below that a
 * bottom sheet. Focus goes to the chosen day or today, and back to the button. Source: ARIA Authoring Practices, date
 * picker dialog example.
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
