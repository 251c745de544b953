import type { ReactNode } from 'react';
import { AlertMarkup } from './alert-markup.tsx';
import type { AlertTone } from './alert-region.ts';
import { useAlert } from './use-alert.ts';

export interface AlertProps {
  /** What it means for the reader; an `error` interrupts what is being read, the others wait. */
  tone: AlertTone;
  /** The result, first and bold: "Zostały 2 sztuki." */
  title: ReactNode;
  /** What it means and what now; may hold links. */
  children?: ReactNode;
  /** Shows the button "Zamknij". */
  isClosable?: boolean;
  /** Called after the alert closed itself. */
  onClose?: () => void;
}

/**
 * A message that stands in the page. It is spoken once and never moves focus: one that came with the page by
 * `startAlerts()` after the load, one that appears later when it appears. For results that pass, use `showAlert`.
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
