import { createContext, use, useEffect, useId, useRef, useState, type ReactNode } from 'react';

const Dialog = createContext({ isOpen: false, setOpen(_isOpen: boolean) {}, titleId: '', descriptionId: '' });

/** Orca has heard of the new focus after this long (ms); only then may the background become inert. */
const announceDelay = 250;

/**
 * A native dialog with Radix's API: state above, trigger and content below. It opens as a popover, and the background
 * becomes inert a little later.
 */
export function Root({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return <Dialog value={{ isOpen, setOpen, titleId: `${id}title`, descriptionId: `${id}text` }}>{children}</Dialog>;
}

export function Trigger({ children }: { children: ReactNode }) {
  const { setOpen } = use(Dialog);
  return <button onClick={() => setOpen(true)}>{children}</button>;
}

export function Content({ children }: { children: ReactNode }) {
  const { isOpen, setOpen, titleId, descriptionId } = use(Dialog);
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return undefined;
    const trigger = document.activeElement as HTMLElement;
    const others = [...dialog.parentElement!.children].filter((other) => other !== dialog);
    dialog.showPopover();
    const timer = setTimeout(() => others.forEach((other) => other.setAttribute('inert', '')), announceDelay);
    return () => {
      clearTimeout(timer);
      for (const other of others) other.removeAttribute('inert');
      dialog.hidePopover();
      trigger.focus();
    };
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      popover="manual"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      {isOpen && children}
    </dialog>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return <h2 id={use(Dialog).titleId}>{children}</h2>;
}

export function Description({ children }: { children: ReactNode }) {
  return <p id={use(Dialog).descriptionId}>{children}</p>;
}

export function Close({ children }: { children: ReactNode }) {
  const { setOpen } = use(Dialog);
  return <button onClick={() => setOpen(false)}>{children}</button>;
}
