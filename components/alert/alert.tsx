import type { ReactNode } from 'react';
import { AlertMarkup } from './alert-markup.tsx';
import type { AlertTone } from './alert-region.ts';
import { useAlert } from './use-alert.ts';

export interface AlertProps {
  /** Its meaning; an `error` interrupts what is being read, the others wait. */
  tone: AlertTone;
  /** The result, first and bold: "Zostały 2 sztuki." */
  title: ReactNode;
  /** Its meaning and next step; may hold links. */
  children?: ReactNode;
  /** Shows the button "Zamknij". */
  isClosable?: boolean;
  /** Called after the alert closed itself. */
  onClose?: () => void;
}

/**
 * A message inside the page. It is announced once and never moves focus: by `startAlerts()` after the load if it came
 * with the page, else when it appears. For passing results, use `showAlert`.
 */
export function Alert({ tone, title, children, isClosable = false, onClose }: AlertProps) {
  const { alertRef, isOpen, onClosePress } = useAlert(onClose);
  if (!isOpen) return null;
  return (
    <AlertMarkup ref={alertRef} tone={tone} title={title} onClosePress={isClosable ? onClosePress : undefined}>
      {children}
    </AlertMarkup>
  );
}
